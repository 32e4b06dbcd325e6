/** The answers and questions that the controllers of all games have in common. */

export function play<M>(move: M): { readonly does: 'play'; readonly move: M } {
  return { does: 'play', move };
}

export function select<S>(selection: S | undefined): {
  readonly does: 'select';
  readonly selection: S | undefined;
} {
  return { does: 'select', selection };
}

/** Selects, or deselects what is selected already. */
export function toggle<S>({ selection }: { readonly selection: S | undefined }, wanted: NoInfer<S>) {
  return select(JSON.stringify(selection) === JSON.stringify(wanted) ? undefined : wanted);
}

/** The offers of some kinds. */
export function offersDoing<M extends { readonly do: string }, K extends M['do']>(
  { offers }: { readonly offers: readonly M[] },
  ...kinds: K[]
): Extract<M, { do: K }>[] {
  return offers.filter((move): move is Extract<M, { do: K }> => kinds.some((kind) => kind === move.do));
}

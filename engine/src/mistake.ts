/**
 * A mistake in external input. The code is the English phrase with its facts in braces: developers and logs read it as
 * it is, and translation catalogues use it as the key.
 */
export interface Mistake {
  readonly code: string;
  readonly facts: Facts;
}

/** A fact may itself be a phrase that needs translation. */
type Facts = Readonly<Record<string, string | number | Mistake>>;

/** The placeholder names in a code. */
type Holes<Code extends string> = Code extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Holes<Rest>
  : never;

/** The facts a code needs, as the last argument of a call; none if it has no placeholders. */
export type FactsOf<Code extends string> = [Holes<Code>] extends [never]
  ? []
  : [facts: Readonly<Record<Holes<Code>, string | number | Mistake>>];

/** The mistakes that the engine itself reports. */
export type EngineMistake =
  | 'a whole number from {min} to {max}'
  | 'a text that is not empty'
  | 'true or false'
  | 'one of {values}'
  | 'a list'
  | 'a list of {length}, not {found}'
  | 'an object'
  | 'nothing of that name (known: {known})'
  | 'expected {what}'
  | 'expected "{piece}"'
  | 'expected {what}: one of {values}'
  | '{what} must be from {min} to {max}'
  | 'nothing more was expected here'
  | 'expected the options'
  | '{path}: expected {what}'
  | 'expected the picks of the set-up'
  | 'expected a seat, a move and, after a colon, its picks'
  | 'step {step}'
  | 'set-up'
  | 'step {step}: {move} is not offered'
  | 'pick {pick} is missing'
  | 'pick {pick} is {found}, not below {limit}'
  | '{where}: 1 pick too many'
  | '{where}: {over} picks too many';

export function mistake<Code extends string>(code: Code, ...facts: FactsOf<Code>): Mistake;
export function mistake(code: string, facts: Facts = {}): Mistake {
  return { code, facts };
}

/** The mistake as a sentence, in English or in the language of `phrase`. */
export function inWords({ code, facts }: Mistake, phrase: (code: string) => string = (same) => same): string {
  return phrase(code).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const fact = facts[name] ?? hole;
    return typeof fact === 'object' ? inWords(fact, phrase) : String(fact);
  });
}

/** Why a position is impossible: the part of it that is wrong, and the rule that excludes it. */
export interface Contradiction<Part extends string = string, Rule extends string = string> {
  readonly mistake: Mistake;
  readonly part: Part;
  readonly rule: Rule;
}

/** How a game names a contradiction, with its own parts, rules and mistakes. */
export const contradictionIn =
  <Part extends string, Rule extends string, Codes extends string>() =>
  <Code extends Codes>(
    part: Part,
    rule: Rule,
    code: Code,
    ...facts: FactsOf<Code>
  ): Contradiction<Part, Rule> => ({ part, rule, mistake: mistake(code, ...facts) });

/** Thrown when a well-formed record does not fit the rules. */
export class Misfit extends RangeError {
  readonly #mistake: Mistake;

  constructor(wrong: Mistake) {
    super(inWords(wrong));
    this.#mistake = wrong;
  }

  get mistake(): Mistake {
    return this.#mistake;
  }
}

export function misfit<Code extends EngineMistake>(code: Code, ...facts: FactsOf<Code>): Misfit {
  return new Misfit(mistake(code, ...facts));
}

/** The learner plays red, and Boris yellow. */
export const AGAINST_BORIS = [
  { kind: 'learner', colour: 0 },
  { kind: 'rival', name: 'Boris', colour: 1 },
] as const;

export const AGAINST_IVAN = [
  { kind: 'learner', colour: 0 },
  { kind: 'automaton', colour: 1 },
] as const;

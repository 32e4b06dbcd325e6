import { at, type Chance, type State } from '@archivolt/engine';
import { START_SPACE, setup } from './setup.ts';
import { IVAN, type Options, type RedCathedral } from './state.ts';

/** Rules 1 did not pay Ivan for the base he claims first: RC-V3. */
export function setUpByRules1(options: Options, chance: Chance): State<RedCathedral> {
  const state = setup(options, chance);
  if (state.table.ivan !== null) at(state.table.players, IVAN).space = START_SPACE;
  return state;
}

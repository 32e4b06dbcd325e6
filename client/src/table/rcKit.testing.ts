import { type RedCathedral, showEvent } from '@archivolt/red-cathedral';
import type { Kit } from '@archivolt/table/kit.ts';
import { undrawn } from '@archivolt/table/undrawn.testing.ts';
import { actions } from '../../../games/red-cathedral/board/controller/actions.ts';
import { choices } from '../../../games/red-cathedral/board/controller/choices.ts';
import { allTargets, marks } from '../../../games/red-cathedral/board/controller/marks.ts';
import {
  paneOf,
  paneOfEvent,
  paneOfTarget,
  targetOf,
} from '../../../games/red-cathedral/board/controller/panes.ts';
import type { Selection } from '../../../games/red-cathedral/board/controller/selection.ts';
import { touch } from '../../../games/red-cathedral/board/controller/touch.ts';
import { keyOf, type Target } from '../../../games/red-cathedral/board/targets.ts';

/** The kit of The Red Cathedral without its drawings. */
export const rcKit: Kit<RedCathedral, Target, Selection> = {
  ...undrawn<RedCathedral, Target, Selection>(),
  keyOf,
  targets: allTargets,
  touch,
  choices,
  actions,
  marks,
  paneOf,
  paneOfEvent,
  paneOfTarget,
  targetOf,
  showEvent,
  beginsTurn: (event) => (event.type === 'turn' ? { seat: event.seat, turn: event.turn } : undefined),
};

import type { Die, Kind, Material, Place, RedCathedral, Slot, Where } from '@archivolt/red-cathedral';
import type { ActionState, Answer, Asking, Choice } from '@archivolt/table/controller.ts';

/** The player's selection between two touches. */
export type Selection =
  | { readonly by: 'die'; readonly die: Die }
  /** A place whose dice are in the tray. */
  | { readonly by: 'place'; readonly place: Place }
  | { readonly by: 'goods'; readonly kind: Material }
  /** A section that takes several materials. */
  | { readonly by: 'section'; readonly section: Where }
  /** A slot that can only take the tile face down: that needs a confirmation. */
  | { readonly by: 'slot'; readonly slot: Slot }
  | { readonly by: 'ornament'; readonly ornament: Kind }
  | { readonly by: 'action'; readonly action: ActionName };

/** RC-F1 and RC-F2: the three basic actions, then the two optional ones. */
export const ACTION_NAMES = ['claim', 'build', 'acquire', 'rubles', 'reroll'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

export type RcAsking = Asking<RedCathedral, Selection>;
export type RcAnswer = Answer<RedCathedral, Selection>;
export type RcChoice = Choice<RedCathedral, Selection>;
export type RcAction = ActionState<RedCathedral, Selection>;

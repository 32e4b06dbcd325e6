import type { ShellMessages } from '@archivolt/i18n';
import { rulesOf } from '../games.ts';
import { settings } from '../settings/settings.svelte.ts';
import { cryptoChance } from './cryptoChance.ts';
import { newGame, type Started } from './newGame.ts';
import type { SeatInfo } from './session.ts';
import { shelf } from './shelf.svelte.ts';

/** The game for whoever just wants to play: alone against Ivan, with the cards that the rules recommend. */
export async function startFirstGame(texts: ShellMessages['setup']): Promise<Started> {
  const game = await rulesOf('red-cathedral');
  const options = { players: 1, side: 'basic', influence: 'first', first: 0 } as const;
  const seats: SeatInfo[] = [
    { seat: 0, name: settings.name || texts.you, kind: 'me', colour: 0 },
    { seat: 1, name: texts.ivan.name, kind: 'ivan', colour: 1 },
  ];
  return newGame(game, options, seats, { store: shelf.store, chance: cryptoChance, clock: Date.now });
}

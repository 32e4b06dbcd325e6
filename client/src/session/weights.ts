import type { Library } from '@archivolt/bots';
import architectura2 from '@archivolt/bots/weights/architectura-2.net?url';
import architectura3 from '@archivolt/bots/weights/architectura-3.net?url';
import architectura4 from '@archivolt/bots/weights/architectura-4.net?url';
import redCathedral1 from '@archivolt/bots/weights/red-cathedral-1.net?url';
import redCathedral2 from '@archivolt/bots/weights/red-cathedral-2.net?url';
import redCathedral3 from '@archivolt/bots/weights/red-cathedral-3.net?url';
import redCathedral4 from '@archivolt/bots/weights/red-cathedral-4.net?url';

const FILES: Readonly<Record<string, string>> = {
  'red-cathedral 1': redCathedral1,
  'red-cathedral 2': redCathedral2,
  'red-cathedral 3': redCathedral3,
  'red-cathedral 4': redCathedral4,
  'architectura 2': architectura2,
  'architectura 3': architectura3,
  'architectura 4': architectura4,
};

/** Fetches what the bots have learned when one of them first needs it; kept with the app, so also without a network. */
export const weights: Library = async (game, players) => {
  const file = FILES[`${game} ${players}`];
  if (!file) return undefined;
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

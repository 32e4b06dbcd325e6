import type { WeightsLoader } from '@archivolt/bots';

/** The addresses of the weights, by the names of their files: one for each game and number of players. */
const FILES = import.meta.glob<string>('../../../bots/weights/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Loads the weights of the bots on first use; they are cached with the app, so also offline. */
export const weights: WeightsLoader = async (game, players) => {
  const file = FILES[`../../../bots/weights/${game}-${players}.net`];
  if (!file) return undefined;
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

import { at } from '@archivolt/engine';
import { levelName, loadCommon } from '@archivolt/i18n';
import { type Entry, flagsOf, optionsFrom } from '@archivolt/terminal';
import { stonesBotKit } from './bot.ts';
import { positions, type Stones, stones } from './rules.ts';
import { rules, say, speakerOf } from './words.ts';

const namesOf = ({ players }: Stones['table']): string[] =>
  Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);

export const stonesEntry: Entry<Stones> = {
  game: stones,
  positions,
  botKit: stonesBotKit,
  flags: flagsOf(stones.facts),
  flagWords: async () => ({ heap: 'stones in the heap' }),
  options: (args) => optionsFrom(args, stones.facts),
  face: {
    turnBegins: (event) => (event.type === 'turn' ? event.seat : undefined),
    isPlain: () => true,
  },
  async speak({ language, terminal }) {
    const common = await loadCommon(language);
    return {
      ...speakerOf((seat, table) => at(namesOf(table), seat)),
      names: namesOf,
      level: (name) => levelName(common, name).name,
      board: ({ table: { left } }) => [`${'o '.repeat(left)}(${left})`],
      offer: (_, move) => say.take(move.stones),
      reason: say.reason,
      mistake: (wrong) => terminal.mistake(wrong),
      intents: (_, text) => (/^\d$/.test(text) ? [{ do: 'take', stones: Number(text) }] : []),
      sheet: { final: 'Points', ifEndedNow: 'Points if the game ended now' },
      rules: async () => rules.texts,
    };
  },
};

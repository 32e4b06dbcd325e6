import { plural } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

const points = (count: number): string => plural('en', count, { one: '# point', other: '# points' });

export const hints: HintWords = {
  completes: (section, pays) => `Completes: ${section}${pays === '' ? '' : `. It pays ${pays}`}.`,
  prestige: (from, to) => `Points now: from ${from} to ${to} on the score track.`,
  spaces: (count) =>
    `Moves you ${plural('en', count, { one: '# space', other: '# spaces' })} forward on the score track.`,
  tower: (roman, count) => `Points at the end: ${points(count)} more from tower ${roman}, as it stands.`,
  costs: (name, recognition) => `Holds ${name} back: −${recognition} for an unfinished section below.`,
  rivalTower: (name, roman, count) =>
    `Holds ${name} back: ${points(count)} less from tower ${roman}, as it stands.`,
  end: 'Triggers the end of the game.',
  needed: (materials) => `Brings what your sections need: ${materials}.`,
  gained: (materials) => `Brings ${materials}.`,
  nearer: (section, materials) => `A step closer: ${section} then lacks ${materials}.`,
  tile: (tile) => `The tile pays now, and with every die of that colour: ${tile}.`,
  reserves: (pays) => `Keeps the section for you${pays === '' ? '.' : `. Once completed, it pays ${pays}.`}`,
  above: (name) =>
    `It is above an unfinished section of ${name}: if you complete yours first, ${name} loses points.`,
  full: 'Fills the location: no other die can end its move there.',
  earns: (sum) => `Brings ${sum}.`,
  spends: (sum) => `It costs ${sum}.`,
  lost: 'Not everything will fit into your inventory.',
};

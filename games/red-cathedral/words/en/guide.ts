import { plural } from '@archivolt/i18n';
import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  built: (who, section) => (who === undefined ? `You build: ${section}` : `${who} builds: ${section}`),
  missing: (materials) => `${materials} still missing`,
  share: (roman, by) =>
    `Tower ${roman}: ${plural('en', Math.abs(by), { one: '# point', other: '# points' })} ${by > 0 ? 'more' : 'less'} for you at the end, as it stands.`,
  threat: (section) => `Your unfinished section can be overbuilt now: ${section}.`,
  full: (place) => `Full now: ${place}. No other die can end its move there.`,
  section:
    'Claim it with a banner, then deliver the materials that it shows. The player who completes it gets what is printed on it.',
  done: 'It counts for the value of its tower at the end, and can hold one ornament, from any player.',
  die: 'Moves clockwise as many locations as it shows. You may pay to move your own die or the white one further.',
  place:
    'Gives what its tile shows, once for every die here. A die cannot end its move where three other dice already are.',
  influence: 'You may use one of the two actions of a card when the die you moved ends in its quadrant.',
  slot: 'A face-up tile here gives its benefit when it is placed, and again whenever you move a die of this colour.',
  material: 'Each material takes one space of your inventory. It is delivered to sections, sold or traded.',
  supply: 'What is not in the supply cannot be gained. Used materials return to it.',
  banner: 'Each claim takes a banner. One that leaves the inventory frees a space there.',
  ornament:
    'Put it on a completed section of its kind, with its material and up to two gems, which bring prestige points.',
  track:
    'Every space is one recognition point. A prestige point takes you to the next numbered space; only those numbers count at the end.',
};

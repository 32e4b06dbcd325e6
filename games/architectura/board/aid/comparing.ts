import { compareValues, type Piece, turnedFace } from '@archivolt/architectura';
import type { AidBlock, AidLine } from '@archivolt/table/aid/sheet.ts';
import type { IconId } from '../draw/icons.ts';
import { icon, type Picture } from './picture.ts';
import type { Reading } from './sheet.ts';

type Outcome = ReturnType<typeof compareValues>;

/** What comparing does to the card on the left, in the order in which the cases are checked (AR-C6). */
const OUTCOMES: Record<Outcome, { readonly icon: IconId; readonly rule: string }> = {
  equal: { icon: 'equal', rule: 'AR-C2' },
  up: { icon: 'rises', rule: 'AR-C3' },
  destroy: { icon: 'destroyed', rule: 'AR-C4' },
  down: { icon: 'falls', rule: 'AR-C5' },
};

/** Each case with an example of two cards of this game, and the result for the left one. */
export function comparing(reading: Reading): AidBlock<Picture> {
  const { aid, m } = reading;
  return {
    title: aid.titles.compare,
    kind: 'list',
    lines: [
      ...(Object.keys(OUTCOMES) as Outcome[]).map((outcome): AidLine<Picture> => {
        const { icon: id, rule } = OUTCOMES[outcome];
        return {
          pictures: [icon(id)],
          text: aid.compare[outcome],
          rules: [rule],
          row: example(reading, outcome),
        };
      }),
      { pictures: [icon('protected')], text: aid.compare.protected, rules: ['AR-C7', 'AR-X9'] },
      {
        pictures: [icon('none')],
        text: m.compare.full(null, { what: 'nothing', to: '', choice: false }),
        rules: ['AR-C1'],
      },
    ],
  };
}

/** The left card of another player and a played one, the icon, and the left card afterwards. */
function example({ components, seat }: Reading, outcome: Outcome): Picture[] {
  const plain = components.pieces.filter(
    ({ base, sides, beside }) => base === undefined && sides.length > 1 && !beside,
  );
  const others = plain.filter((piece) => piece.seat !== seat);
  const played = plain.filter((piece) => piece.seat === seat);
  for (const left of others) {
    const own = played.find((piece) => shows(left, piece) === outcome && piece.id !== left.id);
    if (own === undefined) continue;
    return [
      { show: 'small', piece: left, face: 0 },
      { show: 'small', piece: own, face: 0 },
      icon(OUTCOMES[outcome].icon),
      { show: 'small', piece: left, face: after(outcome) },
    ];
  }
  return [];
}

const shows = (left: Piece, played: Piece): Outcome =>
  compareValues(left.sides[0] ?? 0, played.sides[0] ?? 0);

function after(outcome: Outcome): number | 'ruin' {
  if (outcome === 'destroy') return 'ruin';
  return outcome === 'equal' ? 0 : turnedFace(0, outcome === 'up' ? 'cw' : 'ccw');
}

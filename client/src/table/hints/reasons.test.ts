import { readFileSync } from 'node:fs';
import { type Architectura, architectura } from '@archivolt/architectura';
import {
  at,
  copyState,
  extend,
  type Game,
  type GameTypes,
  offersOf,
  parseRecord,
  replay,
  startDraft,
  type View,
  viewOf,
} from '@archivolt/engine';
import { LANGUAGES } from '@archivolt/i18n';
import {
  componentsOf,
  countOf,
  diceAt,
  MATERIALS,
  prestigeAt,
  type RedCathedral,
  redCathedral,
} from '@archivolt/red-cathedral';
import type { HintOutcome } from '@archivolt/table/hints/ladder.ts';
import type { SeatInfo } from '@archivolt/table/session/session.ts';
import { describe, expect, test } from 'vitest';
import { loadLadderOf as loadCity } from '../../../../games/architectura/board/controller/ladder.ts';
import { handOf } from '../../../../games/architectura/board/controller/offersAt.ts';
import { reasonsOf as cityReasons } from '../../../../games/architectura/board/controller/reasons.ts';
import { loadLadderOf as loadCathedral } from '../../../../games/red-cathedral/board/controller/ladder.ts';
import {
  reasonsOf as cathedralReasons,
  type Why,
} from '../../../../games/red-cathedral/board/controller/reasons.ts';

/** Every offer in every n-th position of a recorded game, and its result on the view of its seat. */
function outcomes<G extends GameTypes>(game: Game<G>, name: string, nth = 4): HintOutcome<G>[] {
  const file = new URL(`../../../../games/${game.id}/playthroughs/${name}.txt`, import.meta.url);
  const parsed = parseRecord(game, readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.why);
  const found: HintOutcome<G>[] = [];
  replay(game, parsed.value, (state, _, step) => {
    const seat = game.toMove(state.table);
    if (seat === undefined || step % nth > 0) return;
    const before: View<G> = viewOf(copyState(game, state), seat);
    for (const move of offersOf(game, before)) {
      const draft = extend(game, startDraft(before), move);
      found.push({ before, after: draft.view, move, events: draft.steps.flatMap(({ events }) => events) });
    }
  });
  return found;
}
const cathedral = ['two-basic', 'three-advanced', 'solo-basic'].flatMap((name) =>
  outcomes<RedCathedral>(redCathedral, name),
);
const city = ['2-basic', '3-advanced', '4-advanced'].flatMap((name) =>
  outcomes<Architectura>(architectura, name),
);

/** A visit to the market, continued until something has been traded. */
function tradeOutcomes({ before, move }: HintOutcome<RedCathedral>): HintOutcome<RedCathedral>[] {
  if (move.do !== 'acquire') return [];
  let draft = extend(redCathedral, startDraft(before), move);
  for (const next of ['activate', 'take', 'amount', 'use', 'give', 'get']) {
    const offers = draft.sealed ? [] : offersOf(redCathedral, draft.view);
    const found = offers.findLast((offer) => offer.do === next);
    if (found) draft = extend(redCathedral, draft, found);
  }
  const events = draft.steps.flatMap((step) => step.events);
  return events.some(({ type }) => type === 'gave') ? [{ before, after: draft.view, move, events }] : [];
}

const given = cathedral.flatMap((outcome) =>
  cathedralReasons(outcome).map((reason) => ({ reason, ...outcome, me: outcome.before.seat })),
);
const all = <W extends Why['why']>(why: W) =>
  given.flatMap(({ reason, ...rest }) => (isWhy(reason, why) ? [{ reason, ...rest }] : []));
const isWhy = <W extends Why['why']>(reason: Why, why: W): reason is Extract<Why, { why: W }> =>
  reason.why === why;
const eventsOf = <T extends RedCathedral['event']['type']>(
  { events }: HintOutcome<RedCathedral>,
  type: T,
): Extract<RedCathedral['event'], { type: T }>[] =>
  events.filter((event): event is Extract<RedCathedral['event'], { type: T }> => event.type === type);

describe('a hint reason in The Red Cathedral matches the rules', () => {
  test('[RC-B3] the stated reward of a completed section is the reward paid', () => {
    const found = all('completes');
    expect(found.length).toBeGreaterThan(5);
    for (const { reason, me, ...outcome } of found) {
      expect(eventsOf(outcome, 'completed').map(({ section }) => section)).toContain(reason.section);
      const paid = eventsOf(outcome, 'rubles').filter(({ seat, from }) => seat === me && from === 'section');
      expect(paid.reduce((sum, { by }) => sum + by, 0)).toBe(reason.rubles);
      const walked = eventsOf(outcome, 'recognition').filter(({ seat, by }) => seat === me && by > 0);
      expect(walked.reduce((sum, { by }) => sum + by, 0)).toBe(reason.recognition);
    }
  });

  test('[RC-E2] the stated points are the prestige at the marker’s space', () => {
    const found = all('prestige');
    expect(found.length).toBeGreaterThan(5);
    for (const { reason, before, after, me } of found) {
      const points = [before, after].map(({ table }) =>
        prestigeAt(componentsOf(table).track, at(table.players, me).space),
      );
      expect([reason.from, reason.to]).toEqual(points);
    }
  });

  test('[RC-E4] the stated points of a tower are the difference of two score sheets', () => {
    const found = [...all('tower'), ...all('rivalTower')];
    expect(found.length).toBeGreaterThan(5);
    for (const { reason, before, after, me } of found) {
      const seat = reason.why === 'tower' ? me : reason.seat;
      const [was = 0, is = 0] = [before, after].map(({ table }) =>
        redCathedral
          .score(table)
          .lines.filter(
            (line) => line.code === 'tower' && line.seat === seat && line.facts?.tower === reason.tower,
          )
          .reduce((sum, { points }) => sum + points, 0),
      );
      expect(reason.why === 'tower' ? is - was : was - is).toBe(reason.points);
      expect(reason.points).toBeGreaterThan(0);
    }
  });

  test('[RC-B4] the marker of a rival goes back by the stated loss, but not below space 0', () => {
    const found = all('costs');
    expect(found.length).toBeGreaterThan(0);
    for (const { reason, before, after } of found) {
      const { space } = at(before.table.players, reason.seat);
      expect(at(after.table.players, reason.seat).space).toBe(Math.max(0, space - reason.recognition));
    }
  });

  test('[RC-A3] a location called full holds three dice', () => {
    const found = all('full');
    expect(found.length).toBeGreaterThan(0);
    for (const { reason, after } of found) expect(diceAt(after.table, reason.place)).toBe(3);
  });

  test('[RC-I5] the stated materials are the difference in the inventory, trades included', () => {
    const trades = cathedral.flatMap((outcome) => tradeOutcomes(outcome));
    expect(trades.length).toBeGreaterThan(20);
    for (const outcome of trades) {
      const { before, after } = outcome;
      const reasons = cathedralReasons(outcome);
      const counts = MATERIALS.map((_, kind) =>
        reasons.reduce((sum, reason) => {
          if (reason.why === 'given') return sum - countOf(reason.goods, kind);
          return reason.why === 'needed' || reason.why === 'gained' ? sum + countOf(reason.goods, kind) : sum;
        }, 0),
      );
      const [was, is] = [before, after].map(({ table }) => at(table.players, before.seat).goods);
      expect(counts).toEqual(MATERIALS.map((_, kind) => countOf(is ?? 0, kind) - countOf(was ?? 0, kind)));
    }
  });

  test('the stated roubles are the difference in the player’s roubles', () => {
    for (const { reason, before, after, me } of given) {
      if (reason.why !== 'earns' && reason.why !== 'spends') continue;
      const by = at(after.table.players, me).rubles - at(before.table.players, me).rubles;
      expect(reason.why === 'earns' ? by : -by).toBe(reason.rubles);
    }
  });
});

test('[AR-G2] a hint reason in Architectura states the points of the score sheets before and after', () => {
  let seen = 0;
  for (const outcome of city) {
    const [was, is] = [outcome.before, outcome.after].map(({ table }) => architectura.score(table).totals);
    for (const why of cityReasons(outcome)) {
      if (why.why !== 'points' && why.why !== 'holds' && why.why !== 'helps') continue;
      const seat = why.why === 'points' ? outcome.before.seat : why.seat;
      expect([why.from, why.to]).toEqual([was?.[seat], is?.[seat]]);
      if (why.why === 'holds') expect(why.to).toBeLessThan(why.from);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(50);
});

const seats: SeatInfo[] = ['Ada', 'Boris', 'Clio', 'Dora'].map((name, seat) => ({
  seat,
  name,
  colour: seat,
  kind: seat === 0 ? 'me' : 'bot',
}));

describe.each(LANGUAGES)('in %s', (language) => {
  test('every step and every reason is a sentence', async () => {
    const rc = (await loadCathedral(language))({ seats, me: 0 });
    const ar = (await loadCity(language))({ seats, me: 0 });
    const ladders = [
      ...cathedral.filter((_, index) => index % 7 === 0).map((outcome) => rc.ladder(outcome)),
      ...city.filter((_, index) => index % 3 === 0).map((outcome) => ar.ladder(outcome)),
    ];
    for (const { where, action, reasons, theme } of ladders) {
      expect(where.name).toMatch(/\S/);
      expect(rc.words.themes[theme]).toMatch(/\.$/);
      if (action) expect(action.name).toMatch(/\S/);
      for (const reason of reasons) {
        expect(reason).toMatch(/^\p{Lu}.*\.$/u);
        expect(reason).not.toMatch(/undefined|NaN|\[object|\bnull\b|\s[.,]/);
      }
    }
  });
});

test('the panes and buttons that a step highlights exist', async () => {
  const rc = (await loadCathedral('en'))({ seats, me: 0 });
  const panes = new Set(cathedral.map((outcome) => rc.ladder(outcome).where.pane));
  expect([...panes].sort()).toEqual(['cathedral', 'market', 'workshop']);
  const claim = cathedral.find(({ move }) => move.do === 'claim');
  if (!claim) throw new Error('nobody could claim');
  expect(rc.ladder(claim).action).toMatchObject({ sort: 'action', name: 'Claim', button: 'claim' });
  const ar = (await loadCity('en'))({ seats, me: 0 });
  const play = city.find(({ move }) => move.do === 'play');
  if (play?.move.do !== 'play') throw new Error('nobody could play');
  const ladder = ar.ladder(play);
  expect(ladder.where.lit).toHaveLength(8);
  expect(ladder.where.lit).toContain(`space:${play.move.space}`);
  expect(ladder.action?.lit).toEqual([`hand:${play.move.card}`]);
});

test('a card that a hint of Architectura highlights is where the hint says', async () => {
  const ar = (await loadCity('en'))({ seats, me: 0 });
  const kinds = new Set<string>();
  for (const outcome of outcomes<Architectura>(architectura, '2-advanced', 1)) {
    const { move, before } = outcome;
    const { where, action, lit } = ar.ladder(outcome);
    const held = handOf(before);
    for (const key of [...(action?.lit ?? []), ...lit])
      if (key.startsWith('hand:')) expect(held).toContain(key.slice('hand:'.length));
    if (move.do === 'copy') expect(lit.every((key) => key.startsWith('space:'))).toBe(true);
    if (move.do === 'replace') expect(lit).toEqual([`deck:${move.card}`, `deck:${move.by}`]);
    expect(where.pane).toBe(lit.some((key) => /^(space|deck):/.test(key)) ? 'city' : 'hand');
    kinds.add(move.do);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['play', 'copy', 'replace', 'search']));
});

import { writeFileSync } from 'node:fs';
import { redCathedralLevels as levels } from '@archivolt/bots';
import { offersOf, seeded, viewOf } from '@archivolt/engine';
import { redCathedral as game } from '@archivolt/red-cathedral';
import { WEIGHTS } from './src/red-cathedral/weights.ts';

const W = WEIGHTS as any;
type Ws = Record<string, any>;
const clone = (w: Ws): Ws => JSON.parse(JSON.stringify(w));
const base = clone(W);
function playGame(players: number, g: number, sets: Ws[], side: string) {
  const chance = seeded(g * 7919 + 1);
  const st = game.setup({ players, side, influence: 'random', first: 'random' } as any, chance);
  const bot = levels.greedy();
  const ch = seeded(g + 1e6);
  for (;;) {
    const seat = game.toMove(st.table);
    if (seat === undefined || st.table.turn > 80 * players) break;
    const v = viewOf<any>(st, seat);
    const off = offersOf<any>(game as any, v);
    Object.assign(W, sets[seat]);
    game.play(v as any, bot(v as any, off as any, ch, { positions: 300 }), chance);
  }
  return { totals: game.score(st.table).totals, turns: st.table.turn / (players === 1 ? 2 : players) };
}
function judge(w: Ws, from: number) {
  let solo = 0,
    duel = 0,
    turns = 0,
    swins = 0,
    dwins = 0;
  const NS = 30,
    ND = 12;
  for (let g = 0; g < NS; g++) {
    const r = playGame(1, from + g, [w], g % 2 ? 'advanced' : 'basic');
    const m = r.totals[0]! - r.totals[1]!;
    solo += m;
    if (m > 0) swins++;
  }
  for (let g = 0; g < ND; g++) {
    const me = g % 2;
    const r = playGame(
      2,
      from + 500 + (g >> 1),
      me ? [base, w] : [w, base],
      g % 4 > 1 ? 'advanced' : 'basic',
    );
    const m = r.totals[me]! - r.totals[1 - me]!;
    duel += Math.max(-30, Math.min(30, m));
    turns += r.turns;
    if (m > 0) dwins++;
  }
  const t = turns / ND;
  return {
    o: solo / NS + (0.5 * duel) / ND - 0.5 * Math.max(0, t - 36),
    solo: +(solo / NS).toFixed(1),
    duel: +(duel / ND).toFixed(1),
    t: +t.toFixed(1),
    swins,
    dwins,
  };
}
let best = clone(W),
  round = 0;
const pick = seeded(Number(process.argv[2] ?? 1));
let bj = judge(best, 0);
console.log('start', JSON.stringify(bj));
const keys = Object.keys(W);
const end = Date.now() + Number(process.argv[3] ?? 600) * 1000;
while (Date.now() < end) {
  const cand = clone(best);
  const n = 1 + pick(3);
  for (let i = 0; i < n; i++) {
    const k = keys[pick(keys.length)]!;
    const f = [0.6, 0.8, 1.25, 1.6][pick(4)]!;
    cand[k] = Array.isArray(cand[k])
      ? cand[k].map((x: number) => x * f)
      : k.startsWith('useful')
        ? Math.max(1, Math.round(cand[k] * f))
        : +(cand[k] * f).toFixed(3);
  }
  const from = (round++ >> 3) * 1000;
  if ((round & 7) === 1) bj = judge(best, from);
  const j = judge(cand, from);
  if (j.o > bj.o + 0.4) {
    best = cand;
    bj = j;
    console.log(
      round,
      JSON.stringify(j),
      JSON.stringify(
        Object.fromEntries(
          keys.filter((k) => JSON.stringify(best[k]) !== JSON.stringify(base[k])).map((k) => [k, best[k]]),
        ),
      ),
    );
    writeFileSync('/tmp/tuned' + (process.argv[2] ?? 1) + '.json', JSON.stringify(best, null, 1));
  }
}
console.log('end', JSON.stringify(bj), JSON.stringify(best));

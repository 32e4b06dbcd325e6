import { architectura } from '@archivolt/architectura';
import { architecturaLevels, redCathedralLevels } from '@archivolt/bots';
import { offersOf, seeded, viewOf } from '@archivolt/engine';
import { redCathedral } from '@archivolt/red-cathedral';

const [
  ,
  ,
  gameId = 'red-cathedral',
  playersArg = '2',
  gamesArg = '20',
  bots = 'greedy,random',
  extra = '{}',
] = process.argv;
const players = +playersArg;
const games = +gamesArg;
const game: any = gameId === 'red-cathedral' ? redCathedral : architectura;
const levels: any = gameId === 'red-cathedral' ? redCathedralLevels : architecturaLevels;
const names = bots.split(',');
const base =
  gameId === 'red-cathedral'
    ? { players, side: 'basic', influence: 'random', first: 'random', ...JSON.parse(extra) }
    : { players, ...JSON.parse(extra) };
let wins: Record<string, number> = {},
  turns: number[] = [],
  dec = 0,
  unf = 0;
const sc: Record<string, number[]> = {};
const acts: any = {};
const t0 = process.cpuUsage();
for (let g = 0; g < games; g++) {
  const chance = seeded(g * 7919 + 1);
  const st = game.setup(base, chance);
  const order = Array.from({ length: players }, (_, i) => (i + g) % names.length);
  const bs = order.map((o) => levels[names[o]!]());
  const ch = order.map((_, i) => seeded(g * 31 + i + 1e6));
  for (;;) {
    const seat = game.toMove(st.table);
    if (seat === undefined) break;
    if (st.table.turn > 2000) {
      unf++;
      break;
    }
    const v = viewOf<any>(st, seat);
    const off = offersOf<any>(game, v);
    const m = bs[seat](v, off, ch[seat]);
    dec++;
    if (names[order[seat]!] === 'greedy') acts[m.do] = (acts[m.do] ?? 0) + 1;
    game.play(v, m, chance);
  }
  const sheet = game.score(st.table);
  turns.push(st.table.turn / (players === 1 ? 2 : players));
  sheet.totals.forEach((t: number, s: number) => {
    const n = s < players ? names[order[s]!]! + order[s] : 'ivan';
    (sc[n] ??= []).push(t);
  });
  for (const s of sheet.places[0]) {
    const n = s < players ? names[order[s]!]! + order[s] : 'ivan';
    wins[n] = (wins[n] ?? 0) + 1 / sheet.places[0].length;
  }
}
const u = process.cpuUsage(t0);
const cpu = (u.user + u.system) / 1e6;
turns.sort((a, b) => a - b);
const mean = (x: number[]) => x.reduce((a, b) => a + b, 0) / x.length;
console.log({
  wins,
  unf,
  turns: [turns[0], turns[turns.length >> 1], turns.at(-1)],
  scores: Object.fromEntries(Object.entries(sc).map(([k, v]) => [k, mean(v).toFixed(1)])),
  cpuPerGame: cpu / games,
  decPerS: (dec / cpu) | 0,
});
console.log(Object.fromEntries(Object.entries(acts).map(([k, v]: any) => [k, +(v / games).toFixed(1)])));

import { redCathedralLevels as levels } from '@archivolt/bots';
import { offersOf, seeded, viewOf } from '@archivolt/engine';
import { redCathedral as game, printPile } from '@archivolt/red-cathedral';

const players = Number(process.argv[2] ?? 1),
  g = Number(process.argv[3] ?? 1);
const chance = seeded(g * 7919 + 1);
const st = game.setup({ players, side: 'basic', influence: 'random', first: 'random' } as any, chance);
const bot = levels.greedy();
const ch = seeded(g + 1e6);
let turn = 0,
  line = '';
for (;;) {
  const seat = game.toMove(st.table);
  if (seat === undefined) break;
  if (st.table.turn > 200) break;
  const v = viewOf<any>(st, seat);
  const off = offersOf<any>(game as any, v);
  if (st.table.turn !== turn) {
    turn = st.table.turn;
    console.log(line);
    const p = st.table.players[seat]!;
    line = `${turn} s${seat} sp${p.space} ₽${p.rubles} ${printPile(p.goods)} b${p.covered}+${p.aside} done${st.table.towers.flat().filter((s) => s.done && s.banner === seat).length} | `;
  }
  const m = bot(v as any, off as any, ch);
  line += game.notation.printMove(m) + '; ';
  game.play(v as any, m, chance);
}
console.log(
  line,
  game.score(st.table).totals,
  JSON.stringify(game.score(st.table).lines.map((l) => [l.seat, l.code, l.points])),
);

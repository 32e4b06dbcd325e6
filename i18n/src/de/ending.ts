import type { EndingMessages, Person } from '../messages/ending.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('de');
const points = (k: number): string => n(k, 'Punkt', 'Punkte');
const by = ({ me, name }: Person): string => (me ? 'dich' : name);

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'Gleichstand' : `${points(Math.abs(lead))} ${lead > 0 ? 'Vorsprung' : 'Rückstand'}`;

export const ending: EndingMessages = {
  sources: 'Woher die Punkte kamen',
  lead: ({ decided }, winner, more, next, less) =>
    `${decided} den Ausschlag: ${points(more)} für ${by(winner)}, ${figure(less)} für ${by(next)}.`,
  ahead: ({ at }, { me, name }, more, less) =>
    `${capital(at)} ${me ? 'lagst du' : `lag ${name}`} mit ${figure(more)} zu ${figure(less)} vorn.`,
  most: ({ most }, { me, name }, k) =>
    `${me ? 'Deine größte Punktequelle' : `Die größte Punktequelle von ${name}`}: ${most}, ${points(k)}.`,
  best: ({ me, name }, line, k) =>
    `Am meisten auf einmal ${me ? 'hast du' : `hat ${name}`} hier geholt: ${line}, ${points(k)}.`,
  turn: {
    title: 'Der entscheidende Zug',
    swing: (turn, player, { me, name }, from, to) =>
      `${player.me ? `Dein Zug ${turn}` : `Zug ${turn} von ${player.name}`} hat am Punktestand am meisten geändert: vorher ${standing(from)} für ${me ? 'dich' : name}, danach ${standing(to)}.`,
    watch: 'Diesen Zug ansehen',
  },
  course: {
    title: 'Punkte Zug für Zug',
    note: 'Was alle bekommen hätten, wenn die Partie nach diesem Zug zu Ende gewesen wäre.',
    turn: 'Zug',
    table: 'Als Tabelle zeigen',
  },
};

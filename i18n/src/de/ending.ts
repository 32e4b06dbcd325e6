import type { EndingMessages, Person } from '../messages/ending.ts';
import type { Source } from '../messages/sources.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('de');
const points = (k: number): string => n(k, 'Punkt', 'Punkte');
const by = ({ me, name }: Person): string => (me ? 'dich' : name);

/** With the verb, which follows the number of its noun. */
const DECIDED: Record<Source, string> = {
  track: 'Die Punkteleiste gab',
  tower: 'Die Türme gaben',
  leftovers: 'Die Reste gaben',
  building: 'Die Gebäude in der Stadt gaben',
  beside: 'Die Karten neben der Stadt gaben',
  adjacent: 'Die Zusatzpunkte für Nachbarn gaben',
  fallen: 'Die Zusatzpunkte für zerstörte Karten gaben',
};
const MOST: Record<Source, string> = {
  track: 'die Punkteleiste',
  tower: 'die Türme',
  leftovers: 'die Reste',
  building: 'die Gebäude in der Stadt',
  beside: 'die Karten neben der Stadt',
  adjacent: 'die Zusatzpunkte für Nachbarn',
  fallen: 'die Zusatzpunkte für zerstörte Karten',
};
const AT: Record<Source, string> = {
  track: 'auf der Punkteleiste',
  tower: 'bei den Türmen',
  leftovers: 'bei den Resten',
  building: 'bei den Gebäuden in der Stadt',
  beside: 'bei den Karten neben der Stadt',
  adjacent: 'bei den Zusatzpunkten für Nachbarn',
  fallen: 'bei den Zusatzpunkten für zerstörte Karten',
};

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'Gleichstand' : `${points(Math.abs(lead))} ${lead > 0 ? 'Vorsprung' : 'Rückstand'}`;

export const ending: EndingMessages = {
  sources: 'Woher die Punkte kamen',
  source: {
    track: 'Punkteleiste',
    tower: 'Türme',
    leftovers: 'Reste',
    building: 'Gebäude in der Stadt',
    beside: 'Karten neben der Stadt',
    adjacent: 'Zusatzpunkte für Nachbarn',
    fallen: 'Zusatzpunkte für zerstörte Karten',
  },
  lead: (source, winner, more, next, less) =>
    `${DECIDED[source]} den Ausschlag: ${points(more)} für ${by(winner)}, ${figure(less)} für ${by(next)}.`,
  ahead: (source, { me, name }, more, less) =>
    `${capital(AT[source])} ${me ? 'lagst du' : `lag ${name}`} mit ${figure(more)} zu ${figure(less)} vorn.`,
  most: (source, { me, name }, k) =>
    `${me ? 'Deine größte Punktequelle' : `Die größte Punktequelle von ${name}`}: ${MOST[source]}, ${points(k)}.`,
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
  drawn: { towers: 'Die Türme und was sie gaben', city: 'Die Stadt und was sie gab' },
  towers: { tower: 'Turm', value: 'Wert' },
};

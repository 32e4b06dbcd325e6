import { de } from '../grammar/fr.ts';
import type { EndingMessages, Person } from '../messages/ending.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('fr', 'de ', '\u00a0');
const points = (k: number): string => n(k, 'point', 'points');
const by = ({ me, name }: Person): string => (me ? 'vous' : name);

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'l’égalité' : `${points(Math.abs(lead))} ${lead > 0 ? 'd’avance' : 'de retard'}`;

export const ending: EndingMessages = {
  sources: 'D’où viennent les points',
  lead: ({ decided }, winner, more, next, less) =>
    `${decided} la différence\u00a0: ${points(more)} pour ${by(winner)}, ${figure(less)} pour ${by(next)}.`,
  ahead: ({ at }, { me, name }, more, less) =>
    `${capital(at)}, ${me ? 'vous aviez' : `${name} avait`} l’avantage, ${figure(more)} à ${figure(less)}.`,
  most: ({ most }, { me, name }, k) =>
    `${me ? 'Votre principale source de points' : `La principale source de points ${de(name)}`}\u00a0: ${most}, ${points(k)}.`,
  best: ({ me, name }, line, k) =>
    `${me ? 'Votre meilleur gain' : `Le meilleur gain ${de(name)}`}\u00a0: ${line}, ${points(k)}.`,
  turn: {
    title: 'Le tour décisif',
    swing: (turn, player, { me, name }, from, to) =>
      `C’est le tour ${turn}, ${player.me ? 'le vôtre' : `celui ${de(player.name)}`}, qui a le plus changé le score\u00a0: ${me ? 'vous passez' : `${name} passe`} de ${standing(from)} à ${standing(to)}.`,
    watch: 'Revoir ce tour',
  },
  course: {
    title: 'Les points, tour par tour',
    note: 'Le score que chacun aurait eu si la partie s’était arrêtée après ce tour.',
    turn: 'Tour',
    table: 'Afficher en tableau',
  },
};

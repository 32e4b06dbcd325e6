import { de } from '../grammar/fr.ts';
import type { EndingMessages, Person } from '../messages/ending.ts';
import type { Source } from '../messages/sources.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('fr', 'de ', '\u00a0');
const points = (k: number): string => n(k, 'point', 'points');
const by = ({ me, name }: Person): string => (me ? 'vous' : name);

/** With the verb, which follows the number of its noun. */
const DECIDED: Record<Source, string> = {
  track: 'La piste de score a fait',
  tower: 'Les tours ont fait',
  leftovers: 'Les restes ont fait',
  building: 'Les bâtiments de la ville ont fait',
  beside: 'Les cartes à côté de la ville ont fait',
  adjacent: 'Les bonus de voisinage ont fait',
  fallen: 'Les bonus pour cartes détruites ont fait',
};
const MOST: Record<Source, string> = {
  track: 'la piste de score',
  tower: 'les tours',
  leftovers: 'les restes',
  building: 'les bâtiments de la ville',
  beside: 'les cartes à côté de la ville',
  adjacent: 'les bonus de voisinage',
  fallen: 'les bonus pour cartes détruites',
};
const AT: Record<Source, string> = {
  track: 'sur la piste de score',
  tower: 'dans les tours',
  leftovers: 'grâce aux restes',
  building: 'grâce aux bâtiments de la ville',
  beside: 'grâce aux cartes à côté de la ville',
  adjacent: 'grâce aux bonus de voisinage',
  fallen: 'grâce aux bonus pour cartes détruites',
};

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'l’égalité' : `${points(Math.abs(lead))} ${lead > 0 ? 'd’avance' : 'de retard'}`;

export const ending: EndingMessages = {
  sources: 'D’où viennent les points',
  source: {
    track: 'Piste de score',
    tower: 'Tours',
    leftovers: 'Restes',
    building: 'Bâtiments de la ville',
    beside: 'Cartes à côté de la ville',
    adjacent: 'Bonus de voisinage',
    fallen: 'Bonus pour cartes détruites',
  },
  lead: (source, winner, more, next, less) =>
    `${DECIDED[source]} la différence\u00a0: ${points(more)} pour ${by(winner)}, ${figure(less)} pour ${by(next)}.`,
  ahead: (source, { me, name }, more, less) =>
    `${capital(AT[source])}, ${me ? 'vous aviez' : `${name} avait`} l’avantage, ${figure(more)} à ${figure(less)}.`,
  most: (source, { me, name }, k) =>
    `${me ? 'Votre principale source de points' : `La principale source de points ${de(name)}`}\u00a0: ${MOST[source]}, ${points(k)}.`,
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
  drawn: { towers: 'Les tours et ce qu’elles ont rapporté', city: 'La ville et ce qu’elle a rapporté' },
  towers: { tower: 'Tour', value: 'Valeur' },
};

import { figure } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

export const hints: HintWords = {
  points: (from, to) => `Vos points : de ${figure(from)} à ${figure(to)}.`,
  holds: (name, from, to) => `Freine ${name} : de ${figure(from)} à ${figure(to)} points.`,
  helps: (name, from, to) => `Mais ${name} y gagne aussi : de ${figure(from)} à ${figure(to)} points.`,
  walled: (card) => `${card} : rien ne peut être joué à droite, donc aucune comparaison ne peut lui nuire.`,
  guarded: (card) => `${card} : carte protégée contre les autres.`,
  exchange: 'De nouvelles cartes promettent plus que votre main.',
};

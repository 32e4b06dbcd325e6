import { plural } from '@archivolt/i18n';
import type { HintWords } from '../messages/hints.ts';

const points = (count: number): string => plural('fr', count, { one: '# point', other: '# points' });

export const hints: HintWords = {
  completes: (section, pays) => `Achève : ${section}${pays === '' ? '' : `. Cela rapporte ${pays}`}.`,
  prestige: (from, to) => `Points immédiats : de ${from} à ${to} sur la piste de score.`,
  spaces: (count) =>
    `Vous fait avancer de ${plural('fr', count, { one: '# case', other: '# cases' })} sur la piste de score.`,
  tower: (roman, count) =>
    `Points à la fin : ${points(count)} de plus pour la tour ${roman}, en l’état actuel.`,
  costs: (name, recognition) => `Freine ${name} : −${recognition} pour une section inachevée en dessous.`,
  rivalTower: (name, roman, count) =>
    `Freine ${name} : ${points(count)} de moins pour la tour ${roman}, en l’état actuel.`,
  end: 'Déclenche la fin de la partie.',
  needed: (materials) => `Apporte ce qu’il faut à vos sections : ${materials}.`,
  gained: (materials) => `Apporte ${materials}.`,
  nearer: (section, materials) => `Un pas de plus : ${section}. Il manquera encore ${materials}.`,
  tile: (tile) => `La tuile rapporte maintenant, puis avec chaque dé de cette couleur : ${tile}.`,
  reserves: (pays) =>
    `Vous réserve la section${pays === '' ? '.' : `. Une fois achevée, elle rapporte ${pays}.`}`,
  above: (name) =>
    `Elle est au-dessus d’une section inachevée (${name}) : si vous achevez la vôtre en premier, ${name} perd des points.`,
  full: 'Remplit l’emplacement : aucun autre dé ne peut s’y arrêter.',
  earns: (sum) => `Rapporte ${sum}.`,
  spends: (sum) => `Cela coûte ${sum}.`,
  lost: 'Tout ne tient pas dans votre inventaire.',
};

import { plural } from '@archivolt/i18n';
import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  built: (who, section) =>
    who === undefined ? `Vous construisez : ${section}` : `${who} construit : ${section}`,
  missing: (materials) => `il manque encore ${materials}`,
  share: (roman, by) =>
    `Tour ${roman} : ${plural('fr', Math.abs(by), { one: '# point', other: '# points' })} de ${by > 0 ? 'plus' : 'moins'} pour vous à la fin, en l’état actuel.`,
  threat: (section) => `Votre section inachevée risque maintenant une pénalité : ${section}.`,
  full: (place) => `Plein maintenant : ${place}. Aucun autre dé ne peut s’y arrêter.`,
  section:
    'Revendiquez-la avec une bannière, puis livrez les matériaux indiqués. La personne qui l’achève reçoit ce qui y est imprimé.',
  done: 'Elle compte dans la valeur de sa tour à la fin et peut porter un ornement de n’importe quel joueur.',
  die: 'Il avance dans le sens horaire d’autant d’emplacements que sa valeur. Vous pouvez payer pour amener plus loin votre dé ou le blanc.',
  place:
    'Il donne ce que montre sa tuile, une fois par dé présent. Un dé ne peut pas s’arrêter là où se trouvent déjà trois autres dés.',
  influence:
    'Vous pouvez utiliser une des deux actions d’une carte quand le dé déplacé s’arrête dans son quadrant.',
  slot: 'Une tuile face visible donne ici son avantage quand on la place, puis chaque fois que vous déplacez un dé de cette couleur.',
  material:
    'Chaque matériau occupe un emplacement de votre inventaire. On le livre aux sections, on le vend ou on l’échange.',
  supply:
    'On ne peut pas recevoir ce qui n’est plus dans la réserve générale. Les matériaux utilisés y retournent.',
  banner: 'Chaque revendication demande une bannière. Celle qui quitte l’inventaire y libère un emplacement.',
  ornament:
    'Posez-le sur une section achevée de son type, avec son matériau et jusqu’à deux gemmes, qui rapportent des points de prestige.',
  track:
    'Chaque case est un point de reconnaissance. Un point de prestige mène à la case numérotée suivante ; seuls ces nombres comptent à la fin.',
};

import { capital } from '@archivolt/i18n';
import { de } from '@archivolt/i18n/grammar/fr';
import type { Reasons } from '../messages/reasons.ts';
import {
  by,
  count,
  die,
  e,
  kinds,
  n,
  no,
  ORNAMENTS,
  place,
  RESOURCES,
  rubles,
  slot,
  the,
  theOrnament,
} from './game.ts';

export const reasons = {
  over: 'La partie est terminée. Plus rien ne peut être joué.',
  notYourTurn: ({ seat }) => `C’est au tour ${de(seat.name)}. Attendez le vôtre.`,
  notNow: ({ ask }) => `Vous devez d’abord prendre une autre décision. ${ask}`,
  sameAs: ({ slot: k }) => `Les deux emplacements se valent. Choisissez ${slot(k)}.`,
  noSuchSection: 'Le plan n’a pas de section à cet endroit. Choisissez-en une qui y figure.',
  claimedAlready: ({ section, seat }) =>
    `${capital(the(section))} porte déjà ${seat.me ? 'votre bannière' : `la bannière ${de(seat.name)}`}. Choisissez une section qui n’en a pas.`,
  nothingBelow: ({ section, below }) =>
    `${capital(the(section))} n’est pas encore libre : ${the(below)} n’a pas de bannière. On revendique une tour de bas en haut.`,
  noBanner: 'Vous n’avez plus de bannière. Vous pouvez encore construire et acquérir des ressources.',
  bannerNotAsked: ({ side }) =>
    side === 'basic'
      ? 'Sur la face standard, la bannière ne se choisit pas. Elle vient de l’inventaire tant qu’il en contient.'
      : 'Vous n’avez pas besoin de bannière maintenant. Revendiquez d’abord une section.',
  slotTaken: ({ slot: k }) => `${capital(slot(k))} porte déjà une tuile. Choisissez-en un libre.`,
  slotCovered: ({ slot: k }) =>
    `${capital(slot(k))} est encore couvert par une bannière. Choisissez-en un autre.`,
  needRubles: ({ need, have, perPrestige }) =>
    `Cela coûte ${rubles(need)} ; vous en avez ${have}. Chaque point de prestige en rapporte ${perPrestige}.`,
  notClaimed: ({ section }) =>
    `${capital(the(section))} n’a pas encore de bannière. Revendiquez cette section avant d’y livrer.`,
  notYours: ({ section, seat }) =>
    `${capital(the(section))} appartient à ${by(seat)}. On ne livre que sur ses propres sections.`,
  completedAlready: ({ section }) =>
    `${capital(the(section))} est achevé${e(section)} et n’a plus besoin de rien. Livrez sur une section inachevée.`,
  notNeeded: ({ section, kind }) =>
    `${capital(the(section))} n’a pas besoin ${no(kind)}. Livrez ce qui y manque encore.`,
  notInHand: ({ kind, need, have }) =>
    `Il vous faut ${count(kind ?? 0, need)} et vous ${have === 0 ? 'n’en avez pas' : `en avez ${have}`} dans l’inventaire. Acquérez-en d’abord.`,
  nothingDelivered: 'Rien n’est encore livré. Livrez au moins un matériau.',
  notCompleted: ({ section }) =>
    `${capital(the(section))} n’est pas achevé${e(section)}. On ne décore que les sections achevées.`,
  decoratedAlready: ({ section, seat }) =>
    `${capital(the(section))} porte déjà ${seat.me ? 'votre ornement' : `un ornement ${de(seat.name)}`}. Une section n’en porte qu’un.`,
  ornamentGone: ({ ornament }) =>
    `Vous n’avez plus ${de(ORNAMENTS[ornament] ?? '')}. Choisissez une section pour un autre ornement.`,
  ornamentLocked: ({ ornament, slot: k }) =>
    `${capital(theOrnament(ornament))} est bloquée sur ${slot(k)}. Une tuile placée là face visible la débloque.`,
  tooManyGems: ({ most }) =>
    `Cette action ne permet plus que ${n(most, 'gemme', 'gemmes')}. Sertissez-en moins.`,
  exactSteps: ({ die: d, shows }) =>
    `Le ${die(d)} avance d’au moins ${shows}, sa valeur. Choisissez un emplacement plus loin.`,
  notYourDie: ({ die: d, shows }) =>
    `Le ${die(d)} avance d’exactement ${shows}. Seuls le dé blanc et celui de votre couleur peuvent aller plus loin contre des roubles.`,
  cheaperWay: ({ die: d, steps }) =>
    `Le ${die(d)} y va pour moins cher : ${n(steps, 'emplacement suffit', 'emplacements suffisent')}.`,
  placeFull: ({ place: at }) =>
    `Trois autres dés se trouvent déjà sur ${place(at)}. Choisissez un autre dé ou un autre emplacement.`,
  noDieMoved:
    'Aucun dé n’a été déplacé pendant ce tour. Pour acquérir des ressources, déplacez d’abord un dé.',
  takenAlready:
    'Vous avez déjà pris les ressources de cet emplacement. Continuez avec l’influence, une tuile ou le lancer.',
  noSpace:
    'Votre inventaire est plein. Livrez ou vendez ; revendiquer libère une place tant que des bannières en couvrent.',
  supplyEmpty: ({ kind }) =>
    kind === null
      ? 'La réserve générale n’a pas ce que vous obtiendriez. Choisissez autre chose.'
      : `La réserve générale n’a plus ${no(kind)}. Choisissez autre chose.`,
  amountOutOfRange: ({ min, max }) =>
    `Vous pouvez en prendre de ${min} à ${max}. Choisissez un nombre entre les deux.`,
  usedAlready: ({ action: a }) =>
    `Vous avez déjà utilisé cette action (${a}). Vous ne pouvez l’utiliser qu’une fois par tour.`,
  otherQuadrant: 'Le dé se trouve dans un autre quadrant : seule la carte de ce quadrant peut être utilisée.',
  otherActionUsed: ({ action: a }) =>
    `Vous avez utilisé l’autre action de cette carte (${a}). Une seule des deux est permise.`,
  rowBroken: ({ action: a }) =>
    `Vous avez interrompu cette action (${a}). Vous ne pouvez la répéter que d’affilée, avant de prendre ou d’activer autre chose.`,
  notShown: ({ kind, of }) =>
    `Cette carte ne concerne pas ce matériau (${RESOURCES[kind ?? 0]}), seulement ${kinds(of)}.`,
  nothingToSell: ({ of }) =>
    `Vous n’avez rien à vendre ici. ${of.length === 6 ? 'Obtenez d’abord un matériau.' : `La carte accepte ${kinds(of)}.`}`,
  nothingToDeliver:
    'Aucun de vos matériaux ne peut être livré. Revendiquez une section ou obtenez ce qui manque aux vôtres.',
  nothingToTrade: ({ give, get }) =>
    `Il vous faut ${give > 1 ? `${give} matériaux identiques` : '1 matériau'} à échanger, et la réserve générale doit contenir ${get > 1 ? `${get} matériaux d’autres types` : '1 matériau d’un autre type'}.`,
  noUsefulTile:
    'Aucune de vos tuiles Atelier face visible ne donne quoi que ce soit. Placez-en une face visible ou faites de la place.',
  needEveryKind:
    'Vous n’avez pas achevé une section de chaque type. Achevez une base, une section intermédiaire et un dôme.',
  needDifferent: ({ need, have }) => `Il faut ${need} matériaux différents ; vous en avez ${have}.`,
  sameKind: ({ kind }) =>
    `C’est ce que vous venez de donner (${RESOURCES[kind ?? 0]}). Choisissez un autre type.`,
  returnedAlready: ({ kind }) => `Vous avez déjà défaussé ${count(kind ?? 0, 1)}. Choisissez un autre type.`,
  samePlace: ({ place: at }) => `${place(at)} est déjà la première tuile. Choisissez-en une autre.`,
  noTile: ({ slot: k }) =>
    `Il n’y a pas de tuile sur ${slot(k)}. Revendiquez une section pour en obtenir une.`,
  faceDown: ({ slot: k }) => `La tuile sur ${slot(k)} est face cachée. Elle ne pourra jamais être activée.`,
  otherColour: ({ slot: k, die: d }) =>
    `Vous avez déplacé le ${die(d)}, qui n’active pas ${slot(k)}. Seules les tuiles de sa couleur comptent.`,
  activatedAlready: 'Vous avez déjà activé une tuile dans cette action. Ce n’est possible qu’une fois.',
  givesNothing: ({ slot: k }) =>
    `La tuile sur ${slot(k)} ne donnerait rien : pas de place, ou plus rien dans la réserve générale.`,
  noPrestige: ({ space }) =>
    `Vous êtes sur la case ${space}, sans case de prestige derrière vous : il n’y a pas de prestige à perdre.`,
  rerolledAlready:
    'Vous avez déjà relancé les dés d’un emplacement pendant ce tour. Ce n’est possible qu’une fois par tour.',
  noDice: ({ place: at }) => `Il n’y a pas de dé sur ${place(at)}. Choisissez un emplacement avec des dés.`,
  actFirst:
    'Votre action de base reste à faire. Revendiquez, construisez ou acquérez des ressources avant de terminer votre tour.',
  notIvansChoice: ({ section }) =>
    `La règle d’Ivan ne désigne pas ${the(section)}. Choisissez une des sections marquées.`,
} satisfies Reasons;

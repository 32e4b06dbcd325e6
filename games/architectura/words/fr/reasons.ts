import { capital } from '@archivolt/i18n';
import { de } from '@archivolt/i18n/grammar/fr';
import type { Reasons } from '../messages/reasons.ts';
import { card, cards, e, n, Own, ofThe, space, The, the } from './game.ts';

export const reasons = {
  gameOver: 'La partie est terminée. On ne peut plus rien jouer.',
  notYourDecision: ({ seat }) => `C’est à ${seat.me ? 'vous' : seat.name} de décider. Veuillez patienter.`,
  otherDecision: ({ ask }) => `Vous devez d’abord prendre une autre décision. ${ask}`,
  noSuchCard: ({ card: id }) =>
    `Votre couleur n’a pas de carte nommée ${card(id)}. Choisissez une de vos cartes.`,
  notInHand: ({ card: id }) =>
    `${The(id)} n’est pas une carte que vous pouvez utiliser maintenant. Choisissez-en une autre.`,
  notInDeck: ({ card: id }) => `${The(id)} n’est plus dans votre paquet. Remplacez une carte qui s’y trouve.`,
  notAdditional: ({ card: id }) =>
    `${The(id)} est une carte de base. Seules les cartes supplémentaires en remplacent d’autres.`,
  alreadySwappedIn: ({ card: id }) =>
    `${The(id)} est déjà dans votre paquet. Choisissez une autre carte supplémentaire.`,
  cannotReplace: ({ card: id, by: other }) =>
    `${The(other)} ne peut pas remplacer ${the(id)}. Les valeurs de base doivent être égales, ou le texte de la carte doit nommer celle qu’elle remplace.`,
  noSwapsLeft: ({ most }) =>
    `Il ne reste aucun remplacement ; le maximum est ${most}. Indiquez que votre paquet est prêt, ou annulez-en un.`,
  notYourDeck: 'Ce n’est pas le paquet que vous avez composé. Montrez le vôtre.',
  noSuchSpace: ({ streets, blocks }) =>
    `La ville n’a pas cet emplacement. Elle compte ${n(streets, 'rue', 'rues')} de ${blocks} îlots.`,
  spaceTaken: ({ space: at }) =>
    `Une carte visible se trouve déjà ${space(at)}. Choisissez un emplacement libre ou une ruine.`,
  leftIsEmpty: ({ space: at }) =>
    `${capital(space(at))} : l’emplacement à gauche est vide. On construit les rues de gauche à droite.`,
  streetNotOpen: ({ space: at, first }) =>
    `La rue ${at.street} ne peut pas encore être ouverte. La rue ${first.street} vient d’abord.`,
  foreignToken: ({ space: at, owner }) =>
    `${owner.me ? 'Votre jeton' : `Un jeton ${de(owner.name)}`} se trouve ${space(at)}. Personne d’autre ne peut y construire.`,
  threeInARow: ({ space: at, run }) =>
    `${capital(space(at))} : vous auriez ${run} cartes visibles d’affilée. À 3 ou 4 joueurs, le maximum est de deux.`,
  costTooHigh: ({ cost, others }) =>
    `Cela coûte ${cards(cost)} ; à part celle-ci, ${others === 0 ? 'vous n’en avez aucune' : `vous en avez ${others}`} en main. Choisissez une autre carte.`,
  costPayable: ({ card: id }) =>
    `Vous pouvez payer ${the(id)} : la carte n’est donc pas simplement retirée. Jouez-la, ou jouez-en une autre.`,
  noCost: ({ card: id }) =>
    `${The(id)} n’a pas de coût et ne peut donc pas quitter la partie ainsi. Jouez la carte sur un emplacement.`,
  belongsBeside: ({ card: id }) =>
    `${The(id)} n’occupe aucun emplacement. Jouez la carte à côté de la ville.`,
  belongsInCity: ({ card: id }) => `${The(id)} a sa place dans la ville. Choisissez un emplacement.`,
  mustPlay:
    'Vous pouvez jouer une carte, vous devez donc en jouer une. Choisissez une carte et un emplacement.',
  exchangeUsed: 'Vous avez déjà renouvelé votre main. Cela ne se fait qu’une fois par partie.',
  handEmpty: 'Votre main est vide : il n’y a rien à renouveler.',
  searchOver: 'On ne cherche qu’au début de son premier tour, avant de renouveler sa main.',
  searchedCardInHand: 'La carte que vous pourriez chercher est déjà dans votre main.',
  nothingToSearch: 'Votre paquet n’a aucune carte que l’on puisse chercher.',
  otherSpace: ({ space: at, another }) =>
    another
      ? `La carte se trouve déjà ${space(at)}. Choisissez un autre emplacement.`
      : `La carte doit aller ${space(at)}, à la place qui vient de se libérer.`,
  justReturned: ({ card: id }) => `Vous venez de reprendre ${the(id)}. Jouez une autre carte.`,
  nothingToReplay:
    'Vous n’avez pas d’autre carte en main que vous puissiez jouer et payer. Renoncez à l’effet.',
  nothingFaceUp: ({ space: at }) =>
    `Il n’y a pas de carte visible ${space(at)}. Choisissez une carte visible.`,
  notYours: ({ space: at, owner }) =>
    `La carte de la ${space(at)} appartient à ${owner.me ? 'vous' : owner.name}. Choisissez une des vôtres.`,
  protected: ({ card: id, owner }) =>
    `${Own({ card: id, owner })} est protégé${e(id)} : vos cartes ne l’affectent pas. Choisissez une autre carte.`,
  singleValue: ({ card: id }) => `${The(id)} n’a qu’une valeur et ne peut pas être tourné${e(id)}.`,
  turnedAlready: ({ space: at }) =>
    `La carte de la ${space(at)} a déjà été tournée. Choisissez-en une autre.`,
  playerDone: ({ owner }) =>
    `Une ${owner.me ? 'de vos cartes' : `carte ${de(owner.name)}`} a déjà été tournée. Choisissez celle d’un autre joueur.`,
  notDestroyed: ({ space: at }) =>
    `Il n’y a pas de ruine en haut de la pile ${space(at)}. On ne reconstruit que des ruines.`,
  tokenThere: ({ space: at }) =>
    `Un jeton se trouve déjà ${space(at)}. Choisissez un autre emplacement constructible.`,
  alreadyProtected: ({ card: id }) => `${The(id)} est déjà protégé${e(id)}. Choisissez une autre carte.`,
  notAdjacent: ({ space: at, from: origin }) =>
    `${capital(space(at))} : ce n’est pas adjacent à la ${space(origin)}. Choisissez une carte voisine dans la rue ou dans l’îlot.`,
  notItself: 'Une Forge qui copie cet effet ne peut pas se reprendre elle-même. Choisissez une autre carte.',
  mustAnswer: ({ ask }) => `On ne peut pas y renoncer. ${ask}`,
  notFaceUpInCity: ({ card: id }) =>
    `Cette carte n’est pas visible dans la ville : ${card(id)}. Choisissez-en une qui l’est.`,
  noInstantEffect: ({ card: id }) => `${The(id)} n’a pas d’effet immédiat à copier.`,
  nothingWouldHappen: ({ card: id }) =>
    `L’effet ${ofThe(id)} ne ferait rien maintenant. Choisissez un autre effet.`,
  goesBeside: ({ card: id }) =>
    `Vos cartes détruites vont à côté de la ville : ${the(id)} y va aussi. Jouez la carte à côté de la ville.`,
  staysInCity: ({ card: id }) =>
    `Sans Cimetière, ${the(id)} va dans la ville. Choisissez un emplacement constructible.`,
} satisfies Reasons;

import type { Effect, Special } from '@archivolt/architectura';
import { capital, plural, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/fr';
import { de, VOWEL } from '@archivolt/i18n/grammar/fr';
import type {
  ArchitecturaMessages,
  Fate,
  Outcome,
  OwnedCard,
  Source,
  Spot,
  Target,
  Who,
} from '../messages/game.ts';

const { n, and, or } = words('fr', 'de ', ' ');

/** The subject and its verb. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? `Vous ${you}` : `${who.name} ${others}`;

const BUILDINGS = {
  Library: 'Bibliothèque',
  Greenhouse: 'Serre',
  Manufactory: 'Manufacture',
  Arsenal: 'Arsenal',
  Statue: 'Statue',
  School: 'École',
  Inn: 'Auberge',
  Fountain: 'Fontaine',
  Laboratory: 'Laboratoire',
  Palace: 'Palais',
  Park: 'Parc',
  Temple: 'Temple',
  Cemetery: 'Cimetière',
  Obelisk: 'Obélisque',
  Museum: 'Musée',
  Forge: 'Forge',
  TownHall: 'Hôtel de ville',
  MagicAcademy: 'Académie de magie',
};
const MALE = [
  'Arsenal',
  'Laboratory',
  'Palace',
  'Park',
  'Temple',
  'Cemetery',
  'Obelisk',
  'Museum',
  'TownHall',
];

const card = (id: string): string => (BUILDINGS as Record<string, string>)[id] ?? id;
/** A card of another component set is named in apposition. */
const noun = (id: string): string => (id in BUILDINGS ? card(id) : `carte ${id}`);
const isMale = (id: string): boolean => MALE.includes(id);
/** The ending of an adjective that goes with a card. */
const e = (id: string): string => (isMale(id) ? '' : 'e');
const the = (id: string): string =>
  VOWEL.test(noun(id)) ? `l’${noun(id)}` : `${isMale(id) ? 'le' : 'la'} ${noun(id)}`;
const The = (id: string): string => capital(the(id));
/** "du Parc", "de la Serre", "de l’École". */
const ofThe = (id: string): string =>
  isMale(id) && !VOWEL.test(noun(id)) ? `du ${noun(id)}` : `de ${the(id)}`;
/** Before a verb: "l’épargner", "le déplacer". */
const him = (id: string): string => (isMale(id) ? 'le' : 'la');
const all = (ids: readonly string[]): string => and(ids.map(card));
const own = (b: OwnedCard): string =>
  b.owner.me ? `votre ${noun(b.card)}` : `${the(b.card)} ${de(b.owner.name)}`;
const Own = (b: OwnedCard): string => capital(own(b));
const space = ({ street, block }: Spot): string => `rue ${street}, îlot ${block}`;
const target = (t: Target): string => (t.building ? own(t.building) : `la carte de la ${space(t.spot)}`);
const cards = (k: number): string => n(k, 'carte', 'cartes');
const points = (k: number): string => n(k, 'point', 'points');

/** The card that asks, at the head of its question. */
const source = ({ card: id, through, by: who }: Source): string => {
  if (through !== null) {
    const forge = own({ card: through, owner: who });
    return id === null ? forge : `${card(id)} par ${forge}`;
  }
  return id === null ? '' : who.me ? card(id) : `${card(id)} ${de(who.name)}`;
};
const from = (src: Source, question: string): string =>
  source(src) === '' ? capital(question) : `${capital(source(src))} : ${question}`;

const fate = ({ change, to }: Fate): string =>
  change === 'destroy' ? 'détruire' : change === 'up' ? `monter à ${to}` : `descendre à ${to}`;
const outcome = (o: Outcome): string =>
  ({
    nothing: 'rien à comparer',
    equal: 'reste : égalité',
    highest: 'reste à son maximum',
    lowest: 'reste à son minimum',
    up: `monte à ${o.to}`,
    down: `descend à ${o.to}`,
    destroyed: 'est détruite',
    escapes: 'se déplace ou est détruite',
    protected: 'protégée : reste',
  })[o.what];

const SPECIAL: Record<Special, string> = {
  replay: 'Vous pouvez reprendre en main 1 de vos cartes et en jouer une autre à sa place.',
  copy: 'Vous pouvez utiliser l’effet immédiat d’une carte visible ; ensuite, la carte jouée quitte la partie.',
};

const effect = (x: Effect): string => {
  switch (x.kind) {
    case 'turn':
      return x.whose === 'each'
        ? 'Vous pouvez tourner d’un cran 1 carte de chaque joueur, vous compris.'
        : `Vous pouvez tourner d’un cran jusqu’à ${x.count} de vos cartes.`;
    case 'destroyLower':
      return 'Détruit toutes les cartes de valeur plus faible de sa rue.';
    case 'rebuild':
      return 'Vous pouvez reconstruire 1 de vos cartes détruites.';
    case 'tokenOnSpace':
      return 'Posez un de vos jetons sur un emplacement constructible : il vous est réservé.';
    case 'opponentsFaceDown':
      return 'Chaque adversaire joue une carte de sa main face cachée.';
    case 'swapAdjacent':
      return 'Vous pouvez l’échanger avec une carte visible adjacente.';
    case 'protect':
      return 'Vous pouvez protéger 1 de vos cartes visibles avec un jeton.';
    case 'handLimit':
      return `Votre limite de main passe à ${x.cards}.`;
    case 'special':
      return SPECIAL[x.special];
    default:
      return x satisfies never;
  }
};

export const game = {
  terms: {
    title: 'Architectura',
    colon: ' : ',
    buildings: BUILDINGS,
    colours: { red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune' },
    houses: {
      red: 'maison du Pignon',
      blue: 'maison de la Lune',
      green: 'maison de la Feuille',
      yellow: 'maison du Soleil',
    },
    ways: { cw: 'sens horaire', ccw: 'sens antihoraire' },
    timings: {
      instant: 'Quand vous la jouez',
      end: 'À la fin de la partie',
      destruction: 'Avant d’être détruite',
      cost: 'Coût',
      beforeFirstTurn: 'Avant votre premier tour',
      always: 'En permanence',
    },
    faceUp: 'face visible',
    faceDown: 'face cachée',
    city: 'Ville',
    hand: 'Main',
    deck: 'Paquet',
    tokens: 'Jetons',
    besideCity: 'à côté de la ville',
    removed: 'hors de la partie',
    you: 'vous',
    card,
    building: (b) => (b.owner.me ? own(b) : `${card(b.card)} ${de(b.owner.name)}`),
    street: (k) => `rue ${k}`,
    block: (k) => `îlot ${k}`,
    space,
    value: (v) => `valeur ${v}`,
    countCards: cards,
    countTokens: (k) => n(k, 'jeton', 'jetons'),
    countPoints: points,
    and,
    or,
    effect,
    end: (x) => {
      switch (x.kind) {
        case 'adjacentTo':
          return `${points(x.points)} si elle est adjacente à un${e(x.card)} ${noun(x.card)} visible.`;
        case 'perFallen':
          return `${points(x.points)} pour chacune de vos cartes à côté de celle-ci.`;
        default:
          return x satisfies never;
      }
    },
    cost: ({ remove, from: where }) =>
      `Retirez de la partie ${n(remove, 'autre carte', 'autres cartes')} ${where === 'hand' ? 'de votre main' : 'de votre main ou parmi celles posées à côté de la ville'}.`,
    protection: 'Protégée : les cartes des adversaires ne l’affectent pas.',
    beside: 'Se joue à côté de la ville ; vos cartes détruites y sont placées.',
    escapes: 'Vous pouvez la déplacer sur un autre emplacement constructible.',
    search: 'Vous pouvez la chercher dans votre paquet contre une carte de votre main.',
    noEffect: 'Aucun effet.',
  },
  events: {
    ready: (w) => `${s(w, 'avez choisi votre', 'a choisi son')} paquet.`,
    shown: (w, added, leftOut) =>
      added.length === 0
        ? `${s(w, 'jouez', 'joue')} avec le paquet de base.`
        : `${s(w, 'jouez', 'joue')} avec ${all(added)} au lieu ${de(all(leftOut))}.`,
    turnBegan: (w, turn) => `Tour de jeu ${turn} : ${w.me ? 'à vous de jouer' : `à ${w.name} de jouer`}.`,
    searched: (w, id) =>
      `${s(w, 'remettez', 'remet')} une carte de ${w.me ? 'votre' : 'sa'} main dans le paquet, en ${w.me ? 'sortez' : 'sort'} ${the(id)} et ${w.me ? 'mélangez' : 'mélange'}.`,
    exchanged: (w, k) =>
      `${s(w, 'glissez toute votre', 'glisse toute sa')} main (${cards(k)}) sous le paquet et ${w.me ? 'en piochez' : 'en pioche'} autant.`,
    drew: (w, k, hand, deck) => `${s(w, 'piochez', 'pioche')} ${cards(k)} (main ${hand}, paquet ${deck}).`,
    played: (w, id, at, v, covers) =>
      `${s(w, 'jouez', 'joue')} ${the(id)}, valeur ${v}, ${space(at)}${covers === null ? '' : `, sur une ruine (${card(covers)})`}.`,
    playedBeside: (w, id, v) => `${s(w, 'jouez', 'joue')} ${the(id)}, valeur ${v}, à côté de la ville.`,
    passed: (w) => `${s(w, 'ne pouvez', 'ne peut')} jouer aucune carte.`,
    skipped: (w) => `${s(w, 'n’avez', 'n’a')} plus de cartes : ${w.me ? 'votre' : 'son'} tour est sauté.`,
    declined: {
      turnCards: (w) => `${s(w, 'ne tournez', 'ne tourne')} pas d’autre carte.`,
      return: (w) => `${s(w, 'ne reprenez', 'ne reprend')} aucune carte.`,
      escape: (w) => `${s(w, 'ne déplacez pas votre', 'ne déplace pas sa')} carte.`,
      rebuild: (w) => `${s(w, 'ne reconstruisez', 'ne reconstruit')} rien.`,
      swap: (w) => `${s(w, 'n’échangez', 'n’échange')} rien.`,
      protect: (w) => `${s(w, 'ne protégez', 'ne protège')} rien.`,
      copy: (w) => `${s(w, 'ne copiez', 'ne copie')} aucun effet.`,
      other: (w) => `${s(w, 'renoncez', 'renonce')}.`,
    },
    compared: (b, how, v, played) =>
      `Comparaison : à gauche, ${own(b)} a ${v} contre ${played}, ${{ equal: 'égalité', up: 'c’est plus', down: 'c’est moins', destroy: 'c’est la moitié ou moins' }[how]}.`,
    shielded: (b) => `${Own(b)} est protégé${e(b.card)} et ne change pas.`,
    spared: (w, id) => `${s(w, 'épargnez votre', 'épargne')} ${w.me ? noun(id) : the(id)}.`,
    turned: (b, way, a, z, rises) =>
      `${Own(b)} tourne dans le sens ${way === 'cw' ? 'horaire' : 'antihoraire'} et ${rises ? 'monte' : 'descend'} de ${a} à ${z}.`,
    destroyed: (b, v, beside) =>
      `${Own(b)}, valeur ${v}, est détruit${e(b.card)}${beside ? ' et va à côté de la ville' : ''}.`,
    rebuilt: (w, id, at, v) =>
      `${s(w, 'reconstruisez', 'reconstruit')} ${the(id)}, ${space(at)}, avec la valeur ${v}.`,
    moved: (w, id, a, z) =>
      `${s(w, 'déplacez', 'déplace')} ${the(id)} de la ${space(a)} vers la ${space(z)}.`,
    swapped: (a, b) => `${Own(a)} et ${own(b)} échangent leurs places.`,
    returned: (w, id, at) => `${s(w, 'reprenez', 'reprend')} en main ${the(id)}, ${space(at)}.`,
    removed: (b, where) =>
      `${Own(b)} quitte la partie${{ hand: ', depuis la main', beside: ', depuis le bord de la ville', city: '' }[where]}.`,
    playedFaceDown: (w, id, at) =>
      `${s(w, 'jouez', 'joue')} ${the(id)} face cachée ${at === null ? 'à côté de la ville' : space(at)}.`,
    tokenPlaced: (w, at, on) =>
      on === 'card'
        ? `${s(w, 'protégez votre', 'protège sa')} carte de la ${space(at)} avec un jeton.`
        : `${s(w, 'posez', 'pose')} un jeton ${space(at)}.`,
    tokenReturned: (w, at) => `${s(w, 'reprenez votre', 'reprend son')} jeton de la ${space(at)}.`,
    limitRaised: (w, to) =>
      `${w.me ? 'Votre limite de main' : `La limite de main ${de(w.name)}`} passe à ${to}.`,
    copied: (w, id) => `${s(w, 'copiez', 'copie')} l’effet ${ofThe(id)}.`,
    revalued: (b, a, z) => `${Own(b)} vaut désormais ${z} au lieu de ${a}.`,
    ended: 'Plus personne ne peut jouer de carte. La partie est terminée.',
  },
  asks: {
    waiting: (w) => `C’est à ${w.name} de décider.`,
    waitingFor: (src, w) => from(src, `c’est à ${w.name} de décider.`),
    choosesDeck: (w) => `${w.name} choisit son paquet.`,
    over: 'La partie est terminée.',
    swaps: (most) =>
      `Composez votre paquet : remplacez jusqu’à ${n(most, 'carte de base', 'cartes de base')}, puis indiquez qu’il est prêt.`,
    show: (k) => `Montrez votre paquet à tous et piochez ${cards(k)}.`,
    turn: (exchange) =>
      `À vous de jouer : jouez une carte.${exchange ? ' Avant cela, une fois par partie, vous pouvez renouveler votre main.' : ''}`,
    pay: (id, left, fallen) =>
      `${card(id)} : retirez de la partie ${cards(left)} ${fallen ? 'de votre main ou parmi celles posées à côté de la ville' : 'de votre main'}.`,
    spare: (b, f, other) =>
      `${other ? `${Own(other)} : ` : ''}${other ? own(b) : Own(b)} est protégé${e(b.card)}. L’épargner, ou ${him(b.card)} laisser ${fate(f)} ?`,
    spareHits: (src, b) =>
      from(src, `${own(b)} est protégé${e(b.card)}. L’épargner, ou ${him(b.card)} laisser détruire ?`),
    escape: (b, other) =>
      `${Own(b)} va être détruit${e(b.card)}${other ? ` par ${own(other)}` : ''}. Déplacez-${him(b.card)} sur un autre emplacement constructible, ou laissez faire.`,
    turnEach: (src, owners) => from(src, `vous pouvez tourner d’un cran 1 carte de chacun : ${owners}.`),
    turnOne: (src, w) =>
      from(src, `vous pouvez tourner d’un cran 1 ${w.me ? 'de vos cartes' : `carte ${de(w.name)}`}.`),
    turnOwn: (src, left, begun) =>
      from(
        src,
        `vous pouvez tourner d’un cran ${begun ? `encore ${left}` : `jusqu’à ${left}`} de vos cartes.`,
      ),
    return: (src) =>
      from(src, 'vous pouvez reprendre en main 1 de vos cartes et en jouer une autre à sa place.'),
    replay: (at) => `Jouez une autre carte de votre main ${space(at)}.`,
    rebuild: (src) => from(src, 'vous pouvez reconstruire 1 de vos cartes détruites.'),
    token: (src) => from(src, 'posez un de vos jetons sur un emplacement constructible.'),
    faceDown: (src, beside) =>
      from(
        src,
        `choisissez une carte de votre main et jouez-la face cachée ${beside ? 'à côté de la ville' : 'sur un emplacement constructible'}.`,
      ),
    swap: (src) => from(src, 'vous pouvez l’échanger avec une carte visible adjacente.'),
    protect: (src) => from(src, 'vous pouvez protéger 1 de vos cartes visibles avec un jeton.'),
    copy: (src) => from(src, 'vous pouvez utiliser l’effet immédiat d’une carte visible de la ville.'),
    leave: (id) => `Continuez : ${the(id)} quitte la partie.`,
    endTurn: (k) =>
      k > 0
        ? `Continuez : piochez ${cards(k)}. Cela termine votre tour.`
        : 'Continuez. Cela termine votre tour.',
    continue: 'Continuez.',
  },
  moves: {
    replace: (id, other) => `Remplacer ${the(id)} par ${the(other)}`,
    ready: 'Mon paquet est prêt',
    show: (added, leftOut) =>
      added.length === 0
        ? 'Montrer le paquet de base'
        : `Montrer le paquet : ${all(added)} à la place ${de(all(leftOut))}`,
    continue: {
      leave: 'Continuer : retirer la carte',
      endTurn: 'Continuer : piocher et terminer le tour',
      other: 'Continuer',
    },
    search: (put, wanted) =>
      `Remettre ${the(put)} dans le paquet et prendre ${wanted === null ? 'la carte cherchée' : the(wanted)}`,
    exchange: 'Renouveler votre main',
    play: (id, at) => `Jouer ${the(id)}, ${space(at)}`,
    playBeside: (id) => `Jouer ${the(id)} à côté de la ville`,
    remove: (id) => `Retirer ${the(id)} de la partie au lieu de jouer`,
    pass: 'Ne rien jouer',
    pay: (id) => `Payer avec ${the(id)}`,
    spare: (b) => `Épargner ${b ? own(b) : 'la carte'}`,
    allow: (f) => (f ? `La laisser ${fate(f)}` : 'Laisser faire'),
    move: (id, at) => `Déplacer ${id === null ? 'la carte' : the(id)} vers la ${space(at)}`,
    turn: (t, way, to) =>
      `Tourner ${target(t)} dans le sens ${way === 'cw' ? 'horaire' : 'antihoraire'}${to === null ? '' : `, jusqu’à ${to}`}`,
    return: (t) => `Reprendre en main ${target(t)}`,
    rebuild: (t) => `Reconstruire ${target(t)}`,
    token: (at) => `Poser un jeton ${space(at)}`,
    faceDown: (id, at) => `Jouer ${the(id)} face cachée ${space(at)}`,
    faceDownBeside: (id) => `Jouer ${the(id)} face cachée à côté de la ville`,
    swap: (t) => `Échanger avec ${target(t)}`,
    protect: (t) => `Protéger ${target(t)}`,
    copy: (id) => `Copier l’effet ${ofThe(id)}`,
    decline: {
      turnCards: 'Ne pas tourner d’autre carte',
      return: 'Ne reprendre aucune carte',
      escape: 'La laisser détruire',
      rebuild: 'Ne rien reconstruire',
      swap: 'Ne rien échanger',
      protect: 'Ne rien protéger',
      copy: 'Ne rien copier',
      other: 'Renoncer',
    },
  },
  commands: {
    ready: { name: 'Prêt', help: 'Votre paquet est définitif ; il sera montré quand tous seront prêts.' },
    show: {
      name: 'Montrer le paquet',
      help: 'Tous voient vos remplacements ; ensuite, vous piochez 3 cartes.',
    },
    continue: { name: 'Continuer', help: 'La suite se fait automatiquement.' },
    search: {
      name: 'Chercher dans le paquet',
      help: 'Seulement avant votre premier tour : une carte de votre main va dans le paquet, celle que vous cherchez dans votre main.',
    },
    exchange: {
      name: 'Renouveler la main',
      help: 'Une fois par partie : toute votre main passe sous votre paquet et vous piochez autant de cartes.',
    },
    remove: {
      name: 'Retirer',
      help: 'Vous ne pouvez pas payer son coût : au lieu d’être jouée, la carte quitte la partie.',
    },
    pass: { name: 'Ne rien jouer', help: 'Aucune de vos cartes n’est jouable. Vous piochez quand même.' },
    spare: { name: 'Épargner', help: 'Votre carte protégée ne change pas.' },
    allow: { name: 'Laisser faire', help: 'Votre carte affecte votre propre carte protégée.' },
    beside: { name: 'À côté de la ville', help: 'La carte n’occupe aucun emplacement de la ville.' },
    decline: { name: 'Renoncer', help: 'Vous renoncez à l’effet, ou à ce qu’il en reste.' },
  },
  compare: {
    short: outcome,
    full: (b, o) => {
      if (b === null || o.what === 'nothing') return 'Il n’y a rien à comparer à gauche.';
      const about = {
        equal: `reste à ${o.to} : les valeurs sont égales`,
        highest: `reste à ${o.to}, sa valeur la plus haute`,
        lowest: `reste à ${o.to}, sa valeur la plus basse`,
        up: `monte à ${o.to}`,
        down: `descend à ${o.to}`,
        destroyed: `est détruit${e(b.card)}`,
        escapes: `est détruit${e(b.card)}, à moins de se déplacer`,
        protected: `est protégé${e(b.card)} et ne change pas`,
      }[o.what];
      return `${Own(b)} ${about}${o.choice ? ', sauf si vous l’épargnez' : ''}.`;
    },
  },
  score: {
    building: (id, at) => `${card(id)} (${space(at)})`,
    beside: (id) => `${card(id)} (à côté de la ville)`,
    adjacent: (id, to) => `${card(id)}, ${noun(to)} adjacent${e(to)}`,
    fallen: (id) => `Cartes à côté ${ofThe(id)}`,
    buildingHelp: 'Sa valeur à la fin.',
    letters: { X: 'X est la valeur de la carte à sa gauche.', N: 'N est le numéro de son îlot.' },
    besideHelp: 'Sa propre valeur.',
    adjacentHelp: (to, at) =>
      `Un${e(to)} ${noun(to)} visible se trouve à côté${at === null ? '' : `, ${space(at)}`}. Cela compte une fois.`,
    fallenHelp: (k, each) => `${cards(k)} à côté de la ville, ${points(each)} par carte.`,
    mostFaceUp: 'Cartes visibles',
    lowestValue: 'Valeur la plus basse',
    total: 'Total des points',
    wins: (w, p) => `${s(w, 'gagnez', 'gagne')} avec ${points(p)}.`,
    shared: (names, p) => `${names} partagent la victoire avec ${points(p)} chacun.`,
    decided: {
      mostFaceUp: 'Le plus grand nombre de cartes visibles a départagé les joueurs.',
      lowestValue: 'La carte de plus faible valeur a départagé les joueurs.',
    },
  },
  describe: {
    empty: 'vide',
    mayBuild: 'vous pouvez construire ici',
    ruin: (b) => `${b.owner.me ? 'votre ruine' : `ruine ${de(b.owner.name)}`}, autrefois ${card(b.card)}`,
    token: (w) => (w.me ? 'votre jeton' : `jeton ${de(w.name)}`),
    protected: 'carte protégée',
    beneath: (list) => `dessous, en ruine : ${list}`,
    sides: (top, right, bottom, left) =>
      `en haut ${top}, à droite ${right}, en bas ${bottom}, à gauche ${left}`,
    onlyValue: (v) => `valeur unique ${v}`,
    handOf: (k) => `${cards(k)} en main`,
    deckOf: (k) => `${k} dans le paquet`,
    limit: (k) => `limite de main ${k}`,
    exchanged: 'main déjà renouvelée',
    fallen: (list) => `détruites, à côté de la ville : ${list}`,
  },
  decks: {
    title: 'Composez votre paquet',
    basic: 'Cartes de base',
    additional: 'Cartes supplémentaires',
    left: (k) => `encore ${n(k, 'remplacement', 'remplacements')}`,
    inDeck: 'dans votre paquet',
    leftOut: 'laissée de côté',
  },
  hotSeat: {
    asked: (name, src) =>
      `Passez l’appareil à ${name}.${source(src) === '' ? '' : ` Décision pour : ${source(src)}.`}`,
    hidden: (k) => n(k, 'carte cachée', 'cartes cachées'),
  },
  board: {
    play: 'Choisissez une carte de votre main, puis un emplacement de la ville.',
    noneFits: 'Aucune de vos cartes n’est jouable. Renouvelez votre main ou ne jouez rien.',
    choose: 'Choisir cette carte pour voir ses emplacements possibles',
    turn: 'Tourner ce bâtiment : choisissez le sens',
    newCards: 'Vous recevez de nouvelles cartes, puis vous jouez',
    held: {
      hand: 'Choisissez maintenant où la poser.',
      space: 'Choisissez maintenant une carte pour cet emplacement.',
      turn: 'Choisissez maintenant le sens de rotation.',
      deck: 'Choisissez maintenant la carte qu’elle remplace ou qui la remplace.',
      search: 'Choisissez maintenant la carte de votre main qui va dans le paquet.',
    },
    numbered: 'Choisir une carte de votre main par son numéro',
    map: 'Plan de la ville',
    stack: (cards) => `${cards} cartes sur cet emplacement : les voir`,
    fanned: (cards) => `${cards} cartes sur cet emplacement`,
    added: (card) => `Nouveau dans ce paquet : ${card}`,
    toPlay: 'doit jouer',
    asked: 'doit décider',
    basicValue: (value) => `Valeur de base ${value}`,
    neverReplaced: 'Jamais remplacée',
    swaps: (used, most) =>
      `${plural('fr', used, { one: '# remplacement', other: '# remplacements' })} sur ${most} au plus`,
    yourDeck: 'Votre paquet',
    ready: 'prêt',
    choosing: 'en train de choisir',
    fresh: 'Nouvelle',
  },
  ...common,
} satisfies ArchitecturaMessages;

/** The reasons are made of the same words. */
export { card, cards, e, n, Own, ofThe, space, The, the };

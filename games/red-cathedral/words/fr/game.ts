import { capital, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/fr';
import { de } from '@archivolt/i18n/grammar/fr';
import type { Action, Benefit } from '@archivolt/red-cathedral';
import type { RedCathedralMessages, Sec, Spot, Who } from '../messages/game.ts';

const { n, form, and, or } = words('fr', 'de ', ' ');

/** The subject and its verb. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? `Vous ${you}` : `${who.name} ${others}`;
const by = (who: Who): string => (who.me ? 'vous' : who.name);

const RESOURCES = [
  'bois',
  'brique',
  'pierre',
  'or',
  'gemme verte',
  'gemme violette',
  'rouble',
  'reconnaissance',
];
const PLURALS = ['bois', 'briques', 'pierres', 'or', 'gemmes vertes', 'gemmes violettes', 'roubles'];
const COLOURS = ['rouge', 'jaune', 'vert', 'bleu', 'blanc'];
const KINDS = ['base', 'section intermédiaire', 'dôme'];
const ORNAMENTS = ['porte', 'arche', 'croix'];
const GROUPS = ['Guilde des artisans', 'Guilde des convoyeurs', 'Guilde des marchands', 'Clergé'];
const OF_GROUP = [
  'de la Guilde des artisans',
  'de la Guilde des convoyeurs',
  'de la Guilde des marchands',
  'du Clergé',
];
const SEASONS = { spring: 'printemps', summer: 'été', autumn: 'automne', winter: 'hiver' };
const CARDS = {
  recognition: 'Reconnaissance',
  inventory: 'Inventaire',
  transport: 'Transport',
  claim: 'Revendiquer',
  construction: 'Construction',
};

const count = (resource: number, k: number): string =>
  resource === 7
    ? n(k, 'point de reconnaissance', 'points de reconnaissance')
    : n(k, RESOURCES[resource] ?? '', PLURALS[resource] ?? '');
const rubles = (k: number): string => count(6, k);
const prestige = (k: number): string => n(k, 'point de prestige', 'points de prestige');
const materials = (k: number): string => n(k, 'matériau', 'matériaux');
const kinds = (of: readonly number[]): string => or(of.map((kind) => RESOURCES[kind] ?? ''));
const anyOf = (of: readonly number[]): string => (of.length === 6 ? '1 matériau au choix' : `1 ${kinds(of)}`);
/** "de bois", "d’or", "de briques": after a negation. */
const no = (kind: number | null): string => de(PLURALS[kind ?? 0] ?? '');

const die = (d: number): string => `dé ${COLOURS[d]}`;
const slot = (k: number): string =>
  k < 4 || k > 5
    ? `l’emplacement Atelier ${COLOURS[Math.min(k, 4)]}`
    : `le ${k === 4 ? 'premier' : 'second'} emplacement Atelier blanc`;
const sec = ({ kind, tower, nth }: Sec): string =>
  `${KINDS[kind]}${nth > 0 ? ` ${nth}` : ''} de la tour ${tower}`;
const the = (x: Sec): string => `${x.kind === 2 ? 'le' : 'la'} ${sec(x)}`;
/** The ending of an adjective that goes with a section. */
const e = (x: Sec): string => (x.kind === 2 ? '' : 'e');
const place = ({ resource, season, number }: Spot): string =>
  `${capital((resource === 6 ? PLURALS : RESOURCES)[resource] ?? '')} (${SEASONS[season]}${number > 0 ? ` ${number}` : ''})`;
const theOrnament = (o: number): string => (o === 1 ? 'l’arche' : `la ${ORNAMENTS[o]}`);

const tile = (b: Benefit): string => {
  switch (b.kind) {
    case 'resource':
      return count(b.gain, b.count);
    case 'die':
      return die(b.die);
    case 'any':
      return 'matériau au choix';
    default:
      return b satisfies never;
  }
};

const action = (a: Action, who?: Who): string => {
  switch (a.act) {
    case 'sell':
      return `vendre ${anyOf(a.of)} pour ${rubles(a.rubles)}`;
    case 'buy':
      return `acheter ${anyOf(a.of)} pour ${rubles(a.rubles)}`;
    case 'deliver':
      return `payer ${rubles(a.rubles)} pour livrer ${a.count > 1 ? 'jusqu’à ' : ''}${materials(a.count)}`;
    case 'rubles':
      return `gagner ${rubles(a.count)}`;
    case 'swap':
      return `payer ${rubles(a.rubles)} pour échanger la position de 2 tuiles Ressource`;
    case 'trade': {
      const given = a.give > 1 ? `${a.give} matériaux identiques` : '1 matériau';
      const got = a.get > 1 ? `${a.get} matériaux d’autres types` : '1 matériau d’un autre type';
      return `échanger ${a.rubles > 0 ? `${rubles(a.rubles)} et ` : ''}${given} contre ${got}`;
    }
    case 'activate':
      return `activer une de ${who === undefined || who.me ? 'vos' : 'ses'} tuiles Atelier face visible`;
    case 'recognition':
      return `gagner ${count(7, a.count)}${a.everyKind ? ' à condition d’avoir achevé une base, une section intermédiaire et un dôme' : ''}`;
    case 'prestige': {
      const price = [
        ...(a.rubles > 0 ? [`payer ${rubles(a.rubles)}`] : []),
        ...(a.different > 0 ? [`défausser ${a.different} matériaux différents`] : []),
      ];
      return `${and(price)} pour ${prestige(a.count)}`;
    }
    default:
      return a satisfies never;
  }
};

export const game = {
  terms: {
    title: 'La Cathédrale rouge',
    ivan: 'Ivan',
    colon: ' : ',
    resources: RESOURCES,
    prestige: 'prestige',
    banners: 'bannières',
    colours: COLOURS,
    dice: COLOURS.map((_, d) => die(d)),
    kinds: KINDS,
    ornaments: ORNAMENTS,
    groups: GROUPS,
    seasons: SEASONS,
    slots: [
      ...COLOURS.slice(0, 4).map((colour) => `emplacement ${colour}`),
      'premier emplacement blanc',
      'second emplacement blanc',
      'emplacement blanc',
    ],
    soloCards: CARDS,
    sides: { basic: 'face standard', advanced: 'face avancée' },
    faceUp: 'face visible',
    faceDown: 'face cachée',
    market: 'Marché',
    cathedral: 'Cathédrale',
    workshop: 'Atelier',
    inventory: 'Inventaire',
    supply: 'Réserve générale',
    track: 'Piste de score',
    influence: 'Influence',
    count,
    counted: count,
    countPrestige: prestige,
    countMaterials: materials,
    countDice: (k) => n(k, 'dé', 'dés'),
    countBanners: (k) => n(k, 'bannière', 'bannières'),
    countOrnaments: (k) => n(k, 'ornement', 'ornements'),
    countSections: (k) => n(k, 'section', 'sections'),
    freeSpaces: (k) => n(k, 'emplacement libre', 'emplacements libres'),
    and,
    or,
    tower: (roman) => `tour ${roman}`,
    section: sec,
    place,
    tile,
    tileHelp: (b) => {
      switch (b.kind) {
        case 'resource':
          return `Donne ${count(b.gain, b.count)}.`;
        case 'die':
          return `Donne une fois ce que donne l’emplacement du ${die(b.die)}.`;
        case 'any':
          return 'Donne 1 matériau au choix.';
        default:
          return b satisfies never;
      }
    },
    action,
    actionShort: (a) => {
      switch (a.act) {
        case 'sell':
          return `vendre pour ${rubles(a.rubles)}`;
        case 'buy':
          return `acheter pour ${rubles(a.rubles)}`;
        case 'deliver':
          return `livrer ${a.count}`;
        case 'rubles':
          return `+${rubles(a.count)}`;
        case 'swap':
          return 'échanger 2 tuiles';
        case 'trade':
          return `échanger ${a.give} contre ${a.get}`;
        case 'activate':
          return 'activer une tuile';
        case 'recognition':
          return `+${a.count} reconnaissance`;
        case 'prestige':
          return `+${a.count} prestige`;
        default:
          return a satisfies never;
      }
    },
    mark: (repeat) => (repeat ? 'autant de fois d’affilée que vous voulez' : 'une fois'),
  },
  events: {
    turn: (w) => (w.me ? 'À vous de jouer.' : `C’est au tour ${de(w.name)}.`),
    claimed: (w, x, t) =>
      `${s(w, 'revendiquez', 'revendique')} ${the(x)}${t ? ` et ${w.me ? 'prenez' : 'prend'} sa tuile Atelier (${tile(t)})` : ''}.`,
    bannerTaken: (w, from, left) => {
      const where = {
        inventory: 'de l’inventaire',
        aside: 'de l’extérieur de l’inventaire',
        white: 'd’un emplacement Atelier blanc',
      };
      const rest = left === 0 ? 'aucune' : left;
      const not = left === 0 ? 'ne ' : '';
      const has = w.me
        ? `il ${not}vous en reste ${rest}`
        : `il ${left === 0 ? 'n’' : ''}en reste ${rest} à ${w.name}`;
      return `La bannière vient ${where[from]} ; ${has}.`;
    },
    placed: (w, t, k, up, r) =>
      `${s(w, 'placez', 'place')} la tuile (${tile(t)}) face ${up ? 'visible' : 'cachée'} sur ${slot(k)}${r > 0 ? ` pour ${rubles(r)}` : ''}.`,
    unlocked: (w, o, k) => `${s(w, 'débloquez', 'débloque')} ${theOrnament(o)} posée sur ${slot(k)}.`,
    tileRemoved: (t) => `La tuile Atelier (${tile(t)}) quitte le jeu.`,
    dieMoved: (w, d, from, to, steps, r) =>
      `${s(w, 'déplacez', 'déplace')} le ${die(d)} de ${n(steps, 'emplacement', 'emplacements')}, ${de(place(from))} à ${place(to)}${r > 0 ? `, pour ${rubles(r)}` : ''}.`,
    dieStays: (d, full) => `Le ${die(d)} ne bouge pas : trois dés se trouvent déjà sur ${place(full)}.`,
    rolled: (w, at, dice, k) =>
      `${s(w, 'relancez', 'relance')} ${form(k, 'le dé', 'les dés')} sur ${place(at)} : ${dice}.`,
    gained: (w, kind, k, lost, from) => {
      const where = {
        market: ' du marché',
        workshop: ' de l’atelier',
        influence: '',
        section: '',
        optional: '',
      };
      const what =
        k === 0
          ? `${s(w, 'ne recevez pas', 'ne reçoit pas')} ${no(kind)}`
          : `${s(w, 'recevez', 'reçoit')} ${count(kind, k)}`;
      return `${what}${where[from]}${lost > 0 ? ` ; ${lost}${k === 0 ? '' : ' de plus'} ${form(lost, 'se perd', 'se perdent')}` : ''}.`;
    },
    rubles: (w, k, now) =>
      k < 0
        ? `${s(w, 'payez', 'paie')} ${rubles(-k)} (reste ${now}).`
        : `${s(w, 'recevez', 'reçoit')} ${rubles(k)} (total ${now}).`,
    recognition: (w, k, space) =>
      k === 0
        ? `${w.me ? 'Votre marqueur' : `Le marqueur ${de(w.name)}`} reste sur la case ${space}.`
        : `${k > 0 ? s(w, 'gagnez', 'gagne') : s(w, 'perdez', 'perd')} ${count(7, Math.abs(k))} (case ${space}).`,
    prestige: (w, k, now) =>
      `${k > 0 ? s(w, 'gagnez', 'gagne') : s(w, 'perdez', 'perd')} ${prestige(Math.abs(k))} (total ${now}).`,
    activated: (w, k, t) => `${s(w, 'activez', 'active')} la tuile (${tile(t)}) sur ${slot(k)}.`,
    used: (w, g, a) => `${s(w, 'utilisez', 'utilise')} l’influence ${OF_GROUP[g]} : ${action(a, w)}.`,
    gave: (w, kind, k, how) => {
      const verb = {
        sold: s(w, 'vendez', 'vend'),
        traded: s(w, 'échangez', 'échange'),
        returned: s(w, 'défaussez', 'défausse'),
      };
      return `${verb[how]} ${count(kind, k)}.`;
    },
    tilesSwapped: (w, a, b) =>
      `${s(w, 'échangez', 'échange')} la position de deux tuiles Ressource : désormais ${place(a)} et ${place(b)}.`,
    delivered: (w, kind, k, x, missing) =>
      `${s(w, 'livrez', 'livre')} ${count(kind, k)} sur ${the(x)}${missing > 0 ? ` ; il manque encore ${materials(missing)}` : ''}.`,
    completed: (w, x) => `${s(w, 'achevez', 'achève')} ${the(x)}.`,
    punished: (w, x, above) =>
      `${s(w, 'subissez', 'subit')} une pénalité, car ${the(x)} est inachevé${e(x)} sous ${n(above, 'section achevée', 'sections achevées')} d’autres joueurs.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'placez', 'place')} une ${ORNAMENTS[o]} sur ${the(x)}${gems ? ` avec ${gems}` : ''}.`,
    endTriggered: (w, other) =>
      `${s(w, 'achevez votre', 'achève sa')} sixième section : un dernier tour pour ${other ? (other.me ? 'l’autre camp' : other.name) : 'tous les autres'}.`,
    ivanCard: (card, d) => `Ivan suit la carte ${CARDS[card]} avec le ${die(d)}.`,
    ivanStored: (goods) =>
      goods ? `Ivan met ${goods} sur la carte Inventaire.` : 'Ivan ne met rien sur la carte Inventaire.',
    ivanTransported: (goods) => `Ivan déplace ${goods} sur la carte Construction.`,
    ivanIdle: (card) =>
      ({
        transport: 'Ivan n’a rien à déplacer sur la carte Inventaire.',
        claim: 'Ivan n’a rien à revendiquer.',
        construction: 'Ivan n’a rien à construire.',
        ornament: 'Le prochain ornement d’Ivan ne peut être placé nulle part.',
        recognition: 'Ivan ne fait rien.',
        inventory: 'Ivan ne fait rien.',
      })[card],
    ivanShuffled: (dice) => `Les tuiles d’Ivan sont mélangées et reposées face visible : ${dice}.`,
    ended: (w, names) =>
      `La partie est terminée. ${w ? s(w, 'gagnez', 'gagne') : `${names} partagent la victoire`}.`,
  },
  asks: {
    waiting: (w) => `C’est à ${w.name} de décider.`,
    over: 'La partie est terminée.',
    turn: 'À vous de jouer : revendiquez une section, construisez ou acquérez des ressources.',
    end: 'Votre action est terminée. Terminez votre tour, ou utilisez d’abord une action facultative.',
    banner: (x) =>
      `Choisissez la bannière pour ${the(x)} : de l’inventaire ou d’un emplacement Atelier blanc.`,
    slot: (t) => `Choisissez où placer la tuile Atelier (${tile(t)}).`,
    face: (t, k, cost) =>
      `Tuile (${tile(t)}) sur ${slot(k)} : face visible pour ${rubles(cost)}, ou face cachée gratuitement ?`,
    deliver: (left, begun) =>
      begun
        ? `Vous pouvez encore livrer ${materials(left)} : construisez ou décorez.`
        : `Livrez ${left > 1 ? 'jusqu’à ' : ''}${materials(left)} : construisez ou décorez.`,
    gems: (o, x, most) =>
      `Sertir jusqu’à ${n(most, 'gemme', 'gemmes')} dans ${theOrnament(o)} sur ${the(x)} ? Chacune compte comme un matériau livré.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['prendre des ressources'] : []),
        ...(use ? ['utiliser l’influence'] : []),
        ...(activate ? ['activer une tuile Atelier'] : []),
      ];
      return open.length > 0
        ? `Vous pouvez ${or(open)} ; pour finir, relancez les dés.`
        : 'Relancez les dés de cet emplacement.';
    },
    amount: (kind, min, max, lost) =>
      `Combien en prenez-vous : ${max === min + 1 ? `${min} ou` : `de ${min} à`} ${count(kind, max)} ?${lost > 0 ? ` ${lost} ${form(lost, 'se perdra', 'se perdront')}.` : ''}`,
    choose: (mayLeave) => `Choisissez 1 matériau${mayLeave ? ', ou aucun' : ''}.`,
    sell: (r) => `Quel matériau vendez-vous pour ${rubles(r)} ?`,
    buy: (r) => `Quel matériau achetez-vous pour ${rubles(r)} ?`,
    give: (k) => (k > 1 ? `Quel type échangez-vous ? Vous en donnez ${k}.` : 'Quel matériau échangez-vous ?'),
    get: (given, left, begun) =>
      `Choisissez ${begun ? 'encore ' : ''}${materials(left)} en échange, de tout type sauf ${RESOURCES[given]}.`,
    return: (left, begun) =>
      begun
        ? `Choisissez encore ${materials(left)} à défausser, ${left === 1 ? 'd’un autre type' : 'de types différents'}.`
        : `Choisissez ${left} matériaux différents à défausser.`,
    swap: (first) =>
      first
        ? `Avec quelle tuile Ressource échanger ${place(first)} ?`
        : 'Choisissez la première des deux tuiles Ressource à échanger.',
    activate: 'Choisissez une de vos tuiles Atelier face visible à activer.',
    ivanClaim: 'Choisissez la section qu’Ivan revendique.',
    ivanOrnament: (o) => `Choisissez la section où Ivan place une ${ORNAMENTS[o]}.`,
  },
  moves: {
    claim: (x, t) => `Revendiquer ${the(x)}${t ? ` (tuile : ${tile(t)})` : ''}`,
    banner: (from) =>
      `Prendre la bannière ${from === 'inventory' ? 'de l’inventaire' : 'de l’emplacement Atelier blanc'}`,
    slot: (k, face, cost) => {
      if (face === 'up') return `Placer la tuile face visible sur ${slot(k)} pour ${rubles(cost)}`;
      if (face === 'down') return `Placer la tuile face cachée sur ${slot(k)}`;
      return `Placer la tuile sur ${slot(k)}${face === 'either' ? ` (face visible : ${rubles(cost)})` : ''}`;
    },
    face: (up, cost) =>
      up
        ? `Placer la tuile face visible${cost === null ? '' : ` pour ${rubles(cost)}`}`
        : 'Placer la tuile face cachée gratuitement',
    deliver: (kind, x) => `Livrer ${count(kind, 1)} sur ${the(x)}`,
    deliverAll: (goods, x) => `Livrer ${goods} sur ${the(x)}`,
    decorate: (o, x, material) => `Placer une ${ORNAMENTS[o]} sur ${the(x)} pour ${count(material, 1)}`,
    gems: (gems, p) => (gems ? `Sertir ${gems} pour ${prestige(p)}` : 'Ne sertir aucune gemme'),
    stop: (ask) => (ask === 'deliver' ? 'Arrêter de livrer' : 'Ne plus prendre de matériaux'),
    acquire: (d, steps, to, r) =>
      `Déplacer le ${die(d)} de ${n(steps, 'emplacement', 'emplacements')} vers ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most, fewer) =>
      resource === null || most === 0
        ? 'Prendre des ressources du marché'
        : `Prendre ${fewer ? 'jusqu’à ' : ''}${count(resource, most)} du marché`,
    amount: (kind, k) =>
      k === 0 ? 'Ne rien prendre' : `Prendre ${kind === null ? materials(k) : count(kind, k)}`,
    choose: (kind) => `Prendre ${count(kind, 1)}`,
    use: (g, a) =>
      g === null || a === null
        ? 'Utiliser l’influence'
        : `Utiliser l’influence ${OF_GROUP[g]} : ${action(a)}`,
    sell: (kind, r) => `Vendre ${count(kind, 1)}${r === null ? '' : ` pour ${rubles(r)}`}`,
    buy: (kind, r) => `Acheter ${count(kind, 1)}${r === null ? '' : ` pour ${rubles(r)}`}`,
    give: (kind, k) => `Échanger ${count(kind, k)}`,
    get: (kind) => `Prendre ${count(kind, 1)} en échange`,
    return: (kind) => `Défausser ${count(kind, 1)}`,
    swap: (at, first) =>
      first ? `Échanger ${place(first)} et ${place(at)}` : `Échanger la tuile Ressource ${place(at)}`,
    activate: (k, t) => `Activer la tuile sur ${slot(k)}${t ? ` : ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Relancer les dés sur ${place(at)}` : 'Relancer les dés'),
    rubles: (k) => `Perdre ${prestige(1)} pour ${rubles(k)}`,
    reroll: (at) => `Perdre ${prestige(1)} pour relancer les dés sur ${place(at)}`,
    end: 'Terminer votre tour',
    ivanClaim: (x) => `Ivan revendique ${the(x)}`,
    ivanOrnament: (o, x) => `Ivan place une ${ORNAMENTS[o]} sur ${the(x)}`,
  },
  shorts: {
    claim: 'Revendiquer',
    deliver: 'Livrer',
    inventory: 'Inventaire',
    whiteSlot: 'Emplacement blanc',
    stop: 'Terminé',
    none: 'Rien',
    take: 'Prendre des ressources',
    use: 'Utiliser l’influence',
    roll: 'Relancer les dés',
    reroll: 'Relancer',
    end: 'Terminer le tour',
  },
  commands: {
    claim: {
      name: 'Revendiquer',
      help: 'Posez une bannière sur une section libre et prenez sa tuile Atelier.',
    },
    build: {
      name: 'Construire',
      help: 'Livrez jusqu’à 3 matériaux sur vos sections, ou décorez les sections achevées.',
    },
    acquire: {
      name: 'Acquérir des ressources',
      help: 'Déplacez un dé ; ensuite, prenez des ressources, utilisez l’influence et activez une tuile.',
    },
    take: {
      name: 'Prendre des ressources',
      help: 'Ce que donne l’emplacement, multiplié par le nombre de dés présents.',
    },
    use: { name: 'Utiliser l’influence', help: 'Une des deux actions de la carte de ce quadrant.' },
    activate: {
      name: 'Activer une tuile',
      help: 'La tuile Atelier face visible de la couleur du dé déplacé.',
    },
    roll: {
      name: 'Relancer les dés',
      help: 'Tous les dés de l’emplacement sont relancés. Cela clôt l’action.',
    },
    rubles: {
      name: 'Prestige contre roubles',
      help: 'Perdez 1 point de prestige pour 2 roubles, autant de fois que vous voulez.',
    },
    reroll: {
      name: 'Relancer les dés d’un emplacement',
      help: 'Perdez 1 point de prestige pour relancer tous les dés d’un emplacement, une fois par tour.',
    },
    end: { name: 'Terminer le tour', help: 'Votre action de base est faite ; c’est au joueur suivant.' },
  },
  score: {
    track: (space) => `Piste de score (case ${space})`,
    leftovers: (m, r) => `Reste : ${materials(m)} et ${rubles(r)}`,
    tower: (roman) => `Tour ${roman}`,
    trackHelp: 'Le prestige de la case de prestige la plus proche, à la position du marqueur ou en dessous.',
    leftoversHelp: '1 point de prestige par lot de 5 matériaux et roubles, arrondi à l’inférieur.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'l’égalité ne donne rien'
            : `à égalité avec ${n(tied, 'autre joueur', 'autres joueurs')}, les points de ces places sont partagés`
          : p === 1
            ? 'la plus forte, toute la valeur'
            : two
              ? 'deuxième, un tiers'
              : p === 2
                ? 'deuxième, la moitié'
                : p === 3
                  ? 'troisième, un quart'
                  : 'quatrième, un huitième';
      return `Valeur ${value}, présence ${presence} : ${share}.`;
    },
    completed: 'Sections achevées',
    ornaments: 'Ornements placés',
    total: 'Total de prestige',
    wins: (w, p) => `${s(w, 'gagnez', 'gagne')} avec ${prestige(p)}.`,
    shared: (names, p) => `${names} partagent la victoire avec ${prestige(p)} chacun.`,
    beatIvan: (p, i) => `Vous avez battu Ivan, ${p} à ${i}.`,
    lostToIvan: (p, i) => `Ivan a gagné, ${i} à ${p}.`,
    drewWithIvan: (p) => `Vous et Ivan partagez la victoire avec ${prestige(p)} chacun.`,
    decided: {
      completed: 'Le nombre de sections achevées a départagé les joueurs.',
      ornaments: 'Le nombre d’ornements a départagé les joueurs.',
    },
  },
  previews: {
    gain: 'gagne',
    lose: 'perd',
    unknownRoll: 'Les dés sont relancés à la fin : résultat inconnu.',
    undoEnds: 'Vous ne pourrez plus annuler au-delà de ce point.',
    lost: (k, goods) => `${goods} ${form(k, 'se perdra', 'se perdront')}`,
    completes: (x) => `achève ${the(x)}`,
    penalty: (w, k) => `${s(w, 'perdez', 'perd')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'menez', 'mène')} dans la tour ${tower}`,
    leadTied: (all, tower) => `Égalité en tête dans la tour ${tower} : ${and(all.map(by))}`,
    triggersEnd: 'déclenche la fin de la partie',
  },
  describe: {
    free: 'libre',
    notYet: 'pas encore libre',
    claimedBy: (w) => (w.me ? 'votre bannière' : `bannière ${de(w.name)}`),
    completedBy: (w) => `section achevée par ${by(w)}`,
    needs: (goods) => `coût ${goods}`,
    stillNeeds: (goods) => `manque ${goods}`,
    gives: (rewards) => `donne ${rewards}`,
    tile: (t) => `tuile Atelier ${tile(t)}`,
    ornamentBy: (o, w) => `${ORNAMENTS[o]} placée par ${by(w)}`,
    noOrnament: 'sans ornement',
    noDice: 'aucun dé',
    shows: (d, k) => `${COLOURS[d]} ${k}`,
    empty: 'vide',
    costs: (r) => `face visible ${rubles(r)}`,
    covered: 'couvert par une bannière',
    locked: (o) => `${ORNAMENTS[o]} bloquée`,
    now: (yields) => `Actuellement ${yields}.`,
    space: (space) => `case ${space}`,
  },
  board: {
    turn: 'Revendiquez une section, construisez ou acquérez des ressources.',
    leftovers: 'Restes',
    banners: 'Bannières',
    ornaments: 'Ornements',
    dice: 'Dés',
    sections: (built, begun) => `Sections achevées : ${built}, commencées : ${begun}`,
    stock: (held, room) => `${held} sur ${room}`,
    tower: (roman, value) => `Tour ${roman} : valeur ${value}`,
    towerColumn: 'Tour',
    ivanInventory: 'Inventaire d’Ivan',
    ivanConstruction: 'Matériaux de construction d’Ivan',
    ivanCards: 'Cartes d’Ivan',
    lift: 'Prendre ce dé',
    liftHelp: 'choisissez sa destination.',
    material: 'Matériau pour cette section',
    diceHere: 'Les dés de cet emplacement',
    ivansTurn: 'Tour d’Ivan',
    ivanClaim: 'Vous décidez de ce qu’Ivan revendique, car plusieurs sections lui conviennent autant.',
    ivanOrnament: 'Vous décidez où Ivan place son ornement, car plusieurs sections lui conviennent autant.',
    ivanSettled: 'Le coup d’Ivan est décidé',
    faceUpPays: 'Face visible, elle rapporte tout de suite et avec chaque dé de cette couleur.',
    someDown: 'Emplacements grisés : trop chers, face cachée seulement.',
    allDown: 'Vous ne pouvez payer aucun emplacement libre : la tuile va face cachée.',
    tooDear: 'trop cher : face cachée seulement',
    askDown: (cost, have) =>
      `Face visible, cela coûte ${cost} ici, et vous en avez ${have}. Face cachée, la tuile ne rapporte jamais rien.`,
    fewer: 'Moins…',
    rollWithout: (things) => `Lancer sans prendre ${things}`,
    takeAndRoll: (things) => `Prendre ${things} et lancer`,
    goodsHelp: 'choisissez sa section, ou faites-le glisser dessus.',
    ornamentHelp: 'choisissez la section achevée qui le reçoit.',
    needed: 'nécessaire à vos sections',
    spaces: 'Emplacements de l’inventaire',
  },
  ...common,
} satisfies RedCathedralMessages;

/** The reasons are made of the same words. */
export { by, count, die, e, kinds, n, no, ORNAMENTS, place, RESOURCES, rubles, slot, the, theOrnament };

import type { Action, Benefit } from '@archivolt/red-cathedral';
import { common } from '../common/fr.ts';
import { capital, words } from '../words.ts';
import type { RedCathedralMessages, Sec, Spot, Who } from './messages.ts';

const { n, form, and, or } = words('fr', 'de ', ' ');

/** The subject and its verb. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? `Vous ${you}` : `${who.name} ${others}`;
const de = (word: string): string => (/^[aeiouhàâäéèêëîïôöûüœæ]/i.test(word) ? `d’${word}` : `de ${word}`);
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
const GROUPS = ['artisans', 'convoyeurs', 'marchands', 'clergé'];
const OF_GROUP = ['des artisans', 'des convoyeurs', 'des marchands', 'du clergé'];
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
  k < 4
    ? `l’emplacement Atelier ${COLOURS[k]}`
    : `le ${k === 4 ? 'premier' : 'second'} emplacement Atelier blanc`;
const sec = ({ kind, tower, nth }: Sec): string =>
  `${KINDS[kind]}${nth > 0 ? ` ${nth}` : ''} de la tour ${tower}`;
const the = (x: Sec): string => `${x.kind === 2 ? 'le' : 'la'} ${sec(x)}`;
/** The ending of an adjective that goes with a section. */
const e = (x: Sec): string => (x.kind === 2 ? '' : 'e');
const place = ({ resource, season, number }: Spot): string =>
  `${capital((resource === 6 ? PLURALS : RESOURCES)[resource] ?? '')} (${SEASONS[season]}${number > 0 ? ` ${number}` : ''})`;
const theOrnament = (o: number): string => (o === 1 ? 'l’arche' : `la ${ORNAMENTS[o]}`);

const tile = (b: Benefit): string =>
  'die' in b ? die(b.die) : 'gain' in b ? count(b.gain, b.count) : 'matériau au choix';

const action = (a: Action): string => {
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
      return `payer ${rubles(a.rubles)} pour intervertir 2 tuiles Ressource`;
    case 'trade': {
      const given = a.give > 1 ? `${a.give} matériaux identiques` : '1 matériau';
      const got = a.get > 1 ? `${a.get} d’autres types` : '1 d’un autre type';
      return `échanger ${a.rubles > 0 ? `${rubles(a.rubles)} et ` : ''}${given} contre ${got}`;
    }
    case 'activate':
      return 'activer une de vos tuiles Atelier face visible';
    case 'recognition':
      return `gagner ${count(7, a.count)}${a.everyKind ? ' si vous avez achevé une base, une section intermédiaire et un dôme' : ''}`;
    case 'prestige': {
      const price = [
        ...(a.rubles > 0 ? [`payer ${rubles(a.rubles)}`] : []),
        ...(a.different > 0 ? [`rendre ${a.different} matériaux différents`] : []),
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
    tileHelp: (b) =>
      'die' in b
        ? `Donne une fois ce que donne l’emplacement du ${die(b.die)}.`
        : `Donne ${'gain' in b ? count(b.gain, b.count) : '1 matériau au choix'}.`,
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
          return 'intervertir 2 tuiles';
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
    turn: (w) => (w.me ? 'À vous de jouer.' : `Tour ${de(w.name)}.`),
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
      return `${what}${where[from]}${lost > 0 ? ` ; ${form(lost, `${lost} de plus se perd`, `${lost} de plus se perdent`)}` : ''}.`;
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
    used: (w, g, a) => `${s(w, 'utilisez', 'utilise')} l’influence ${OF_GROUP[g]} : ${action(a)}.`,
    gave: (w, kind, k, how) => {
      const verb = {
        sold: s(w, 'vendez', 'vend'),
        traded: s(w, 'échangez', 'échange'),
        returned: s(w, 'rendez', 'rend'),
      };
      return `${verb[how]} ${count(kind, k)}.`;
    },
    tilesSwapped: (w, a, b) =>
      `${s(w, 'intervertissez', 'intervertit')} deux tuiles Ressource : désormais ${place(a)} et ${place(b)}.`,
    delivered: (w, kind, k, x, missing) =>
      `${s(w, 'livrez', 'livre')} ${count(kind, k)} sur ${the(x)}${missing > 0 ? ` ; il manque encore ${materials(missing)}` : ''}.`,
    completed: (w, x) => `${s(w, 'achevez', 'achève')} ${the(x)}.`,
    punished: (w, x, above) =>
      `Pénalité pour ${by(w)} : ${the(x)} est inachevé${e(x)} sous ${n(above, 'section achevée', 'sections achevées')} d’autres joueurs.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'placez', 'place')} une ${ORNAMENTS[o]} sur ${the(x)}${gems ? ` avec ${gems}` : ''}.`,
    endTriggered: (w) =>
      `${s(w, 'achevez votre', 'achève sa')} sixième section : un dernier tour pour tous les autres.`,
    ivanCard: (card, d) => `Ivan suit la carte ${CARDS[card]} avec le ${die(d)}.`,
    ivanStored: (goods) =>
      goods ? `Ivan met ${goods} sur la carte Inventaire.` : 'Ivan ne met rien sur la carte Inventaire.',
    ivanTransported: (goods) => `Ivan déplace ${goods} sur la carte Construction.`,
    ivanIdle: (card) =>
      ({
        transport: 'Ivan n’a rien à déplacer sur la carte Inventaire.',
        claim: 'Ivan n’a rien à revendiquer.',
        construction: 'Ivan n’a rien à construire.',
        ornament: 'Le prochain ornement d’Ivan ne va nulle part.',
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
    end: 'Votre action est terminée. Finissez votre tour, ou utilisez d’abord une action facultative.',
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
      `Ajouter jusqu’à ${n(most, 'gemme', 'gemmes')} à ${theOrnament(o)} sur ${the(x)} ? Chacune compte comme un matériau livré.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['prendre des ressources'] : []),
        ...(use ? ['utiliser de l’influence'] : []),
        ...(activate ? ['activer une tuile Atelier'] : []),
      ];
      return open.length > 0
        ? `Vous pouvez ${or(open)} ; pour finir, relancez les dés.`
        : 'Relancez les dés de cet emplacement.';
    },
    amount: (kind, min, max, lost) =>
      `Combien en prenez-vous : de ${min} à ${count(kind, max)} ?${lost > 0 ? ` ${form(lost, `${lost} se perd`, `${lost} se perdent`)}.` : ''}`,
    choose: (mayLeave) => `Choisissez 1 matériau${mayLeave ? ', ou aucun' : ''}.`,
    sell: (r) => `Quel matériau vendez-vous pour ${rubles(r)} ?`,
    buy: (r) => `Quel matériau achetez-vous pour ${rubles(r)} ?`,
    give: (k) => (k > 1 ? `Quel type échangez-vous ? Vous en donnez ${k}.` : 'Quel matériau échangez-vous ?'),
    get: (given, left, begun) =>
      `Choisissez ${begun ? `encore ${left}` : materials(left)} en échange, de tout type sauf ${RESOURCES[given]}.`,
    return: (left, begun) =>
      begun
        ? `Choisissez encore ${materials(left)} à rendre, d’un nouveau type.`
        : `Choisissez ${left} matériaux différents à rendre.`,
    swap: (first) =>
      first
        ? `Avec quelle tuile Ressource intervertir ${place(first)} ?`
        : 'Choisissez la première des deux tuiles Ressource à intervertir.',
    activate: 'Choisissez une de vos tuiles Atelier face visible à activer.',
    ivanClaim: 'Choisissez la section qu’Ivan revendique.',
    ivanOrnament: (o) => `Choisissez la section où Ivan place une ${ORNAMENTS[o]}.`,
  },
  moves: {
    claim: (x, t) => `Revendiquer ${the(x)}${t ? ` (tuile : ${tile(t)})` : ''}`,
    banner: (from) =>
      `Prendre la bannière ${from === 'inventory' ? 'de l’inventaire' : 'de l’emplacement Atelier blanc'}`,
    slot: (k, cost) => `Placer la tuile sur ${slot(k)} (face visible : ${rubles(cost)})`,
    face: (up, cost) =>
      up
        ? `Placer la tuile face visible${cost === null ? '' : ` pour ${rubles(cost)}`}`
        : 'Placer la tuile face cachée gratuitement',
    deliver: (kind, x) => `Livrer ${count(kind, 1)} sur ${the(x)}`,
    decorate: (o, x) => `Placer une ${ORNAMENTS[o]} sur ${the(x)} pour ${count([0, 2, 3][o] ?? 0, 1)}`,
    gems: (gems, p) => (gems ? `Ajouter ${gems} pour ${prestige(p)}` : 'N’ajouter aucune gemme'),
    stop: (ask) => (ask === 'deliver' ? 'Arrêter de livrer' : 'Ne plus prendre de matériaux'),
    acquire: (d, steps, to, r) =>
      `Déplacer le ${die(d)} de ${n(steps, 'emplacement', 'emplacements')} vers ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most) =>
      resource === null || most === 0
        ? 'Prendre des ressources du marché'
        : `Prendre ${most > 1 && resource < 6 ? 'jusqu’à ' : ''}${count(resource, most)} du marché`,
    amount: (kind, k) =>
      k === 0 ? 'Ne rien prendre' : `Prendre ${kind === null ? materials(k) : count(kind, k)}`,
    choose: (kind) => `Prendre ${count(kind, 1)}`,
    use: (g, a) =>
      g === null || a === null
        ? 'Utiliser de l’influence'
        : `Utiliser l’influence ${OF_GROUP[g]} : ${action(a)}`,
    sell: (kind, r) => `Vendre ${count(kind, 1)}${r === null ? '' : ` pour ${rubles(r)}`}`,
    buy: (kind, r) => `Acheter ${count(kind, 1)}${r === null ? '' : ` pour ${rubles(r)}`}`,
    give: (kind, k) => `Échanger ${count(kind, k)}`,
    get: (kind) => `Prendre ${count(kind, 1)} en échange`,
    return: (kind) => `Rendre ${count(kind, 1)}`,
    swap: (at, first) =>
      first ? `Intervertir ${place(first)} et ${place(at)}` : `Intervertir la tuile Ressource ${place(at)}`,
    activate: (k, t) => `Activer la tuile sur ${slot(k)}${t ? ` : ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Relancer les dés sur ${place(at)}` : 'Relancer les dés'),
    rubles: `Perdre ${prestige(1)} pour ${rubles(2)}`,
    reroll: (at) => `Perdre ${prestige(1)} pour relancer les dés sur ${place(at)}`,
    end: 'Finir votre tour',
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
    use: 'Utiliser de l’influence',
    roll: 'Relancer les dés',
    rubles: '2 roubles',
    reroll: 'Relancer',
    end: 'Finir le tour',
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
      name: 'Acquérir',
      help: 'Déplacez un dé ; ensuite, prenez des ressources, utilisez de l’influence et activez une tuile.',
    },
    take: {
      name: 'Prendre des ressources',
      help: 'Ce que donne l’emplacement, multiplié par le nombre de dés présents.',
    },
    use: { name: 'Utiliser de l’influence', help: 'Une des deux actions de la carte de ce quadrant.' },
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
      name: 'Relancer un emplacement',
      help: 'Perdez 1 point de prestige pour relancer tous les dés d’un emplacement, une fois par tour.',
    },
    end: { name: 'Finir le tour', help: 'Votre action de base est faite ; c’est au joueur suivant.' },
  },
  reasons: {
    over: 'La partie est terminée. Plus rien ne peut être joué.',
    notYourTurn: ({ seat }) => `C’est le tour ${de(seat.name)}. Attendez le vôtre.`,
    notNow: ({ ask }) => `Autre chose est demandé d’abord. ${ask}`,
    sameAs: ({ slot: k }) => `Cela ne change rien. Choisissez ${slot(k)}, qui fait exactement la même chose.`,
    noSuchSection: 'Le plan n’a pas de section à cet endroit. Choisissez-en une qui y figure.',
    claimedAlready: ({ section, seat }) =>
      `${capital(the(section))} porte déjà ${seat.me ? 'votre bannière' : `la bannière ${de(seat.name)}`}. Choisissez une section qui n’en a pas.`,
    nothingBelow: ({ section, below }) =>
      `${capital(the(section))} n’est pas encore libre : ${the(below)} n’a pas de bannière. On revendique une tour de bas en haut.`,
    noBanner: 'Vous n’avez plus de bannière. Vous pouvez encore construire et acquérir.',
    bannerNotAsked: ({ side }) =>
      side === 'basic'
        ? 'Sur la face standard, la bannière ne se choisit pas. Elle vient de l’inventaire tant qu’il en contient.'
        : 'Aucune bannière n’est demandée maintenant. Revendiquez d’abord une section.',
    slotTaken: ({ slot: k }) => `${capital(slot(k))} porte déjà une tuile. Choisissez-en un libre.`,
    slotCovered: ({ slot: k }) =>
      `${capital(slot(k))} est encore couvert par une bannière. Choisissez-en un autre.`,
    needRubles: ({ need, have }) =>
      `Cela coûte ${rubles(need)} ; vous en avez ${have}. Chaque point de prestige en rapporte 2.`,
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
      `Seulement ${n(most, 'gemme entre', 'gemmes entrent')} dans cette action. Ajoutez-en moins.`,
    exactSteps: ({ die: d, shows }) =>
      `Le ${die(d)} avance d’au moins ${shows}, sa valeur. Choisissez un emplacement plus loin.`,
    notYourDie: ({ die: d, shows }) =>
      `Le ${die(d)} avance d’exactement ${shows}. On ne paie que pour le dé blanc et celui de sa couleur.`,
    cheaperWay: ({ die: d, steps }) =>
      `Le ${die(d)} y va pour moins cher : ${n(steps, 'emplacement suffit', 'emplacements suffisent')}.`,
    placeFull: ({ place: at }) =>
      `Trois autres dés se trouvent déjà sur ${place(at)}. Choisissez un autre dé ou un autre emplacement.`,
    noDieMoved: 'Aucun dé n’a été déplacé pendant ce tour. Pour acquérir, déplacez d’abord un dé.',
    takenAlready:
      'Vous avez déjà pris les ressources de cet emplacement. Continuez avec l’influence, une tuile ou le lancer.',
    noSpace:
      'Votre inventaire est plein. Livrez ou vendez ; revendiquer libère une place tant que des bannières en couvrent.',
    supplyEmpty: ({ kind }) =>
      kind === null
        ? 'La réserve n’a pas ce que vous obtiendriez. Choisissez autre chose.'
        : `La réserve n’a plus ${no(kind)}. Choisissez autre chose.`,
    amountOutOfRange: ({ min, max }) =>
      `Vous pouvez en prendre de ${min} à ${max}. Choisissez un nombre entre les deux.`,
    usedAlready: ({ action: a }) => `Vous avez utilisé cette action (${a}). Elle sert une fois par tour.`,
    otherActionUsed: ({ action: a }) =>
      `Vous avez utilisé l’autre action de cette carte (${a}). Une seule des deux est permise.`,
    rowBroken: ({ action: a }) =>
      `Vous avez interrompu cette action (${a}). Elle ne se répète que d’affilée, avant de prendre ou d’activer autre chose.`,
    notShown: ({ kind, of }) =>
      `Cette carte ne concerne pas ce matériau (${RESOURCES[kind ?? 0]}), seulement ${kinds(of)}.`,
    nothingToSell: ({ of }) =>
      `Vous n’avez rien à vendre ici. ${of.length === 6 ? 'Obtenez d’abord un matériau.' : `La carte accepte ${kinds(of)}.`}`,
    nothingToDeliver:
      'Aucun de vos matériaux ne peut être livré. Revendiquez une section ou obtenez ce qui manque aux vôtres.',
    nothingToTrade: ({ give, get }) =>
      `Il vous faut ${give > 1 ? `${give} matériaux identiques` : '1 matériau'} à échanger, et ${get > 1 ? `${get} d’autres types` : '1 d’un autre type'} dans la réserve.`,
    noUsefulTile:
      'Aucune de vos tuiles Atelier face visible ne donne quoi que ce soit. Placez-en une face visible ou faites de la place.',
    needEveryKind:
      'Vous n’avez pas achevé une section de chaque type. Achevez une base, une section intermédiaire et un dôme.',
    needDifferent: ({ need, have }) => `Il faut ${need} matériaux différents ; vous en avez ${have}.`,
    sameKind: ({ kind }) =>
      `C’est ce que vous venez de donner (${RESOURCES[kind ?? 0]}). Choisissez un autre type.`,
    returnedAlready: ({ kind }) => `Vous avez déjà rendu ${count(kind ?? 0, 1)}. Choisissez un autre type.`,
    samePlace: ({ place: at }) => `${place(at)} est déjà la première tuile. Choisissez-en une autre.`,
    noTile: ({ slot: k }) =>
      `Il n’y a pas de tuile sur ${slot(k)}. Revendiquez une section pour en obtenir une.`,
    faceDown: ({ slot: k }) => `La tuile sur ${slot(k)} est face cachée. Elle ne pourra jamais être activée.`,
    otherColour: ({ slot: k, die: d }) =>
      `Vous avez déplacé le ${die(d)}, qui n’active pas ${slot(k)}. Seules les tuiles de sa couleur comptent.`,
    activatedAlready: 'Vous avez déjà activé une tuile dans cette action. C’est possible une fois.',
    givesNothing: ({ slot: k }) =>
      `La tuile sur ${slot(k)} ne donnerait rien : pas de place, ou plus rien dans la réserve.`,
    noPrestige: ({ space }) =>
      `Vous êtes sur la case ${space}, sans case de prestige derrière vous : il n’y a pas de prestige à perdre.`,
    rerolledAlready:
      'Vous avez déjà relancé un emplacement pendant ce tour. C’est possible une fois par tour.',
    noDice: ({ place: at }) => `Il n’y a pas de dé sur ${place(at)}. Choisissez un emplacement avec des dés.`,
    actFirst:
      'Votre action de base reste à faire. Revendiquez, construisez ou acquérez avant de finir votre tour.',
    notIvansChoice: ({ section }) =>
      `La règle d’Ivan ne désigne pas ${the(section)}. Choisissez une des sections marquées.`,
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
            : `à égalité avec ${n(tied, 'autre', 'autres')}, partage des places occupées`
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
    final: 'Score final',
    ifEndedNow: 'Si la partie finissait maintenant',
    wins: (w, p) => `${s(w, 'gagnez', 'gagne')} avec ${prestige(p)}.`,
    shared: (names, p) => `${names} partagent la victoire avec ${prestige(p)} chacun.`,
    beatIvan: (p, i) => `Vous avez battu Ivan, ${p} à ${i}.`,
    lostToIvan: (p, i) => `Ivan a gagné, ${i} à ${p}.`,
    drewWithIvan: (p) => `Vous et Ivan partagez la victoire avec ${prestige(p)} chacun.`,
    decided: {
      completed: 'Le nombre de sections achevées a départagé l’égalité.',
      ornaments: 'Le nombre d’ornements a départagé l’égalité.',
    },
  },
  previews: {
    gain: 'gagne',
    lose: 'perd',
    unknownRoll: 'Les dés sont relancés à la fin : résultat inconnu.',
    undoEnds: 'L’annulation s’arrête ici.',
    lost: (k) => form(k, `${k} se perd`, `${k} se perdent`),
    completes: (x) => `achève ${the(x)}`,
    penalty: (w, k) => `${s(w, 'perdez', 'perd')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'menez', 'mène')} dans la tour ${tower}`,
    triggersEnd: 'déclenche la fin de la partie',
  },
  describe: {
    free: 'libre',
    notYet: 'pas encore libre',
    claimedBy: (w) => `bannière ${w.me ? 'à vous' : de(w.name)}`,
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
  setup: {
    players: { name: 'Joueurs', help: 'Combien de personnes autour de la table, de 1 à 4.' },
    side: { name: 'Face des ateliers', help: 'La même face des plateaux Atelier pour tous.' },
    basic: {
      name: 'Standard',
      help: 'Tous les ornements sont disponibles dès le début ; un emplacement coûte 2 à 4 roubles.',
    },
    advanced: {
      name: 'Avancée',
      help: 'Les ornements se débloquent dans l’atelier ; chaque emplacement coûte 3 roubles.',
    },
    influence: {
      name: 'Cartes Influence',
      help: 'Une carte de chaque groupe sur chaque quadrant du marché.',
    },
    random: { name: 'Au hasard', help: 'Une des trois cartes de chaque groupe est tirée.' },
    first: { name: 'Première partie', help: 'Les cartes recommandées pour débuter.' },
    firstPlayer: { name: 'Premier joueur', help: 'Qui commence reçoit 3 roubles ; les autres 4, 4 et 5.' },
    anyone: { name: 'Au sort', help: 'Le hasard désigne qui commence.' },
    colours: {
      name: 'Couleurs',
      help: 'Le dé de votre couleur et le dé blanc vont plus loin contre des roubles.',
    },
    solo: { name: 'Solo contre Ivan', help: 'Ivan suit ses cinq cartes ; vous commencez.' },
    countPlayers: (k) => n(k, 'joueur', 'joueurs'),
  },
  ...common,
  components: {
    supply: 'Réserve générale',
    track: 'Piste de score',
    resources: 'Tuiles Ressource',
    influence: 'Cartes Influence',
    firstGame: 'Cartes de première partie',
    sections: 'Cartes Cathédrale',
    tiles: 'Tuiles Atelier',
    plans: 'Cartes Plan de construction',
    boards: 'Plateaux Atelier',
  },
} satisfies RedCathedralMessages;

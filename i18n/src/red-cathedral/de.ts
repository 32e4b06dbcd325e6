import type { Action, Benefit } from '@archivolt/red-cathedral';
import { common } from '../common/de.ts';
import { capital, words } from '../words.ts';
import type { RedCathedralMessages, Sec, Spot, Who } from './messages.ts';

const { n, form, and, or } = words('de');

/** The subject and its verb. */
const s = (who: Who, you: string, others: string): string => (who.me ? `Du ${you}` : `${who.name} ${others}`);

const RESOURCES = [
  'Holz',
  'Ziegel',
  'Stein',
  'Gold',
  'grüner Edelstein',
  'lila Edelstein',
  'Rubel',
  'Anerkennung',
];
const PLURALS = ['Holz', 'Ziegel', 'Stein', 'Gold', 'grüne Edelsteine', 'lila Edelsteine', 'Rubel'];
const DATIVES = ['Holz', 'Ziegeln', 'Stein', 'Gold', 'grünen Edelsteinen', 'lila Edelsteinen'];
const COLOURS = ['rot', 'gelb', 'grün', 'blau', 'weiß'];
const KINDS = ['Erdgeschoss', 'Mittelteil', 'Turmspitze'];
const ORNAMENTS = ['Tür', 'Bogen', 'Kreuz'];
const GROUPS = ['Handwerker', 'Fuhrleute', 'Händler', 'Klerus'];
const OF_GROUP = ['der Handwerker', 'der Fuhrleute', 'der Händler', 'des Klerus'];
const SEASONS = { spring: 'Frühling', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' };
const CARDS = {
  recognition: 'Anerkennung',
  inventory: 'Inventar',
  transport: 'Transport',
  claim: 'Beanspruchen',
  construction: 'Bau',
};

const count = (resource: number, k: number): string =>
  resource === 7
    ? n(k, 'Anerkennungspunkt', 'Anerkennungspunkte')
    : n(k, RESOURCES[resource] ?? '', PLURALS[resource] ?? '');
/** What somebody gets, gives or needs stands in the accusative. */
const counted = (resource: number, k: number): string =>
  resource === 4 ? n(k, 'grünen Edelstein', 'grüne Edelsteine') : count(resource, k);
const rubles = (k: number): string => count(6, k);
const prestige = (k: number): string => n(k, 'Prestigepunkt', 'Prestigepunkte');
const materials = (k: number): string => n(k, 'Material', 'Materialien');
const kinds = (of: readonly number[]): string => or(of.map((kind) => PLURALS[kind] ?? ''));
const anyOf = (of: readonly number[]): string =>
  of.length === 6
    ? '1 beliebiges Material'
    : `1 ${or(of.map((kind) => (kind === 4 ? 'grünen Edelstein' : (RESOURCES[kind] ?? ''))))}`;
/** "kein Holz", "keine grünen Edelsteine". */
const no = (kind: number | null): string =>
  kind === 4
    ? 'keine grünen Edelsteine'
    : kind === 5
      ? 'keine lila Edelsteine'
      : kind === 1
        ? 'keine Ziegel'
        : kind === 2
          ? 'keinen Stein'
          : `kein ${RESOURCES[kind ?? 0]}`;

/** Nominative, accusative, dative. */
type Case = 0 | 1 | 2;
const NEUTER = ['das', 'das', 'dem'];
const MALE = ['der', 'den', 'dem'];
const FEMALE = ['die', 'die', 'der'];
const die = (d: number, c: Case): string => `${MALE[c]} ${COLOURS[d]}e${c === 0 ? '' : 'n'} Würfel`;
const slot = (k: number, c: Case): string => {
  const ending = c === 2 ? 'en' : 'e';
  const which = k < 4 ? COLOURS[k] : `${k === 4 ? 'erst' : 'zweit'}${ending} weiß`;
  return `${NEUTER[c]} ${which}${ending} Werkstattfeld`;
};
const sec = ({ kind, tower, nth }: Sec): string =>
  `${KINDS[kind]}${nth > 0 ? ` ${nth}` : ''} von Turm ${tower}`;
const the = (x: Sec, c: Case): string => `${[NEUTER, MALE, FEMALE][x.kind]?.[c]} ${sec(x)}`;
const The = (x: Sec): string => capital(the(x, 0));
const spot = ({ resource, season, number }: Spot): string =>
  `${capital(RESOURCES[resource] ?? '')} (${SEASONS[season]}${number > 0 ? ` ${number}` : ''})`;
/** A place is named in apposition, so that its name needs no case. */
const place = (p: Spot): string => `Bereich ${spot(p)}`;
const theOrnament = (o: number, c: Case): string => `${[FEMALE, MALE, NEUTER][o]?.[c]} ${ORNAMENTS[o]}`;
const an = (o: number): string => `${['eine', 'einen', 'ein'][o]} ${ORNAMENTS[o]}`;

const tile = (b: Benefit): string =>
  'die' in b ? `${COLOURS[b.die]}er Würfel` : 'gain' in b ? count(b.gain, b.count) : 'beliebiges Material';

const action = (a: Action): string => {
  switch (a.act) {
    case 'sell':
      return `${anyOf(a.of)} für ${rubles(a.rubles)} verkaufen`;
    case 'buy':
      return `${anyOf(a.of)} für ${rubles(a.rubles)} kaufen`;
    case 'deliver':
      return `${rubles(a.rubles)} zahlen und ${a.count > 1 ? 'bis zu ' : ''}${materials(a.count)} liefern`;
    case 'rubles':
      return `${rubles(a.count)} erhalten`;
    case 'swap':
      return `${rubles(a.rubles)} zahlen und 2 Ressourcen-Plättchen vertauschen`;
    case 'trade': {
      const given = a.give > 1 ? `${a.give} gleiche Materialien` : '1 Material';
      const got = a.get > 1 ? `${a.get} anderer Sorten` : '1 einer anderen Sorte';
      return `${a.rubles > 0 ? `${rubles(a.rubles)} und ` : ''}${given} gegen ${got} tauschen`;
    }
    case 'activate':
      return '1 deiner offenen Werkstatt-Plättchen aktivieren';
    case 'recognition':
      return `${count(7, a.count)} erhalten${a.everyKind ? ', wenn du ein Erdgeschoss, einen Mittelteil und eine Turmspitze fertiggestellt hast' : ''}`;
    case 'prestige': {
      const price = [
        ...(a.rubles > 0 ? [`${rubles(a.rubles)} zahlen`] : []),
        ...(a.different > 0 ? [`${a.different} verschiedene Materialien abgeben`] : []),
      ];
      return `${and(price)} für ${prestige(a.count)}`;
    }
    default:
      return a satisfies never;
  }
};

export const game = {
  terms: {
    title: 'The Red Cathedral',
    ivan: 'Iwan',
    colon: ': ',
    resources: RESOURCES,
    prestige: 'Prestige',
    banners: 'Banner',
    colours: COLOURS.map(capital),
    dice: COLOURS.map((colour) => `${colour}er Würfel`),
    kinds: KINDS,
    ornaments: ORNAMENTS,
    groups: GROUPS,
    seasons: SEASONS,
    slots: [
      ...COLOURS.slice(0, 4).map((colour) => `${colour}es Feld`),
      'erstes weißes Feld',
      'zweites weißes Feld',
    ],
    soloCards: CARDS,
    sides: { basic: 'Grundspiel-Seite', advanced: 'fortgeschrittene Seite' },
    faceUp: 'offen',
    faceDown: 'verdeckt',
    market: 'Markt',
    cathedral: 'Kathedrale',
    workshop: 'Werkstatt',
    inventory: 'Inventar',
    supply: 'Vorrat',
    track: 'Punkteleiste',
    influence: 'Einfluss',
    count,
    counted,
    countPrestige: prestige,
    countMaterials: materials,
    countDice: (k) => n(k, 'Würfel', 'Würfel'),
    countBanners: (k) => n(k, 'Banner', 'Banner'),
    countOrnaments: (k) => n(k, 'Verzierung', 'Verzierungen'),
    countSections: (k) => n(k, 'Abschnitt', 'Abschnitte'),
    freeSpaces: (k) => n(k, 'freier Platz', 'freie Plätze'),
    and,
    or,
    tower: (roman) => `Turm ${roman}`,
    section: sec,
    place: spot,
    tile,
    tileHelp: (b) =>
      'die' in b
        ? `Bringt einmal, was der Bereich mit ${die(b.die, 2)} bringt.`
        : `Bringt ${'gain' in b ? counted(b.gain, b.count) : '1 Material deiner Wahl'}.`,
    action,
    actionShort: (a) => {
      switch (a.act) {
        case 'sell':
          return `für ${rubles(a.rubles)} verkaufen`;
        case 'buy':
          return `für ${rubles(a.rubles)} kaufen`;
        case 'deliver':
          return `${a.count} liefern`;
        case 'rubles':
          return `+${rubles(a.count)}`;
        case 'swap':
          return '2 Plättchen vertauschen';
        case 'trade':
          return `${a.give} gegen ${a.get} tauschen`;
        case 'activate':
          return 'Plättchen aktivieren';
        case 'recognition':
          return `+${a.count} Anerkennung`;
        case 'prestige':
          return `+${a.count} Prestige`;
        default:
          return a satisfies never;
      }
    },
    mark: (repeat) => (repeat ? 'beliebig oft hintereinander' : 'einmal'),
  },
  events: {
    turn: (w) => (w.me ? 'Du bist am Zug.' : `${w.name} ist am Zug.`),
    claimed: (w, x, t) =>
      `${s(w, 'beanspruchst', 'beansprucht')} ${the(x, 1)}${t ? ` und ${w.me ? 'nimmst' : 'nimmt'} das Werkstatt-Plättchen (${tile(t)})` : ''}.`,
    bannerTaken: (w, from, left) => {
      const where = {
        inventory: 'aus dem Inventar',
        aside: 'vom Platz neben dem Inventar',
        white: 'von einem weißen Werkstattfeld',
      };
      return `Das Banner kommt ${where[from]}; ${w.me ? 'du hast' : `${w.name} hat`} ${left === 0 ? 'keines mehr' : `noch ${left}`}.`;
    },
    placed: (w, t, k, up, r) =>
      `${s(w, 'legst', 'legt')} das Plättchen (${tile(t)}) ${up ? 'offen' : 'verdeckt'} auf ${slot(k, 1)}${r > 0 ? `, für ${rubles(r)}` : ''}.`,
    unlocked: (w, o, k) => `${s(w, 'schaltest', 'schaltet')} ${theOrnament(o, 1)} auf ${slot(k, 2)} frei.`,
    tileRemoved: (t) => `Das Werkstatt-Plättchen (${tile(t)}) kommt aus dem Spiel.`,
    dieMoved: (w, d, from, to, steps, r) =>
      `${s(w, 'ziehst', 'zieht')} ${die(d, 1)} um ${n(steps, 'Bereich', 'Bereiche')} weiter, vom ${place(from)} zum ${place(to)}${r > 0 ? `, für ${rubles(r)}` : ''}.`,
    dieStays: (d, full) => `${capital(die(d, 0))} bleibt stehen: Im ${place(full)} liegen schon drei Würfel.`,
    rolled: (w, at, dice, k) =>
      `${s(w, 'wirfst', 'wirft')} ${form(k, 'den', 'die')} Würfel im ${place(at)} neu: ${dice}.`,
    gained: (w, kind, k, lost, from) => {
      const where = {
        market: ' vom Markt',
        workshop: ' aus der Werkstatt',
        influence: '',
        section: '',
        optional: '',
      };
      return `${s(w, 'erhältst', 'erhält')} ${k === 0 ? no(kind) : counted(kind, k)}${where[from]}${lost > 0 ? `; ${lost} ${form(lost, 'verfällt', 'verfallen')}` : ''}.`;
    },
    rubles: (w, k, now) =>
      k < 0
        ? `${s(w, 'zahlst', 'zahlt')} ${rubles(-k)} (übrig: ${now}).`
        : `${s(w, 'erhältst', 'erhält')} ${rubles(k)} (jetzt ${now}).`,
    recognition: (w, k, space) =>
      k === 0
        ? `${w.me ? 'Dein Marker' : `Der Marker von ${w.name}`} bleibt auf Feld ${space}.`
        : `${k > 0 ? s(w, 'erhältst', 'erhält') : s(w, 'verlierst', 'verliert')} ${count(7, Math.abs(k))} (Feld ${space}).`,
    prestige: (w, k, now) =>
      `${k > 0 ? s(w, 'erhältst', 'erhält') : s(w, 'verlierst', 'verliert')} ${prestige(Math.abs(k))} (jetzt ${now}).`,
    activated: (w, k, t) =>
      `${s(w, 'aktivierst', 'aktiviert')} das Plättchen (${tile(t)}) auf ${slot(k, 2)}.`,
    used: (w, g, a) => `${s(w, 'nutzt', 'nutzt')} den Einfluss ${OF_GROUP[g]}: ${action(a)}.`,
    gave: (w, kind, k, how) => {
      const what = counted(kind, k);
      return {
        sold: `${s(w, 'verkaufst', 'verkauft')} ${what}.`,
        traded: `${s(w, 'tauschst', 'tauscht')} ${what} ein.`,
        returned: `${s(w, 'gibst', 'gibt')} ${what} ab.`,
      }[how];
    },
    tilesSwapped: (w, a, b) =>
      `${s(w, 'vertauschst', 'vertauscht')} zwei Ressourcen-Plättchen: jetzt ${spot(a)} und ${spot(b)}.`,
    delivered: (w, kind, k, x, missing) =>
      `${s(w, 'lieferst', 'liefert')} ${counted(kind, k)} an ${the(x, 1)}${missing > 0 ? `; es ${form(missing, 'fehlt', 'fehlen')} noch ${materials(missing)}` : ''}.`,
    completed: (w, x) => `${s(w, 'stellst', 'stellt')} ${the(x, 1)} fertig.`,
    punished: (w, x, above) =>
      `Strafe für ${w.me ? 'dich' : w.name}: ${The(x)} ist unfertig, darüber ${form(above, 'steht', 'stehen')} ${n(above, 'fertiggestellter Abschnitt', 'fertiggestellte Abschnitte')} anderer.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'platzierst', 'platziert')} ${an(o)} auf ${the(x, 2)}${gems ? `, dazu ${gems}` : ''}.`,
    endTriggered: (w) =>
      `${s(w, 'stellst deinen', 'stellt den')} sechsten Abschnitt fertig: Alle anderen haben noch einen letzten Zug.`,
    ivanCard: (card, d) => `Iwan folgt der Karte ${CARDS[card]} mit ${die(d, 2)}.`,
    ivanStored: (goods) => `Iwan legt ${goods || 'nichts'} auf die Karte Inventar.`,
    ivanTransported: (goods) => `Iwan verschiebt ${goods} auf die Karte Bau.`,
    ivanIdle: (card) =>
      ({
        transport: 'Iwan hat auf der Karte Inventar nichts zu verschieben.',
        claim: 'Iwan kann nichts beanspruchen.',
        construction: 'Iwan hat nichts zu bauen.',
        ornament: 'Iwans nächste Verzierung passt nirgends.',
        recognition: 'Iwan tut nichts.',
        inventory: 'Iwan tut nichts.',
      })[card],
    ivanShuffled: (dice) => `Iwans Plättchen werden gemischt und wieder offen ausgelegt: ${dice}.`,
    ended: (w, names) =>
      `Die Partie ist zu Ende. ${w ? s(w, 'gewinnst', 'gewinnt') : `${names} teilen sich den Sieg`}.`,
  },
  asks: {
    waiting: (w) => `${w.name} entscheidet.`,
    over: 'Die Partie ist zu Ende.',
    turn: 'Du bist am Zug: Beanspruche einen Abschnitt, baue oder beziehe Ressourcen.',
    end: 'Deine Aktion ist fertig. Beende deinen Zug oder nutze vorher eine optionale Aktion.',
    banner: (x) => `Wähle das Banner für ${the(x, 1)}: aus dem Inventar oder von einem weißen Werkstattfeld.`,
    slot: (t) => `Wähle, wohin das Werkstatt-Plättchen (${tile(t)}) kommt.`,
    face: (t, k, cost) =>
      `Plättchen (${tile(t)}) auf ${slot(k, 2)}: offen für ${rubles(cost)} oder verdeckt ohne Kosten?`,
    deliver: (left, begun) =>
      begun
        ? `Du darfst noch ${materials(left)} liefern: baue oder dekoriere.`
        : `Liefere ${left > 1 ? 'bis zu ' : ''}${materials(left)}: baue oder dekoriere.`,
    gems: (o, x, most) =>
      `Bis zu ${n(most, 'Edelstein', 'Edelsteine')} ${['zur Tür', 'zum Bogen', 'zum Kreuz'][o]} auf ${the(x, 2)} dazulegen? Jeder zählt als Lieferung.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['Ressourcen nehmen'] : []),
        ...(use ? ['Einfluss nutzen'] : []),
        ...(activate ? ['ein Werkstatt-Plättchen aktivieren'] : []),
      ];
      return open.length > 0
        ? `Du darfst ${or(open)}; zum Schluss wirfst du die Würfel neu.`
        : 'Wirf die Würfel in diesem Bereich neu.';
    },
    amount: (kind, min, max, lost) =>
      `Wie viel nimmst du: ${min} bis ${counted(kind, max)}?${lost > 0 ? ` ${lost} ${form(lost, 'ist', 'sind')} nicht zu haben.` : ''}`,
    choose: (mayLeave) => `Wähle 1 Material${mayLeave ? ' oder keines' : ''}.`,
    sell: (r) => `Welches Material verkaufst du für ${rubles(r)}?`,
    buy: (r) => `Welches Material kaufst du für ${rubles(r)}?`,
    give: (k) =>
      k > 1 ? `Welche Sorte tauschst du ein? Du gibst ${k} davon.` : 'Welches Material tauschst du ein?',
    get: (given, left, begun) =>
      `Wähle dafür ${begun ? 'noch ' : ''}${materials(left)}, jede Sorte außer ${DATIVES[given]}.`,
    return: (left, begun) =>
      begun
        ? `Wähle noch ${materials(left)} zum Abgeben, jeweils eine neue Sorte.`
        : `Wähle ${left} verschiedene Materialien zum Abgeben.`,
    swap: (first) =>
      first
        ? `Welches Ressourcen-Plättchen tauscht den Platz mit ${spot(first)}?`
        : 'Wähle das erste von zwei Ressourcen-Plättchen zum Vertauschen.',
    activate: 'Wähle eines deiner offenen Werkstatt-Plättchen zum Aktivieren.',
    ivanClaim: 'Wähle den Abschnitt, den Iwan beansprucht.',
    ivanOrnament: (o) => `Wähle den Abschnitt, auf dem Iwan ${an(o)} platziert.`,
  },
  moves: {
    claim: (x, t) => `${capital(the(x, 1))} beanspruchen${t ? ` (Plättchen: ${tile(t)})` : ''}`,
    banner: (from) =>
      `Das Banner ${from === 'inventory' ? 'aus dem Inventar' : 'vom weißen Werkstattfeld'} nehmen`,
    slot: (k, cost) => `Das Plättchen auf ${slot(k, 1)} legen (offen: ${rubles(cost)})`,
    face: (up, cost) =>
      up
        ? `Das Plättchen offen hinlegen${cost === null ? '' : `, für ${rubles(cost)}`}`
        : 'Das Plättchen verdeckt hinlegen, ohne Kosten',
    deliver: (kind, x) => `${counted(kind, 1)} an ${the(x, 1)} liefern`,
    decorate: (o, x) => `${capital(an(o))} auf ${the(x, 2)} platzieren, für ${counted([0, 2, 3][o] ?? 0, 1)}`,
    gems: (gems, p) => (gems ? `${gems} dazulegen, für ${prestige(p)}` : 'Keinen Edelstein dazulegen'),
    stop: (ask) => (ask === 'deliver' ? 'Nicht weiter liefern' : 'Keine Materialien mehr nehmen'),
    acquire: (d, steps, to, r) =>
      `${capital(die(d, 1))} um ${n(steps, 'Bereich', 'Bereiche')} zum ${place(to)} ziehen${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most) =>
      resource === null || most === 0
        ? 'Ressourcen vom Markt nehmen'
        : `${most > 1 && resource < 6 ? 'Bis zu ' : ''}${counted(resource, most)} vom Markt nehmen`,
    amount: (kind, k) =>
      k === 0 ? 'Nichts nehmen' : `${kind === null ? materials(k) : counted(kind, k)} nehmen`,
    choose: (kind) => `${counted(kind, 1)} nehmen`,
    use: (g, a) =>
      g === null || a === null ? 'Einfluss nutzen' : `Den Einfluss ${OF_GROUP[g]} nutzen: ${action(a)}`,
    sell: (kind, r) => `${counted(kind, 1)}${r === null ? '' : ` für ${rubles(r)}`} verkaufen`,
    buy: (kind, r) => `${counted(kind, 1)}${r === null ? '' : ` für ${rubles(r)}`} kaufen`,
    give: (kind, k) => `${counted(kind, k)} eintauschen`,
    get: (kind) => `Dafür ${counted(kind, 1)} nehmen`,
    return: (kind) => `${counted(kind, 1)} abgeben`,
    swap: (at, first) =>
      first
        ? `${spot(first)} mit ${spot(at)} vertauschen`
        : `Das Ressourcen-Plättchen ${spot(at)} vertauschen`,
    activate: (k, t) => `Das Plättchen auf ${slot(k, 2)} aktivieren${t ? `: ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Die Würfel im ${place(at)} neu werfen` : 'Die Würfel neu werfen'),
    rubles: `${prestige(1)} verlieren, ${rubles(2)} erhalten`,
    reroll: (at) => `${prestige(1)} verlieren und die Würfel im ${place(at)} neu werfen`,
    end: 'Den Zug beenden',
    ivanClaim: (x) => `Iwan beansprucht ${the(x, 1)}`,
    ivanOrnament: (o, x) => `Iwan platziert ${an(o)} auf ${the(x, 2)}`,
  },
  shorts: {
    claim: 'Beanspruchen',
    deliver: 'Liefern',
    inventory: 'Inventar',
    whiteSlot: 'Weißes Feld',
    stop: 'Fertig',
    none: 'Nichts',
    take: 'Ressourcen nehmen',
    use: 'Einfluss nutzen',
    roll: 'Neu werfen',
    rubles: '2 Rubel',
    reroll: 'Neu werfen',
    end: 'Zug beenden',
  },
  commands: {
    claim: {
      name: 'Beanspruchen',
      help: 'Lege ein Banner auf einen freien Abschnitt und nimm sein Werkstatt-Plättchen.',
    },
    build: {
      name: 'Bauen',
      help: 'Liefere bis zu 3 Materialien an deine Abschnitte oder dekoriere fertige.',
    },
    acquire: {
      name: 'Beziehen',
      help: 'Ziehe einen Würfel; dann nimm Ressourcen, nutze Einfluss und aktiviere ein Plättchen.',
    },
    take: { name: 'Ressourcen nehmen', help: 'Was der Bereich bringt, mal die Zahl der Würfel dort.' },
    use: { name: 'Einfluss nutzen', help: 'Eine der zwei Aktionen der Karte dieses Viertels.' },
    activate: {
      name: 'Plättchen aktivieren',
      help: 'Das offene Werkstatt-Plättchen in der Farbe des gezogenen Würfels.',
    },
    roll: {
      name: 'Neu werfen',
      help: 'Alle Würfel im Bereich werden neu geworfen. Das schließt die Aktion ab.',
    },
    rubles: {
      name: 'Prestige für Rubel',
      help: 'Verliere 1 Prestigepunkt und erhalte 2 Rubel, so oft du willst.',
    },
    reroll: {
      name: 'Bereich neu werfen',
      help: 'Verliere 1 Prestigepunkt und wirf alle Würfel eines Bereichs neu, einmal pro Zug.',
    },
    end: { name: 'Zug beenden', help: 'Deine Grundaktion ist fertig; die nächste Person ist am Zug.' },
  },
  reasons: {
    over: 'Die Partie ist zu Ende. Es kann nichts mehr gespielt werden.',
    notYourTurn: ({ seat }) => `${seat.name} ist am Zug. Warte, bis du an der Reihe bist.`,
    notNow: ({ ask }) => `Zuerst ist etwas anderes gefragt. ${ask}`,
    sameAs: ({ slot: k }) => `Das macht keinen Unterschied. Wähle ${slot(k, 1)}, das genau dasselbe bewirkt.`,
    noSuchSection: 'Dort sieht der Bauplan keinen Abschnitt vor. Wähle einen, der darauf steht.',
    claimedAlready: ({ section, seat }) =>
      `${The(section)} trägt schon ${seat.me ? 'dein Banner' : `das Banner von ${seat.name}`}. Wähle einen Abschnitt ohne Banner.`,
    nothingBelow: ({ section, below }) =>
      `${The(section)} ist noch nicht frei: ${The(below)} hat kein Banner. Türme werden von unten nach oben beansprucht.`,
    noBanner: 'Du hast kein Banner mehr. Bauen und beziehen kannst du weiterhin.',
    bannerNotAsked: ({ side }) =>
      side === 'basic'
        ? 'Auf der Grundspiel-Seite wählst du kein Banner. Es kommt aus dem Inventar, solange dort eines liegt.'
        : 'Jetzt ist kein Banner gefragt. Beanspruche zuerst einen Abschnitt.',
    slotTaken: ({ slot: k }) => `Auf ${slot(k, 2)} liegt schon ein Plättchen. Wähle ein freies Feld.`,
    slotCovered: ({ slot: k }) => `Auf ${slot(k, 2)} liegt noch ein Banner. Wähle ein anderes Feld.`,
    needRubles: ({ need, have }) =>
      `Das kostet ${rubles(need)}; du hast ${have}. Jeder Prestigepunkt bringt dir 2.`,
    notClaimed: ({ section }) =>
      `${The(section)} hat noch kein Banner. Beanspruche den Abschnitt, bevor du lieferst.`,
    notYours: ({ section, seat }) =>
      `${The(section)} gehört ${seat.me ? 'dir' : seat.name}. Geliefert wird nur an eigene Abschnitte.`,
    completedAlready: ({ section }) =>
      `${The(section)} ist fertiggestellt und braucht nichts mehr. Liefere an einen unfertigen Abschnitt.`,
    notNeeded: ({ section, kind }) =>
      `${The(section)} braucht ${no(kind)} mehr. Liefere, was dort noch fehlt.`,
    notInHand: ({ kind, need, have }) =>
      `Du brauchst ${counted(kind ?? 0, need)} und hast ${have === 0 ? 'nichts davon' : `nur ${have}`} im Inventar. Beschaffe zuerst mehr.`,
    nothingDelivered: 'Noch ist nichts geliefert. Liefere mindestens ein Material.',
    notCompleted: ({ section }) =>
      `${The(section)} ist nicht fertiggestellt. Dekoriert werden nur fertiggestellte Abschnitte.`,
    decoratedAlready: ({ section, seat }) =>
      `${The(section)} trägt schon eine Verzierung von ${seat.me ? 'dir' : seat.name}. Mehr als eine geht nicht.`,
    ornamentGone: ({ ornament }) =>
      `Du hast ${['keine Tür', 'keinen Bogen', 'kein Kreuz'][ornament]} mehr. Wähle einen Abschnitt für eine andere Verzierung.`,
    ornamentLocked: ({ ornament, slot: k }) =>
      `${capital(theOrnament(ornament, 0))} auf ${slot(k, 2)} ist gesperrt. Ein dort offen gelegtes Plättchen schaltet die Verzierung frei.`,
    tooManyGems: ({ most }) =>
      `In diese Aktion ${form(most, 'passt', 'passen')} nur ${n(most, 'Edelstein', 'Edelsteine')}. Lege weniger dazu.`,
    exactSteps: ({ die: d, shows }) =>
      `${capital(die(d, 0))} zieht mindestens um ${shows}, seine Augenzahl. Wähle einen Bereich weiter vorn.`,
    notYourDie: ({ die: d, shows }) =>
      `${capital(die(d, 0))} zieht um genau ${shows}. Nur der weiße und der Würfel deiner Farbe ziehen gegen Rubel weiter.`,
    cheaperWay: ({ die: d, steps }) =>
      `${capital(die(d, 0))} kommt billiger dorthin: ${n(steps, 'Bereich genügt', 'Bereiche genügen')}.`,
    placeFull: ({ place: at }) =>
      `Im ${place(at)} liegen schon drei andere Würfel. Wähle einen anderen Würfel oder Bereich.`,
    noDieMoved:
      'In diesem Zug wurde noch kein Würfel gezogen. Ziehe zuerst einen, um Ressourcen zu beziehen.',
    takenAlready:
      'Die Ressourcen dieses Bereichs hast du schon genommen. Weiter mit Einfluss, Plättchen oder Wurf.',
    noSpace:
      'Dein Inventar ist voll. Liefere oder verkaufe; Beanspruchen schafft Platz, solange dort Banner liegen.',
    supplyEmpty: ({ kind }) =>
      kind === null
        ? 'Im Vorrat fehlt, was du bekämst. Wähle etwas anderes.'
        : `Im Vorrat gibt es ${no(kind)} mehr. Wähle etwas anderes.`,
    amountOutOfRange: ({ min, max }) => `Du kannst ${min} bis ${max} nehmen. Wähle eine Zahl dazwischen.`,
    usedAlready: ({ action: a }) => `Diese Aktion (${a}) hast du schon genutzt. Sie geht einmal pro Zug.`,
    otherActionUsed: ({ action: a }) =>
      `Du hast die andere Aktion dieser Karte genutzt (${a}). Nur eine von beiden ist erlaubt.`,
    rowBroken: ({ action: a }) =>
      `Du hast diese Aktion (${a}) unterbrochen. Sie geht nur hintereinander, bevor du etwas nimmst oder aktivierst.`,
    notShown: ({ kind, of }) =>
      `Diese Karte handelt nicht mit ${DATIVES[kind ?? 0]}, nur mit ${or(of.map((other) => DATIVES[other] ?? ''))}.`,
    nothingToSell: ({ of }) =>
      `Du hast hier nichts zu verkaufen. ${of.length === 6 ? 'Beschaffe zuerst ein Material.' : `Die Karte nimmt ${kinds(of)}.`}`,
    nothingToDeliver:
      'Keines deiner Materialien kann geliefert werden. Beanspruche einen Abschnitt oder beschaffe, was deinen noch fehlt.',
    nothingToTrade: ({ give, get }) =>
      `Zum Tauschen brauchst du ${give > 1 ? `${give} gleiche Materialien` : '1 Material'}, und im Vorrat ${get > 1 ? `${get} anderer Sorten` : '1 einer anderen Sorte'}.`,
    noUsefulTile:
      'Keines deiner offenen Werkstatt-Plättchen bringt jetzt etwas. Lege eines offen hin oder schaffe Platz.',
    needEveryKind:
      'Dir fehlt ein fertiggestellter Abschnitt einer Art. Nötig sind Erdgeschoss, Mittelteil und Turmspitze.',
    needDifferent: ({ need, have }) => `Dafür braucht es ${need} verschiedene Materialien; du hast ${have}.`,
    sameKind: ({ kind }) =>
      `${capital(PLURALS[kind ?? 0] ?? '')} hast du gerade gegeben. Wähle eine andere Sorte.`,
    returnedAlready: ({ kind }) =>
      `Du hast schon ${counted(kind ?? 0, 1)} abgegeben. Wähle eine andere Sorte.`,
    samePlace: ({ place: at }) => `${spot(at)} ist schon das erste Plättchen. Wähle ein anderes.`,
    noTile: ({ slot: k }) =>
      `Auf ${slot(k, 2)} liegt kein Plättchen. Beanspruche einen Abschnitt, um eines zu bekommen.`,
    faceDown: ({ slot: k }) =>
      `Das Plättchen auf ${slot(k, 2)} liegt verdeckt. Es kann nie aktiviert werden.`,
    otherColour: ({ slot: k, die: d }) =>
      `Du hast ${die(d, 1)} gezogen; er aktiviert ${slot(k, 1)} nicht. Nur Plättchen seiner Farbe zählen.`,
    activatedAlready: 'Du hast in dieser Aktion schon ein Plättchen aktiviert. Das geht einmal.',
    givesNothing: ({ slot: k }) =>
      `Das Plättchen auf ${slot(k, 2)} brächte jetzt nichts: kein Platz oder nichts mehr im Vorrat.`,
    noPrestige: ({ space }) =>
      `Du stehst auf Feld ${space} und hast kein Prestigefeld hinter dir; du kannst kein Prestige verlieren.`,
    rerolledAlready: 'Du hast in diesem Zug schon einen Bereich neu geworfen. Das geht einmal pro Zug.',
    noDice: ({ place: at }) => `Im ${place(at)} liegt kein Würfel. Wähle einen Bereich mit Würfeln.`,
    actFirst: 'Deine Grundaktion fehlt noch. Beanspruche, baue oder beziehe, bevor du den Zug beendest.',
    notIvansChoice: ({ section }) =>
      `${The(section)} kommt nach Iwans Regel nicht in Frage. Wähle einen der markierten Abschnitte.`,
  },
  score: {
    track: (space) => `Punkteleiste (Feld ${space})`,
    leftovers: (m, r) => `Übrig: ${materials(m)} und ${rubles(r)}`,
    tower: (roman) => `Turm ${roman}`,
    trackHelp:
      'Das Prestige des nächstgelegenen Prestigefelds, auf dem der Marker steht oder das er hinter sich hat.',
    leftoversHelp: '1 Prestigepunkt je 5 Materialien und Rubel zusammen, abgerundet.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'Gleichstand bringt nichts'
            : `Gleichstand mit ${n(tied, 'anderen', 'anderen')}, die Plätze werden geteilt`
          : p === 1
            ? 'die höchste, der ganze Wert'
            : two
              ? 'die zweite, ein Drittel'
              : p === 2
                ? 'die zweite, die Hälfte'
                : p === 3
                  ? 'die dritte, ein Viertel'
                  : 'die vierte, ein Achtel';
      return `Wert ${value}, Präsenz ${presence}: ${share}.`;
    },
    completed: 'Fertiggestellte Abschnitte',
    ornaments: 'Platzierte Verzierungen',
    total: 'Prestige gesamt',
    final: 'Schlusswertung',
    ifEndedNow: 'Wenn die Partie jetzt endete',
    wins: (w, p) => `${s(w, 'gewinnst', 'gewinnt')} mit ${n(p, 'Prestigepunkt', 'Prestigepunkten')}.`,
    shared: (names, p) => `${names} teilen sich den Sieg mit je ${n(p, 'Prestigepunkt', 'Prestigepunkten')}.`,
    beatIvan: (p, i) => `Du hast Iwan geschlagen, ${p} zu ${i}.`,
    lostToIvan: (p, i) => `Iwan hat gewonnen, ${i} zu ${p}.`,
    drewWithIvan: (p) =>
      `Du und Iwan teilt euch den Sieg mit je ${n(p, 'Prestigepunkt', 'Prestigepunkten')}.`,
    decided: {
      completed: 'Bei Gleichstand entschieden mehr fertiggestellte Abschnitte.',
      ornaments: 'Bei Gleichstand entschieden mehr Verzierungen.',
    },
  },
  previews: {
    gain: 'erhält',
    lose: 'verliert',
    unknownRoll: 'Zum Schluss wird neu geworfen: Ergebnis unbekannt.',
    undoEnds: 'Zurücknehmen geht nur bis hier.',
    lost: (k) => `${k} ${form(k, 'verfällt', 'verfallen')}`,
    completes: (x) => `stellt ${the(x, 1)} fertig`,
    penalty: (w, k) => `${s(w, 'verlierst', 'verliert')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'führst', 'führt')} in Turm ${tower}`,
    triggersEnd: 'löst das Spielende aus',
  },
  describe: {
    free: 'frei',
    notYet: 'noch nicht frei',
    claimedBy: (w) => `beansprucht von ${w.me ? 'dir' : w.name}`,
    completedBy: (w) => `fertiggestellt von ${w.me ? 'dir' : w.name}`,
    needs: (goods) => `braucht ${goods}`,
    stillNeeds: (goods) => `braucht noch ${goods}`,
    gives: (rewards) => `bringt ${rewards}`,
    tile: (t) => `Werkstatt-Plättchen ${tile(t)}`,
    ornamentBy: (o, w) => `${ORNAMENTS[o]} von ${w.me ? 'dir' : w.name}`,
    noOrnament: 'ohne Verzierung',
    noDice: 'kein Würfel',
    shows: (d, k) => `${capital(COLOURS[d] ?? '')} ${k}`,
    empty: 'leer',
    costs: (r) => `offen ${rubles(r)}`,
    covered: 'von einem Banner bedeckt',
    locked: (o) => `${ORNAMENTS[o]} gesperrt`,
    now: (yields) => `Jetzt: ${yields}.`,
    space: (space) => `Feld ${space}`,
  },
  setup: {
    players: { name: 'Mitspielende', help: 'Wie viele am Tisch sitzen, 1 bis 4.' },
    side: { name: 'Werkstatt-Seite', help: 'Eine Seite der Werkstatt-Spielpläne für alle.' },
    basic: {
      name: 'Grundspiel',
      help: 'Alle Verzierungen sind von Anfang an verfügbar; ein Feld kostet 2 bis 4 Rubel.',
    },
    advanced: {
      name: 'Fortgeschritten',
      help: 'Verzierungen werden in der Werkstatt freigeschaltet; jedes Feld kostet 3 Rubel.',
    },
    influence: {
      name: 'Einfluss-Karten',
      help: 'In jedem Viertel des Marktes liegt die Karte einer Gruppe.',
    },
    random: { name: 'Zufällig', help: 'Aus jeder Gruppe wird eine von drei Karten gezogen.' },
    first: { name: 'Erste Partie', help: 'Die für den Einstieg empfohlenen Karten.' },
    firstPlayer: { name: 'Wer beginnt', help: 'Wer beginnt, erhält 3 Rubel, die anderen 4, 4 und 5.' },
    anyone: { name: 'Per Los', help: 'Der Zufall entscheidet, wer beginnt.' },
    colours: { name: 'Farben', help: 'Der Würfel deiner Farbe und der weiße ziehen gegen Rubel weiter.' },
    solo: { name: 'Solo gegen Iwan', help: 'Iwan folgt seinen fünf Karten; du beginnst.' },
    countPlayers: (k) => n(k, 'Person', 'Personen'),
  },
  ...common,
  components: {
    supply: 'Vorrat',
    track: 'Punkteleiste',
    resources: 'Ressourcen-Plättchen',
    influence: 'Einfluss-Karten',
    firstGame: 'Karten der ersten Partie',
    sections: 'Kathedralen-Karten',
    tiles: 'Werkstatt-Plättchen',
    plans: 'Bauplan-Karten',
    boards: 'Werkstatt-Spielpläne',
  },
} satisfies RedCathedralMessages;

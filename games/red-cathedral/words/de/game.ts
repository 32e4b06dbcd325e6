import { capital, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/de';
import type { Action, Benefit } from '@archivolt/red-cathedral';
import type { RedCathedralMessages, Sec, Spot, Who } from '../messages/game.ts';

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
const PLURALS = ['Holz', 'Ziegel', 'Steine', 'Gold', 'grüne Edelsteine', 'lila Edelsteine', 'Rubel'];
const DATIVES = ['Holz', 'Ziegeln', 'Steinen', 'Gold', 'grünen Edelsteinen', 'lila Edelsteinen'];
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
      : kind === 1 || kind === 2
        ? `keine ${PLURALS[kind]}`
        : `kein ${RESOURCES[kind ?? 0]}`;

/** Nominative, accusative, dative. */
type Case = 0 | 1 | 2;
const NEUTER = ['das', 'das', 'dem'];
const MALE = ['der', 'den', 'dem'];
const FEMALE = ['die', 'die', 'der'];
const die = (d: number, c: Case): string => `${MALE[c]} ${COLOURS[d]}e${c === 0 ? '' : 'n'} Würfel`;
const slot = (k: number, c: Case): string => {
  const ending = c === 2 ? 'en' : 'e';
  const nth = k === 4 ? `erst${ending} ` : k === 5 ? `zweit${ending} ` : '';
  const which = `${nth}${COLOURS[Math.min(k, 4)]}`;
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

const tile = (b: Benefit): string => {
  switch (b.kind) {
    case 'resource':
      return count(b.gain, b.count);
    case 'die':
      return `${COLOURS[b.die]}er Würfel`;
    case 'any':
      return 'beliebiges Material';
    default:
      return b satisfies never;
  }
};

/** Said without a person, so that it fits a button as well as somebody else’s line of the log. */
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
      const got = a.get > 1 ? `${a.get} Materialien anderer Sorten` : '1 Material einer anderen Sorte';
      return `${a.rubles > 0 ? `${rubles(a.rubles)} und ` : ''}${given} gegen ${got} tauschen`;
    }
    case 'activate':
      return '1 eigenes offenes Werkstatt-Plättchen aktivieren';
    case 'recognition':
      return `${count(7, a.count)} erhalten${a.everyKind ? ', wenn ein eigenes Erdgeschoss, ein eigener Mittelteil und eine eigene Turmspitze fertiggestellt sind' : ''}`;
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
      'weißes Feld',
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
    tileHelp: (b) => {
      switch (b.kind) {
        case 'resource':
          return `Bringt ${counted(b.gain, b.count)}.`;
        case 'die':
          return `Bringt einmal, was der Bereich mit ${die(b.die, 2)} bringt.`;
        case 'any':
          return 'Bringt 1 Material deiner Wahl.';
        default:
          return b satisfies never;
      }
    },
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
      `${s(w, 'erhältst', 'erhält')} eine Strafe, weil ${the(x, 0)} unfertig ist und darüber ${n(above, 'fertiggestellter Abschnitt', 'fertiggestellte Abschnitte')} anderer ${form(above, 'steht', 'stehen')}.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'platzierst', 'platziert')} ${an(o)} auf ${the(x, 2)}${gems ? `, dazu ${gems}` : ''}.`,
    endTriggered: (w, other) =>
      `${s(w, 'stellst deinen', 'stellt einen')} sechsten Abschnitt fertig: ${other ? `${other.me ? 'Die andere Seite' : other.name} hat` : 'Alle anderen haben'} noch einen letzten Zug.`,
    ivanCard: (card, d) => `Iwan folgt der Karte ${CARDS[card]} mit ${die(d, 2)}.`,
    ivanStored: (goods) => `Iwan legt ${goods || 'nichts'} auf die Karte Inventar.`,
    ivanTransported: (goods) => `Iwan verschiebt ${goods} auf die Karte Bau.`,
    ivanIdle: (card) =>
      ({
        transport: 'Iwan hat auf der Karte Inventar nichts zu verschieben.',
        claim: 'Iwan kann nichts beanspruchen.',
        construction: 'Iwan hat nichts zu bauen.',
        ornament: 'Iwans nächste Verzierung kann nirgends platziert werden.',
        recognition: 'Iwan tut nichts.',
        inventory: 'Iwan tut nichts.',
      })[card],
    ivanShuffled: (dice) => `Iwans Plättchen werden gemischt und wieder offen ausgelegt: ${dice}.`,
    ended: (w, names) =>
      `Die Partie ist zu Ende. ${w ? s(w, 'hast gewonnen', 'hat gewonnen') : `${names} teilen sich den Sieg`}.`,
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
        ? `Du darfst noch ${materials(left)} liefern: Baue oder dekoriere.`
        : `Liefere ${left > 1 ? 'bis zu ' : ''}${materials(left)}: Baue oder dekoriere.`,
    gems: (o, x, most) =>
      `Bis zu ${n(most, 'Edelstein', 'Edelsteine')} ${['zur Tür', 'zum Bogen', 'zum Kreuz'][o]} auf ${the(x, 2)} dazulegen? Jeder zählt als Lieferung.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['Ressourcen nehmen'] : []),
        ...(use ? ['Einfluss nutzen'] : []),
        ...(activate ? ['ein Plättchen aktivieren'] : []),
      ];
      return open.length > 0
        ? `Du darfst ${or(open)}; zum Schluss wirfst du die Würfel neu.`
        : 'Wirf die Würfel in diesem Bereich neu.';
    },
    amount: (kind, min, max, lost) =>
      `Wie viel nimmst du: ${min} ${max === min + 1 ? 'oder' : 'bis'} ${counted(kind, max)}?${lost > 0 ? ` ${lost} ${form(lost, 'verfällt', 'verfallen')}.` : ''}`,
    choose: (mayLeave) => `Wähle 1 Material${mayLeave ? ' oder keines' : ''}.`,
    sell: (r) => `Welches Material verkaufst du für ${rubles(r)}?`,
    buy: (r) => `Welches Material kaufst du für ${rubles(r)}?`,
    give: (k) =>
      k > 1 ? `Welche Sorte tauschst du ein? Du gibst ${k} davon.` : 'Welches Material tauschst du ein?',
    get: (given, left, begun) =>
      `Wähle dafür ${begun ? 'noch ' : ''}${materials(left)}, jede Sorte außer ${DATIVES[given]}.`,
    return: (left, begun) =>
      begun
        ? `Wähle noch ${materials(left)} zum Abgeben, ${left === 1 ? 'von einer anderen Sorte' : 'von verschiedenen Sorten'}.`
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
    slot: (k, face, cost) => {
      if (face === 'up') return `Das Plättchen offen auf ${slot(k, 1)} legen, für ${rubles(cost)}`;
      if (face === 'down') return `Das Plättchen verdeckt auf ${slot(k, 1)} legen`;
      return `Das Plättchen auf ${slot(k, 1)} legen${face === 'either' ? ` (offen: ${rubles(cost)})` : ''}`;
    },
    face: (up, cost) =>
      up
        ? `Das Plättchen offen hinlegen${cost === null ? '' : `, für ${rubles(cost)}`}`
        : 'Das Plättchen verdeckt hinlegen, ohne Kosten',
    deliver: (kind, x) => `${counted(kind, 1)} an ${the(x, 1)} liefern`,
    deliverAll: (goods, x) => `${goods} an ${the(x, 1)} liefern`,
    decorate: (o, x, material) =>
      `${capital(an(o))} auf ${the(x, 2)} platzieren, für ${counted(material, 1)}`,
    gems: (gems, p) => (gems ? `${gems} dazulegen, für ${prestige(p)}` : 'Keinen Edelstein dazulegen'),
    stop: (ask) => (ask === 'deliver' ? 'Nicht weiter liefern' : 'Keine Materialien mehr nehmen'),
    acquire: (d, steps, to, r) =>
      `${capital(die(d, 1))} um ${n(steps, 'Bereich', 'Bereiche')} zum ${place(to)} ziehen${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most, fewer) =>
      resource === null || most === 0
        ? 'Ressourcen vom Markt nehmen'
        : `${fewer ? 'Bis zu ' : ''}${counted(resource, most)} vom Markt nehmen`,
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
    rubles: (k) => `${prestige(1)} verlieren, ${rubles(k)} erhalten`,
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
      name: 'Ressourcen beziehen',
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
      name: 'Würfel eines Bereichs neu werfen',
      help: 'Verliere 1 Prestigepunkt und wirf alle Würfel eines Bereichs neu, einmal pro Zug.',
    },
    end: { name: 'Zug beenden', help: 'Deine Grundaktion ist fertig; die nächste Person ist am Zug.' },
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
            : `Gleichstand mit ${n(tied, 'anderen Person', 'anderen Personen')}, die Punkte dieser Plätze werden geteilt`
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
    wins: (w, p) => `${s(w, 'hast', 'hat')} mit ${n(p, 'Prestigepunkt', 'Prestigepunkten')} gewonnen.`,
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
    undoEnds: 'Ab hier lässt sich nichts mehr zurücknehmen.',
    lost: (k, goods) => `${goods} ${form(k, 'verfällt', 'verfallen')}`,
    completes: (x) => `stellt ${the(x, 1)} fertig`,
    penalty: (w, k) => `${s(w, 'verlierst', 'verliert')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'führst', 'führt')} in Turm ${tower}`,
    leadTied: (all, tower) =>
      `Gleichstand an der Spitze in Turm ${tower}: ${and(all.map((who) => (who.me ? 'du' : who.name)))}`,
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
  board: {
    turn: 'Beanspruche einen Abschnitt, baue oder beziehe Ressourcen.',
    leftovers: 'Reste',
    banners: 'Banner',
    ornaments: 'Verzierungen',
    dice: 'Würfel',
    sections: (built, begun) => `Fertige Abschnitte: ${built}, begonnen: ${begun}`,
    stock: (held, room) => `${held} von ${room}`,
    tower: (roman, value) => `Turm ${roman}: ${value} wert`,
    towerColumn: 'Turm',
    ivanInventory: 'Iwans Inventar',
    ivanConstruction: 'Iwans Baumaterial',
    ivanCards: 'Iwans Karten',
    lift: 'Diesen Würfel nehmen',
    liftHelp: 'wähle, wohin er geht.',
    material: 'Material für diesen Abschnitt',
    diceHere: 'Die Würfel hier',
    ivansTurn: 'Iwans Zug',
    ivanClaim: 'Du entscheidest, was Iwan beansprucht, denn mehrere Abschnitte passen ihm gleich gut.',
    ivanOrnament:
      'Du entscheidest, wo Iwan seine Verzierung platziert, denn mehrere Abschnitte passen ihm gleich gut.',
    ivanSettled: 'Iwans Zug ist entschieden',
    faceUpPays: 'Offen bringt es sofort etwas und mit jedem Würfel dieser Farbe.',
    someDown: 'Blasse Felder sind zu teuer: nur verdeckt.',
    allDown: 'Du kannst kein freies Feld bezahlen, also wird das Plättchen verdeckt gelegt.',
    tooDear: 'zu teuer: nur verdeckt',
    askDown: (cost, have) =>
      `Offen kostet es hier ${cost}, und du hast ${have}. Verdeckt bringt das Plättchen nie etwas.`,
    fewer: 'Weniger …',
    rollWithout: (things) => `Würfeln, ohne ${things} zu nehmen`,
    takeAndRoll: (things) => `${things} nehmen und würfeln`,
    goodsHelp: 'wähle den Abschnitt dafür oder zieh es dorthin.',
    ornamentHelp: 'wähle den fertigen Abschnitt dafür.',
    needed: 'für deine Abschnitte nötig',
    spaces: 'Inventarplätze',
  },
  ...common,
} satisfies RedCathedralMessages;

/** The reasons are made of the same words. */
export {
  counted,
  DATIVES,
  die,
  form,
  kinds,
  n,
  no,
  or,
  PLURALS,
  place,
  rubles,
  slot,
  spot,
  The,
  theOrnament,
};

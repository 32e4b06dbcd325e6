import { capital, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/it';
import { ad } from '@archivolt/i18n/grammar/it';
import type { Action, Benefit } from '@archivolt/red-cathedral';
import type { RedCathedralMessages, Sec, Spot, Who } from '../messages/game.ts';

const { n, form, and, or } = words('it', 'di ');

/** The subject and its verb; the second person needs no pronoun. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? capital(you) : `${who.name} ${others}`;
const by = (who: Who): string => (who.me ? 'te' : who.name);

const RESOURCES = [
  'legname',
  'mattone',
  'pietra',
  'oro',
  'gemma verde',
  'gemma viola',
  'rublo',
  'ricompensa',
];
const PLURALS = ['legname', 'mattoni', 'pietre', 'oro', 'gemme verdi', 'gemme viola', 'rubli'];
const COLOURS = ['rosso', 'giallo', 'verde', 'blu', 'bianco'];
const KINDS = ['base', 'sezione mediana', 'cupola'];
const ORNAMENTS = ['porta', 'arco', 'croce'];
const GROUPS = ['Gilda degli Artigiani', 'Gilda dei Carrettieri', 'Gilda dei Mercanti', 'Clero'];
const OF_GROUP = [
  'della Gilda degli Artigiani',
  'della Gilda dei Carrettieri',
  'della Gilda dei Mercanti',
  'del Clero',
];
const SEASONS = { spring: 'primavera', summer: 'estate', autumn: 'autunno', winter: 'inverno' };
const CARDS = {
  recognition: 'Ricompensa',
  inventory: 'Inventario',
  transport: 'Trasporto',
  claim: 'Rivendicare',
  construction: 'Costruzione',
};

const count = (resource: number, k: number): string =>
  resource === 7
    ? n(k, 'punto ricompensa', 'punti ricompensa')
    : n(k, RESOURCES[resource] ?? '', PLURALS[resource] ?? '');
/** So many more of a kind, in its gender: "un altro", "altre 2". */
const others = (kind: number, k: number): string => {
  const female = kind === 2 || kind > 3;
  return k === 1 ? (female ? 'un’altra' : 'un altro') : `${female ? 'altre' : 'altri'} ${k}`;
};
const rubles = (k: number): string => count(6, k);
const prestige = (k: number): string => n(k, 'punto prestigio', 'punti prestigio');
const materials = (k: number): string => n(k, 'materiale', 'materiali');
const kinds = (of: readonly number[]): string => or(of.map((kind) => RESOURCES[kind] ?? ''));
const anyOf = (of: readonly number[]): string =>
  of.length === 6 ? '1 materiale qualsiasi' : `1 ${kinds(of)}`;

const die = (d: number): string => `dado ${COLOURS[d]}`;
const slot = (k: number): string =>
  k < 4 || k > 5
    ? `lo spazio Bottega ${COLOURS[Math.min(k, 4)]}`
    : `il ${k === 4 ? 'primo' : 'secondo'} spazio Bottega bianco`;
/** "nello spazio", "nel primo spazio". */
const inSlot = (k: number): string => slot(k).replace(/^lo /, 'nello ').replace(/^il /, 'nel ');
const sec = ({ kind, tower, nth }: Sec): string =>
  `${KINDS[kind]}${nth > 0 ? ` ${nth}` : ''} della torre ${tower}`;
const the = (x: Sec): string => `la ${sec(x)}`;
const The = (x: Sec): string => `La ${sec(x)}`;
const place = ({ resource, season, number }: Spot): string =>
  `${capital((resource === 6 ? PLURALS : RESOURCES)[resource] ?? '')} (${SEASONS[season]}${number > 0 ? ` ${number}` : ''})`;
const theOrnament = (o: number): string => ['la porta', 'l’arco', 'la croce'][o] ?? '';
const an = (o: number): string => ['una porta', 'un arco', 'una croce'][o] ?? '';

const tile = (b: Benefit): string => {
  switch (b.kind) {
    case 'resource':
      return count(b.gain, b.count);
    case 'die':
      return die(b.die);
    case 'any':
      return 'materiale qualsiasi';
    default:
      return b satisfies never;
  }
};

const action = (a: Action, who?: Who): string => {
  const other = who !== undefined && !who.me;
  switch (a.act) {
    case 'sell':
      return `vendere ${anyOf(a.of)} per ${rubles(a.rubles)}`;
    case 'buy':
      return `comprare ${anyOf(a.of)} per ${rubles(a.rubles)}`;
    case 'deliver':
      return `pagare ${rubles(a.rubles)} per consegnare ${a.count > 1 ? 'fino a ' : ''}${materials(a.count)} al Cantiere`;
    case 'rubles':
      return `guadagnare ${rubles(a.count)}`;
    case 'swap':
      return `pagare ${rubles(a.rubles)} per scambiare di posto 2 tessere Risorsa`;
    case 'trade': {
      const given = a.give > 1 ? `${a.give} materiali uguali` : '1 materiale';
      const got = a.get > 1 ? `${a.get} materiali di altri tipi` : '1 materiale di un altro tipo';
      return `scambiare ${a.rubles > 0 ? `${rubles(a.rubles)} e ` : ''}${given} con ${got}`;
    }
    case 'activate':
      return `attivare 1 delle ${other ? 'sue' : 'tue'} tessere Bottega a faccia in su`;
    case 'recognition':
      return `guadagnare ${count(7, a.count)}${a.everyKind ? ` se ${other ? 'ha' : 'hai'} completato una base, una sezione mediana e una cupola` : ''}`;
    case 'prestige': {
      const price = [
        ...(a.rubles > 0 ? [`pagare ${rubles(a.rubles)}`] : []),
        ...(a.different > 0 ? [`scartare ${a.different} materiali diversi`] : []),
      ];
      return `${and(price)} per ${prestige(a.count)}`;
    }
    default:
      return a satisfies never;
  }
};

export const game = {
  terms: {
    title: 'The Red Cathedral',
    ivan: 'Ivan',
    colon: ': ',
    resources: RESOURCES,
    prestige: 'prestigio',
    banners: 'bandiere',
    colours: COLOURS,
    dice: COLOURS.map((_, d) => die(d)),
    kinds: KINDS,
    ornaments: ORNAMENTS,
    groups: GROUPS,
    seasons: SEASONS,
    slots: [
      ...COLOURS.slice(0, 4).map((colour) => `spazio ${colour}`),
      'primo spazio bianco',
      'secondo spazio bianco',
      'spazio bianco',
    ],
    soloCards: CARDS,
    sides: { basic: 'lato base', advanced: 'lato avanzato' },
    faceUp: 'a faccia in su',
    faceDown: 'a faccia in giù',
    market: 'Mercato',
    cathedral: 'Cattedrale',
    workshop: 'Bottega',
    inventory: 'Inventario',
    supply: 'Riserva generale',
    track: 'Tracciato del punteggio',
    influence: 'Influenza',
    count,
    counted: count,
    countPrestige: prestige,
    countMaterials: materials,
    countDice: (k) => n(k, 'dado', 'dadi'),
    countBanners: (k) => n(k, 'bandiera', 'bandiere'),
    countOrnaments: (k) => n(k, 'decorazione', 'decorazioni'),
    countSections: (k) => n(k, 'sezione', 'sezioni'),
    freeSpaces: (k) => n(k, 'spazio libero', 'spazi liberi'),
    and,
    or,
    tower: (roman) => `torre ${roman}`,
    section: sec,
    place,
    tile,
    tileHelp: (b) => {
      switch (b.kind) {
        case 'resource':
          return `Dà ${count(b.gain, b.count)}.`;
        case 'die':
          return `Dà una volta ciò che dà lo spazio del ${die(b.die)}.`;
        case 'any':
          return 'Dà 1 materiale a tua scelta.';
        default:
          return b satisfies never;
      }
    },
    action,
    actionShort: (a) => {
      switch (a.act) {
        case 'sell':
          return `vendere per ${rubles(a.rubles)}`;
        case 'buy':
          return `comprare per ${rubles(a.rubles)}`;
        case 'deliver':
          return `consegnare ${a.count}`;
        case 'rubles':
          return `+${rubles(a.count)}`;
        case 'swap':
          return 'scambiare 2 tessere';
        case 'trade':
          return `scambiare ${a.give} con ${a.get}`;
        case 'activate':
          return 'attivare una tessera';
        case 'recognition':
          return `+${a.count} ricompensa`;
        case 'prestige':
          return `+${a.count} prestigio`;
        default:
          return a satisfies never;
      }
    },
    mark: (repeat) => (repeat ? 'quante volte vuoi di seguito' : 'una volta'),
  },
  events: {
    turn: (w) => (w.me ? 'Tocca a te.' : `Tocca ${ad(w.name)}.`),
    claimed: (w, x, t) =>
      `${s(w, 'rivendichi', 'rivendica')} ${the(x)}${t ? ` e ${w.me ? 'prendi' : 'prende'} la sua tessera Bottega (${tile(t)})` : ''}.`,
    bannerTaken: (w, from, left) => {
      const where = {
        inventory: 'dall’inventario',
        aside: 'dall’esterno dell’inventario',
        white: 'da uno spazio Bottega bianco',
      };
      const rest = w.me
        ? left === 0
          ? 'non te ne restano'
          : `te ne ${form(left, 'resta', 'restano')} ${left}`
        : `${ad(w.name)} ${left === 0 ? 'non ne restano' : `ne ${form(left, 'resta', 'restano')} ${left}`}`;
      return `La bandiera viene ${where[from]}; ${rest}.`;
    },
    placed: (w, t, k, up, r) =>
      `${s(w, 'piazzi', 'piazza')} la tessera (${tile(t)}) a faccia in ${up ? 'su' : 'giù'} ${inSlot(k)}${r > 0 ? ` per ${rubles(r)}` : ''}.`,
    unlocked: (w, o, k) => `${s(w, 'sblocchi', 'sblocca')} ${theOrnament(o)} ${inSlot(k)}.`,
    tileRemoved: (t) => `La tessera Bottega (${tile(t)}) esce dal gioco.`,
    dieMoved: (w, d, from, to, steps, r) =>
      `${s(w, 'sposti', 'sposta')} il ${die(d)} di ${n(steps, 'spazio', 'spazi')}, da ${place(from)} a ${place(to)}${r > 0 ? `, per ${rubles(r)}` : ''}.`,
    dieStays: (d, full) => `Il ${die(d)} non si muove: su ${place(full)} ci sono già tre dadi.`,
    rolled: (w, at, dice, k) =>
      `${s(w, 'tiri', 'tira')} ${form(k, 'il dado', 'i dadi')} su ${place(at)}: ${dice}.`,
    gained: (w, kind, k, lost, from) => {
      const where = {
        market: ' dal mercato',
        workshop: ' dalla bottega',
        influence: '',
        section: '',
        optional: '',
      };
      const what =
        k === 0
          ? `${s(w, 'non ricevi', 'non riceve')} ${PLURALS[kind]}`
          : `${s(w, 'ricevi', 'riceve')} ${count(kind, k)}`;
      return `${what}${where[from]}${lost > 0 ? `; ${k === 0 ? lost : others(kind, lost)} ${form(lost, 'si perde', 'si perdono')}` : ''}.`;
    },
    rubles: (w, k, now) =>
      k < 0
        ? `${s(w, 'paghi', 'paga')} ${rubles(-k)} (${form(now, 'resta', 'restano')} ${now}).`
        : `${s(w, 'ricevi', 'riceve')} ${rubles(k)} (totale ${now}).`,
    recognition: (w, k, space) =>
      k === 0
        ? `Il ${w.me ? 'tuo segnapunti' : `segnapunti di ${w.name}`} resta sulla casella ${space}.`
        : `${k > 0 ? s(w, 'guadagni', 'guadagna') : s(w, 'perdi', 'perde')} ${count(7, Math.abs(k))} (casella ${space}).`,
    prestige: (w, k, now) =>
      `${k > 0 ? s(w, 'guadagni', 'guadagna') : s(w, 'perdi', 'perde')} ${prestige(Math.abs(k))} (totale ${now}).`,
    activated: (w, k, t) => `${s(w, 'attivi', 'attiva')} la tessera (${tile(t)}) ${inSlot(k)}.`,
    used: (w, g, a) => `${s(w, 'usi', 'usa')} l’influenza ${OF_GROUP[g]}: ${action(a, w)}.`,
    gave: (w, kind, k, how) => {
      const verb = {
        sold: s(w, 'vendi', 'vende'),
        traded: s(w, 'dai in cambio', 'dà in cambio'),
        returned: s(w, 'scarti', 'scarta'),
      };
      return `${verb[how]} ${count(kind, k)}.`;
    },
    tilesSwapped: (w, a, b) =>
      `${s(w, 'scambi', 'scambia')} di posto due tessere Risorsa: ora ${place(a)} e ${place(b)}.`,
    delivered: (w, kind, k, x, missing) =>
      `${s(w, 'consegni', 'consegna')} ${count(kind, k)} al${the(x)}${missing > 0 ? `; ${form(missing, 'manca', 'mancano')} ancora ${materials(missing)}` : ''}.`,
    completed: (w, x) => `${s(w, 'completi', 'completa')} ${the(x)}.`,
    punished: (w, x, above) =>
      `${s(w, 'subisci', 'subisce')} una penalità, perché ${the(x)} non è completata e sopra ${form(above, 'c’è', 'ci sono')} ${n(above, 'sezione completata', 'sezioni completate')} di altri.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'piazzi', 'piazza')} ${an(o)} sul${the(x)}${gems ? ` con ${gems}` : ''}.`,
    endTriggered: (w, other) =>
      `${s(w, 'completi la tua', 'completa la sua')} sesta sezione: ${other ? `${other.me ? 'l’avversario' : other.name} ha` : 'tutti gli altri hanno'} un ultimo turno.`,
    ivanCard: (card, d) => `Ivan segue la carta ${CARDS[card]} con il ${die(d)}.`,
    ivanStored: (goods) =>
      goods ? `Ivan mette ${goods} sulla carta Inventario.` : 'Ivan non mette nulla sulla carta Inventario.',
    ivanTransported: (goods) => `Ivan sposta ${goods} sulla carta Costruzione.`,
    ivanIdle: (card) =>
      ({
        transport: 'Sulla carta Inventario Ivan non ha nulla da spostare.',
        claim: 'Ivan non ha nulla da rivendicare.',
        construction: 'Ivan non ha nulla da costruire.',
        ornament: 'La prossima decorazione di Ivan non si può piazzare.',
        recognition: 'Ivan non fa nulla.',
        inventory: 'Ivan non fa nulla.',
      })[card],
    ivanShuffled: (dice) => `Le tessere di Ivan vengono mescolate e rimesse a faccia in su: ${dice}.`,
    ended: (w, names) =>
      `La partita è finita. ${w ? s(w, 'hai vinto', 'ha vinto') : `${names} condividono la vittoria`}.`,
  },
  asks: {
    waiting: (w) => `Tocca ${ad(w.name)} decidere.`,
    over: 'La partita è finita.',
    turn: 'Tocca a te: rivendica una sezione, costruisci o ottieni risorse.',
    end: 'La tua azione è conclusa. Termina il turno, o usa prima un’azione opzionale.',
    banner: (x) => `Scegli la bandiera per ${the(x)}: dall’inventario o da uno spazio Bottega bianco.`,
    slot: (t) => `Scegli dove piazzare la tessera Bottega (${tile(t)}).`,
    face: (t, k, cost) =>
      `Tessera (${tile(t)}) ${inSlot(k)}: a faccia in su per ${rubles(cost)}, o a faccia in giù gratis?`,
    deliver: (left, begun) =>
      begun
        ? `Puoi consegnare ancora ${materials(left)}: costruisci o decora.`
        : `Consegna ${left > 1 ? 'fino a ' : ''}${materials(left)}: costruisci o decora.`,
    gems: (o, x, most) =>
      `Vuoi incastonare fino a ${n(most, 'gemma', 'gemme')} nel${['la porta', 'l’arco', 'la croce'][o]} sul${the(x)}? Ognuna conta come materiale consegnato.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['prendere risorse'] : []),
        ...(use ? ['usare le influenze'] : []),
        ...(activate ? ['attivare una tessera Bottega'] : []),
      ];
      return open.length > 0 ? `Puoi ${or(open)}; infine tira i dadi.` : 'Tira i dadi di questo spazio.';
    },
    amount: (kind, min, max, lost) =>
      `Quanto prendi: ${max === min + 1 ? `${min} o` : `da ${min} a`} ${count(kind, max)}?${lost > 0 ? ` ${lost} ${form(lost, 'si perderà', 'si perderanno')}.` : ''}`,
    choose: (mayLeave) => `Scegli 1 materiale${mayLeave ? ', o nessuno' : ''}.`,
    sell: (r) => `Quale materiale vendi per ${rubles(r)}?`,
    buy: (r) => `Quale materiale compri per ${rubles(r)}?`,
    give: (k) => (k > 1 ? `Quale tipo scambi? Ne dai ${k}.` : 'Quale materiale scambi?'),
    get: (given, left, begun) =>
      `Scegli ${begun ? 'ancora ' : ''}${materials(left)} in cambio, di qualsiasi tipo tranne ${RESOURCES[given]}.`,
    return: (left, begun) =>
      begun
        ? `Scegli ancora ${materials(left)} da scartare, di ${left === 1 ? 'un altro tipo' : 'tipi diversi'}.`
        : `Scegli ${left} materiali diversi da scartare.`,
    swap: (first) =>
      first
        ? `Quale tessera Risorsa cambia posto con ${place(first)}?`
        : 'Scegli la prima delle due tessere Risorsa da scambiare.',
    activate: 'Scegli una delle tue tessere Bottega a faccia in su da attivare.',
    ivanClaim: 'Scegli la sezione che Ivan rivendica.',
    ivanOrnament: (o) => `Scegli la sezione su cui Ivan piazza ${an(o)}.`,
  },
  moves: {
    claim: (x, t) => `Rivendica ${the(x)}${t ? ` (tessera: ${tile(t)})` : ''}`,
    banner: (from) =>
      `Prendi la bandiera ${from === 'inventory' ? 'dall’inventario' : 'dallo spazio Bottega bianco'}`,
    slot: (k, face, cost) => {
      if (face === 'up') return `Piazza la tessera a faccia in su ${inSlot(k)} per ${rubles(cost)}`;
      if (face === 'down') return `Piazza la tessera a faccia in giù ${inSlot(k)}`;
      return `Piazza la tessera ${inSlot(k)}${face === 'either' ? ` (a faccia in su: ${rubles(cost)})` : ''}`;
    },
    face: (up, cost) =>
      up
        ? `Piazza la tessera a faccia in su${cost === null ? '' : ` per ${rubles(cost)}`}`
        : 'Piazza la tessera a faccia in giù gratis',
    deliver: (kind, x) => `Consegna ${count(kind, 1)} al${the(x)}`,
    deliverAll: (goods, x) => `Consegna ${goods} al${the(x)}`,
    decorate: (o, x, material) => `Piazza ${an(o)} sul${the(x)} per ${count(material, 1)}`,
    gems: (gems, p) => (gems ? `Incastona ${gems} per ${prestige(p)}` : 'Non incastonare gemme'),
    stop: (ask) => (ask === 'deliver' ? 'Smetti di consegnare' : 'Non prendere altri materiali'),
    acquire: (d, steps, to, r) =>
      `Sposta il ${die(d)} di ${n(steps, 'spazio', 'spazi')} fino a ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most, fewer) =>
      resource === null || most === 0
        ? 'Prendi risorse dal mercato'
        : `Prendi ${fewer ? 'fino a ' : ''}${count(resource, most)} dal mercato`,
    amount: (kind, k) =>
      k === 0 ? 'Non prendere nulla' : `Prendi ${kind === null ? materials(k) : count(kind, k)}`,
    choose: (kind) => `Prendi ${count(kind, 1)}`,
    use: (g, a) =>
      g === null || a === null ? 'Usa le influenze' : `Usa l’influenza ${OF_GROUP[g]}: ${action(a)}`,
    sell: (kind, r) => `Vendi ${count(kind, 1)}${r === null ? '' : ` per ${rubles(r)}`}`,
    buy: (kind, r) => `Compra ${count(kind, 1)}${r === null ? '' : ` per ${rubles(r)}`}`,
    give: (kind, k) => `Dai in cambio ${count(kind, k)}`,
    get: (kind) => `Prendi in cambio ${count(kind, 1)}`,
    return: (kind) => `Scarta ${count(kind, 1)}`,
    swap: (at, first) =>
      first
        ? `Scambia di posto ${place(first)} e ${place(at)}`
        : `Scambia di posto la tessera Risorsa ${place(at)}`,
    activate: (k, t) => `Attiva la tessera ${inSlot(k)}${t ? `: ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Tira i dadi su ${place(at)}` : 'Tira i dadi'),
    rubles: (k) => `Cedi ${prestige(1)} in cambio di ${rubles(k)}`,
    reroll: (at) => `Cedi ${prestige(1)} per tirare i dadi su ${place(at)}`,
    end: 'Termina il turno',
    ivanClaim: (x) => `Ivan rivendica ${the(x)}`,
    ivanOrnament: (o, x) => `Ivan piazza ${an(o)} sul${the(x)}`,
  },
  shorts: {
    claim: 'Rivendica',
    deliver: 'Consegna',
    inventory: 'Inventario',
    whiteSlot: 'Spazio bianco',
    stop: 'Fatto',
    none: 'Niente',
    take: 'Prendi risorse',
    use: 'Usa le influenze',
    roll: 'Tira i dadi',
    reroll: 'Tira di nuovo',
    end: 'Termina il turno',
  },
  commands: {
    claim: {
      name: 'Rivendica',
      help: 'Metti una bandiera su una sezione libera e prendi la sua tessera Bottega.',
    },
    build: {
      name: 'Costruisci',
      help: 'Consegna fino a 3 materiali alle tue sezioni, o decora quelle completate.',
    },
    acquire: {
      name: 'Ottieni risorse',
      help: 'Sposta un dado; poi prendi risorse, usa le influenze e attiva una tessera.',
    },
    take: { name: 'Prendi risorse', help: 'Ciò che dà lo spazio, moltiplicato per i dadi presenti.' },
    use: { name: 'Usa le influenze', help: 'Una delle due azioni della carta di questo quadrante.' },
    activate: {
      name: 'Attiva una tessera',
      help: 'La tessera Bottega a faccia in su del colore del dado spostato.',
    },
    roll: { name: 'Tira i dadi', help: 'Si tirano tutti i dadi dello spazio. Questo chiude l’azione.' },
    rubles: {
      name: 'Prestigio per rubli',
      help: 'Cedi 1 punto prestigio in cambio di 2 rubli, tutte le volte che vuoi.',
    },
    reroll: {
      name: 'Tira i dadi di uno spazio',
      help: 'Cedi 1 punto prestigio per tirare tutti i dadi di uno spazio, una volta per turno.',
    },
    end: { name: 'Termina il turno', help: 'La tua azione di base è conclusa; tocca al giocatore seguente.' },
  },
  score: {
    track: (space) => `Tracciato del punteggio (casella ${space})`,
    leftovers: (m, r) => `Rimanenze: ${materials(m)} e ${rubles(r)}`,
    tower: (roman) => `Torre ${roman}`,
    trackHelp:
      'Il prestigio della casella prestigio su cui si trova il segnapunti, o della precedente più vicina.',
    leftoversHelp: '1 punto prestigio ogni 5 tra materiali e rubli, arrotondando per difetto.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'la parità non dà nulla'
            : `parità con ${n(tied, 'altro giocatore', 'altri giocatori')}, i punti di queste posizioni si dividono`
          : p === 1
            ? 'la più alta, tutto il valore'
            : two
              ? 'seconda, un terzo'
              : p === 2
                ? 'seconda, la metà'
                : p === 3
                  ? 'terza, un quarto'
                  : 'quarta, un ottavo';
      return `Valore ${value}, presenza ${presence}: ${share}.`;
    },
    completed: 'Sezioni completate',
    ornaments: 'Decorazioni piazzate',
    total: 'Prestigio totale',
    wins: (w, p) => `${s(w, 'hai vinto', 'ha vinto')} con ${prestige(p)}.`,
    shared: (names, p) => `${names} condividono la vittoria con ${prestige(p)} a testa.`,
    beatIvan: (p, i) => `Hai battuto Ivan, ${p} a ${i}.`,
    lostToIvan: (p, i) => `Ha vinto Ivan, ${i} a ${p}.`,
    drewWithIvan: (p) => `Tu e Ivan condividete la vittoria con ${prestige(p)} a testa.`,
    decided: {
      completed: 'La parità è stata decisa dalle sezioni completate.',
      ornaments: 'La parità è stata decisa dalle decorazioni.',
    },
  },
  previews: {
    gain: 'guadagna',
    lose: 'perde',
    unknownRoll: 'I dadi si tirano alla fine: esito ignoto.',
    undoEnds: 'Da qui non si può più annullare.',
    lost: (k, goods) => `${goods} ${form(k, 'si perde', 'si perdono')}`,
    completes: (x) => `completa ${the(x)}`,
    penalty: (w, k) => `${s(w, 'perdi', 'perde')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'sei', 'è')} in testa nella torre ${tower}`,
    leadTied: (all, tower) =>
      `Parità in testa nella torre ${tower}: ${and(all.map((who) => (who.me ? 'tu' : who.name)))}`,
    triggersEnd: 'innesca la fine della partita',
  },
  describe: {
    free: 'libera',
    notYet: 'non ancora libera',
    claimedBy: (w) => `rivendicata da ${by(w)}`,
    completedBy: (w) => `completata da ${by(w)}`,
    needs: (goods) => `richiede ${goods}`,
    stillNeeds: (goods) => `richiede ancora ${goods}`,
    gives: (rewards) => `dà ${rewards}`,
    tile: (t) => `tessera Bottega ${tile(t)}`,
    ornamentBy: (o, w) => `${ORNAMENTS[o]} ${w.me ? (o === 1 ? 'tuo' : 'tua') : `di ${w.name}`}`,
    noOrnament: 'senza decorazione',
    noDice: 'nessun dado',
    shows: (d, k) => `${COLOURS[d]} ${k}`,
    empty: 'vuoto',
    costs: (r) => `a faccia in su ${rubles(r)}`,
    covered: 'coperto da una bandiera',
    locked: (o) => `${ORNAMENTS[o]} ${o === 1 ? 'bloccato' : 'bloccata'}`,
    now: (yields) => `Ora ${yields}.`,
    space: (space) => `casella ${space}`,
  },
  board: {
    turn: 'Rivendica una sezione, costruisci o ottieni risorse.',
    leftovers: 'Rimanenze',
    banners: 'Bandiere',
    ornaments: 'Decorazioni',
    dice: 'Dadi',
    sections: (built, begun) => `Sezioni completate: ${built}, iniziate: ${begun}`,
    stock: (held, room) => `${held} su ${room}`,
    tower: (roman, value) => `Torre ${roman}: vale ${value}`,
    towerColumn: 'Torre',
    ivanInventory: 'Inventario di Ivan',
    ivanConstruction: 'Materiali da costruzione di Ivan',
    ivanCards: 'Carte di Ivan',
    lift: 'Prendi questo dado',
    liftHelp: 'scegli dove spostarlo.',
    material: 'Materiale per questa sezione',
    diceHere: 'I dadi di questo spazio',
    ivansTurn: 'Turno di Ivan',
    ivanClaim: 'Decidi tu che cosa rivendica Ivan, perché più sezioni gli vanno ugualmente bene.',
    ivanOrnament:
      'Decidi tu dove Ivan piazza la sua decorazione, perché più sezioni gli vanno ugualmente bene.',
    ivanSettled: 'La mossa di Ivan è decisa',
    faceUpPays: 'A faccia in su rende subito e con ogni dado di quel colore.',
    someDown: 'Gli spazi sbiaditi costano troppo: solo a faccia in giù.',
    allDown: 'Non puoi pagare nessuno spazio libero: la tessera va a faccia in giù.',
    tooDear: 'troppo caro: solo a faccia in giù',
    askDown: (cost, have) =>
      `A faccia in su qui costa ${cost}, e ne hai ${have}. A faccia in giù la tessera non rende mai nulla.`,
    fewer: 'Di meno…',
    rollWithout: (things) => `Tira senza prendere ${things}`,
    takeAndRoll: (things) => `Prendi ${things} e tira`,
    goodsHelp: 'scegli la sezione a cui consegnarlo, o trascinalo lì.',
    ornamentHelp: 'scegli la sezione completata su cui piazzarla.',
    needed: 'serve alle tue sezioni',
    spaces: 'Spazi dell’inventario',
  },
  ...common,
} satisfies RedCathedralMessages;

/** The reasons are made of the same words. */
export { count, die, form, inSlot, kinds, n, PLURALS, place, RESOURCES, rubles, slot, The, the, theOrnament };

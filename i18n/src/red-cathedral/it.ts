import type { Action, Benefit } from '@archivolt/red-cathedral';
import { common } from '../common/it.ts';
import { capital, words } from '../words.ts';
import type { RedCathedralMessages, Sec, Spot, Who } from './messages.ts';

const { n, form, and, or } = words('it', 'di ');

/** The subject and its verb; the second person needs no pronoun. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? capital(you) : `${who.name} ${others}`;
/** "ad Ada", "a Boris". */
const to = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
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
const GROUPS = ['Artigiani', 'Carrettieri', 'Mercanti', 'Clero'];
const OF_GROUP = ['degli Artigiani', 'dei Carrettieri', 'dei Mercanti', 'del Clero'];
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
const rubles = (k: number): string => count(6, k);
const prestige = (k: number): string => n(k, 'punto prestigio', 'punti prestigio');
const materials = (k: number): string => n(k, 'materiale', 'materiali');
const kinds = (of: readonly number[]): string => or(of.map((kind) => RESOURCES[kind] ?? ''));
const anyOf = (of: readonly number[]): string =>
  of.length === 6 ? '1 materiale qualsiasi' : `1 ${kinds(of)}`;

const die = (d: number): string => `dado ${COLOURS[d]}`;
const slot = (k: number): string =>
  k < 4 ? `lo spazio Bottega ${COLOURS[k]}` : `il ${k === 4 ? 'primo' : 'secondo'} spazio Bottega bianco`;
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

const tile = (b: Benefit): string =>
  'die' in b ? die(b.die) : 'gain' in b ? count(b.gain, b.count) : 'materiale qualsiasi';

const action = (a: Action): string => {
  switch (a.act) {
    case 'sell':
      return `vendere ${anyOf(a.of)} per ${rubles(a.rubles)}`;
    case 'buy':
      return `comprare ${anyOf(a.of)} per ${rubles(a.rubles)}`;
    case 'deliver':
      return `pagare ${rubles(a.rubles)} per consegnare ${a.count > 1 ? 'fino a ' : ''}${materials(a.count)}`;
    case 'rubles':
      return `guadagnare ${rubles(a.count)}`;
    case 'swap':
      return `pagare ${rubles(a.rubles)} per scambiare di posto 2 tessere Risorsa`;
    case 'trade': {
      const given = a.give > 1 ? `${a.give} materiali uguali` : '1 materiale';
      const got = a.get > 1 ? `${a.get} di altri tipi` : '1 di un altro tipo';
      return `scambiare ${a.rubles > 0 ? `${rubles(a.rubles)} e ` : ''}${given} con ${got}`;
    }
    case 'activate':
      return 'attivare 1 delle tue tessere Bottega a faccia in su';
    case 'recognition':
      return `guadagnare ${count(7, a.count)}${a.everyKind ? ' se hai completato una base, una sezione mediana e una cupola' : ''}`;
    case 'prestige': {
      const price = [
        ...(a.rubles > 0 ? [`pagare ${rubles(a.rubles)}`] : []),
        ...(a.different > 0 ? [`restituire ${a.different} materiali diversi`] : []),
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
    tileHelp: (b) =>
      'die' in b
        ? `Dà una volta ciò che dà lo spazio del ${die(b.die)}.`
        : `Dà ${'gain' in b ? count(b.gain, b.count) : '1 materiale a tua scelta'}.`,
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
    turn: (w) => (w.me ? 'È il tuo turno.' : `È il turno di ${w.name}.`),
    claimed: (w, x, t) =>
      `${s(w, 'rivendichi', 'rivendica')} ${the(x)}${t ? ` e ${w.me ? 'prendi' : 'prende'} la sua tessera Bottega (${tile(t)})` : ''}.`,
    bannerTaken: (w, from, left) => {
      const where = {
        inventory: 'dall’inventario',
        aside: 'da fuori dell’inventario',
        white: 'da uno spazio Bottega bianco',
      };
      const rest = w.me
        ? left === 0
          ? 'non te ne restano'
          : `te ne ${form(left, 'resta', 'restano')} ${left}`
        : `${to(w.name)} ${left === 0 ? 'non ne restano' : `ne ${form(left, 'resta', 'restano')} ${left}`}`;
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
      return `${what}${where[from]}${lost > 0 ? `; ${form(lost, `${lost} in più si perde`, `${lost} in più si perdono`)}` : ''}.`;
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
    used: (w, g, a) => `${s(w, 'usi', 'usa')} l’influenza ${OF_GROUP[g]}: ${action(a)}.`,
    gave: (w, kind, k, how) => {
      const verb = {
        sold: s(w, 'vendi', 'vende'),
        traded: s(w, 'dai in cambio', 'dà in cambio'),
        returned: s(w, 'restituisci', 'restituisce'),
      };
      return `${verb[how]} ${count(kind, k)}.`;
    },
    tilesSwapped: (w, a, b) =>
      `${s(w, 'scambi', 'scambia')} di posto due tessere Risorsa: ora ${place(a)} e ${place(b)}.`,
    delivered: (w, kind, k, x, missing) =>
      `${s(w, 'consegni', 'consegna')} ${count(kind, k)} al${the(x)}${missing > 0 ? `; ${form(missing, 'manca', 'mancano')} ancora ${materials(missing)}` : ''}.`,
    completed: (w, x) => `${s(w, 'completi', 'completa')} ${the(x)}.`,
    punished: (w, x, above) =>
      `Penalità per ${by(w)}: ${the(x)} non è completata e sopra ${form(above, 'c’è', 'ci sono')} ${n(above, 'sezione completata', 'sezioni completate')} di altri.`,
    decorated: (w, o, x, gems) =>
      `${s(w, 'piazzi', 'piazza')} ${an(o)} sul${the(x)}${gems ? ` con ${gems}` : ''}.`,
    endTriggered: (w) =>
      `${s(w, 'completi la tua', 'completa la sua')} sesta sezione: tutti gli altri hanno un ultimo turno.`,
    ivanCard: (card, d) => `Ivan segue la carta ${CARDS[card]} con il ${die(d)}.`,
    ivanStored: (goods) =>
      goods ? `Ivan mette ${goods} sulla carta Inventario.` : 'Ivan non mette nulla sulla carta Inventario.',
    ivanTransported: (goods) => `Ivan sposta ${goods} sulla carta Costruzione.`,
    ivanIdle: (card) =>
      ({
        transport: 'Ivan non ha nulla da spostare sulla carta Inventario.',
        claim: 'Ivan non ha nulla da rivendicare.',
        construction: 'Ivan non ha nulla da costruire.',
        ornament: 'La prossima decorazione di Ivan non va da nessuna parte.',
        recognition: 'Ivan non fa nulla.',
        inventory: 'Ivan non fa nulla.',
      })[card],
    ivanShuffled: (dice) => `Le tessere di Ivan vengono mescolate e rimesse a faccia in su: ${dice}.`,
    ended: (w, names) =>
      `La partita è finita. ${w ? s(w, 'hai vinto', 'vince') : `${names} condividono la vittoria`}.`,
  },
  asks: {
    waiting: (w) => `Tocca ${to(w.name)} decidere.`,
    over: 'La partita è finita.',
    turn: 'È il tuo turno: rivendica una sezione, costruisci o ottieni risorse.',
    end: 'La tua azione è conclusa. Finisci il turno, o usa prima un’azione opzionale.',
    banner: (x) => `Scegli la bandiera per ${the(x)}: dall’inventario o da uno spazio Bottega bianco.`,
    slot: (t) => `Scegli dove piazzare la tessera Bottega (${tile(t)}).`,
    face: (t, k, cost) =>
      `Tessera (${tile(t)}) ${inSlot(k)}: a faccia in su per ${rubles(cost)}, o a faccia in giù gratis?`,
    deliver: (left, begun) =>
      begun
        ? `Puoi consegnare ancora ${materials(left)}: costruisci o decora.`
        : `Consegna ${left > 1 ? 'fino a ' : ''}${materials(left)}: costruisci o decora.`,
    gems: (o, x, most) =>
      `Vuoi aggiungere fino a ${n(most, 'gemma', 'gemme')} al${['la porta', 'l’arco', 'la croce'][o]} sul${the(x)}? Ognuna conta come consegnata.`,
    market: (take, use, activate) => {
      const open = [
        ...(take ? ['prendere risorse'] : []),
        ...(use ? ['usare l’influenza'] : []),
        ...(activate ? ['attivare una tessera Bottega'] : []),
      ];
      return open.length > 0 ? `Puoi ${or(open)}; infine tira i dadi.` : 'Tira i dadi di questo spazio.';
    },
    amount: (kind, min, max, lost) =>
      `Quanto prendi: da ${min} a ${count(kind, max)}?${lost > 0 ? ` ${lost} non ${form(lost, 'si può', 'si possono')} avere.` : ''}`,
    choose: (mayLeave) => `Scegli 1 materiale${mayLeave ? ', o nessuno' : ''}.`,
    sell: (r) => `Quale materiale vendi per ${rubles(r)}?`,
    buy: (r) => `Quale materiale compri per ${rubles(r)}?`,
    give: (k) => (k > 1 ? `Quale tipo scambi? Ne dai ${k}.` : 'Quale materiale scambi?'),
    get: (given, left, begun) =>
      `Scegli ${begun ? 'ancora ' : ''}${materials(left)} in cambio, di qualsiasi tipo tranne ${RESOURCES[given]}.`,
    return: (left, begun) =>
      begun
        ? `Scegli ancora ${materials(left)} da restituire, di un nuovo tipo.`
        : `Scegli ${left} materiali diversi da restituire.`,
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
    slot: (k, cost) => `Piazza la tessera ${inSlot(k)} (a faccia in su: ${rubles(cost)})`,
    face: (up, cost) =>
      up
        ? `Piazza la tessera a faccia in su${cost === null ? '' : ` per ${rubles(cost)}`}`
        : 'Piazza la tessera a faccia in giù gratis',
    deliver: (kind, x) => `Consegna ${count(kind, 1)} al${the(x)}`,
    decorate: (o, x) => `Piazza ${an(o)} sul${the(x)} per ${count([0, 2, 3][o] ?? 0, 1)}`,
    gems: (gems, p) => (gems ? `Aggiungi ${gems} per ${prestige(p)}` : 'Non aggiungere gemme'),
    stop: (ask) => (ask === 'deliver' ? 'Smetti di consegnare' : 'Non prendere altri materiali'),
    acquire: (d, steps, to, r) =>
      `Sposta il ${die(d)} di ${n(steps, 'spazio', 'spazi')} fino a ${place(to)}${r > 0 ? `, ${rubles(r)}` : ''}`,
    take: (resource, most) =>
      resource === null || most === 0
        ? 'Prendi risorse dal mercato'
        : `Prendi ${most > 1 && resource < 6 ? 'fino a ' : ''}${count(resource, most)} dal mercato`,
    amount: (kind, k) =>
      k === 0 ? 'Non prendere nulla' : `Prendi ${kind === null ? materials(k) : count(kind, k)}`,
    choose: (kind) => `Prendi ${count(kind, 1)}`,
    use: (g, a) =>
      g === null || a === null ? 'Usa l’influenza' : `Usa l’influenza ${OF_GROUP[g]}: ${action(a)}`,
    sell: (kind, r) => `Vendi ${count(kind, 1)}${r === null ? '' : ` per ${rubles(r)}`}`,
    buy: (kind, r) => `Compra ${count(kind, 1)}${r === null ? '' : ` per ${rubles(r)}`}`,
    give: (kind, k) => `Dai in cambio ${count(kind, k)}`,
    get: (kind) => `Prendi in cambio ${count(kind, 1)}`,
    return: (kind) => `Restituisci ${count(kind, 1)}`,
    swap: (at, first) =>
      first
        ? `Scambia di posto ${place(first)} e ${place(at)}`
        : `Scambia di posto la tessera Risorsa ${place(at)}`,
    activate: (k, t) => `Attiva la tessera ${inSlot(k)}${t ? `: ${tile(t)}` : ''}`,
    roll: (at) => (at ? `Tira i dadi su ${place(at)}` : 'Tira i dadi'),
    rubles: `Perdi ${prestige(1)} per ${rubles(2)}`,
    reroll: (at) => `Perdi ${prestige(1)} per tirare i dadi su ${place(at)}`,
    end: 'Finisci il turno',
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
    use: 'Usa l’influenza',
    roll: 'Tira i dadi',
    rubles: '2 rubli',
    reroll: 'Ritira',
    end: 'Finisci il turno',
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
      help: 'Sposta un dado; poi prendi risorse, usa l’influenza e attiva una tessera.',
    },
    take: { name: 'Prendi risorse', help: 'Ciò che dà lo spazio, moltiplicato per i dadi presenti.' },
    use: { name: 'Usa l’influenza', help: 'Una delle due azioni della carta di questo quadrante.' },
    activate: {
      name: 'Attiva una tessera',
      help: 'La tessera Bottega a faccia in su del colore del dado spostato.',
    },
    roll: { name: 'Tira i dadi', help: 'Si tirano tutti i dadi dello spazio. Questo chiude l’azione.' },
    rubles: {
      name: 'Prestigio per rubli',
      help: 'Perdi 1 punto prestigio per 2 rubli, tutte le volte che vuoi.',
    },
    reroll: {
      name: 'Tira uno spazio',
      help: 'Perdi 1 punto prestigio per tirare tutti i dadi di uno spazio, una volta per turno.',
    },
    end: { name: 'Finisci il turno', help: 'La tua azione di base è conclusa; tocca al giocatore seguente.' },
  },
  reasons: {
    over: 'La partita è finita. Non si può più giocare nulla.',
    notYourTurn: ({ seat }) => `È il turno di ${seat.name}. Aspetta il tuo.`,
    notNow: ({ ask }) => `Prima è richiesto altro. ${ask}`,
    sameAs: ({ slot: k }) => `Non fa differenza. Scegli ${slot(k)}, che fa proprio lo stesso.`,
    noSuchSection: 'Il progetto non ha sezioni in quel punto. Scegline una che vi compare.',
    claimedAlready: ({ section, seat }) =>
      `${The(section)} ha già ${seat.me ? 'la tua bandiera' : `la bandiera di ${seat.name}`}. Scegli una sezione senza bandiera.`,
    nothingBelow: ({ section, below }) =>
      `${The(section)} non è ancora libera: ${the(below)} non ha bandiere. Le torri si rivendicano dal basso in alto.`,
    noBanner: 'Non hai più bandiere. Puoi ancora costruire e ottenere risorse.',
    bannerNotAsked: ({ side }) =>
      side === 'basic'
        ? 'Sul lato base la bandiera non si sceglie. Viene dall’inventario finché ce n’è una.'
        : 'Ora non è richiesta nessuna bandiera. Rivendica prima una sezione.',
    slotTaken: ({ slot: k }) => `${capital(inSlot(k))} c’è già una tessera. Scegli uno spazio libero.`,
    slotCovered: ({ slot: k }) => `${capital(slot(k))} è ancora coperto da una bandiera. Scegline un altro.`,
    needRubles: ({ need, have }) =>
      `Costa ${rubles(need)}; ne hai ${have}. Ogni punto prestigio ne procura 2.`,
    notClaimed: ({ section }) =>
      `${The(section)} non ha ancora bandiere. Rivendicala prima di consegnarvi materiali.`,
    notYours: ({ section, seat }) =>
      `${The(section)} ${seat.me ? 'è tua' : `è di ${seat.name}`}. Si consegna solo alle proprie sezioni.`,
    completedAlready: ({ section }) =>
      `${The(section)} è completata e non ha bisogno d’altro. Consegna a una sezione non completata.`,
    notNeeded: ({ section, kind }) =>
      `${The(section)} non ha bisogno di ${PLURALS[kind ?? 0]}. Consegna ciò che ancora manca.`,
    notInHand: ({ kind, need, have }) =>
      `${form(need, 'Ti serve', 'Ti servono')} ${count(kind ?? 0, need)} e nell’inventario ${have === 0 ? 'non ne hai' : `ne hai ${have}`}. Procuratene prima.`,
    nothingDelivered: 'Non hai ancora consegnato nulla. Consegna almeno un materiale.',
    notCompleted: ({ section }) => `${The(section)} non è completata. Si decorano solo sezioni completate.`,
    decoratedAlready: ({ section, seat }) =>
      `${The(section)} ha già una decorazione ${seat.me ? 'tua' : `di ${seat.name}`}. Una sezione ne ha una sola.`,
    ornamentGone: ({ ornament }) =>
      `Non hai più ${['porte', 'archi', 'croci'][ornament]}. Scegli una sezione per un’altra decorazione.`,
    ornamentLocked: ({ ornament, slot: k }) =>
      `${capital(theOrnament(ornament))} ${inSlot(k)} è ${ornament === 1 ? 'bloccato' : 'bloccata'}. Una tessera piazzata lì a faccia in su sblocca la decorazione.`,
    tooManyGems: ({ most }) =>
      `In quest’azione ${form(most, 'entra', 'entrano')} solo ${n(most, 'gemma', 'gemme')}. Aggiungine meno.`,
    exactSteps: ({ die: d, shows }) =>
      `Il ${die(d)} avanza almeno di ${shows}, il suo valore. Scegli uno spazio più avanti.`,
    notYourDie: ({ die: d, shows }) =>
      `Il ${die(d)} avanza esattamente di ${shows}. Si paga solo per il dado bianco e per quello del proprio colore.`,
    cheaperWay: ({ die: d, steps }) =>
      `Il ${die(d)} ci arriva spendendo meno: ${form(steps, 'basta', 'bastano')} ${n(steps, 'spazio', 'spazi')}.`,
    placeFull: ({ place: at }) =>
      `Su ${place(at)} ci sono già altri tre dadi. Scegli un altro dado o un altro spazio.`,
    noDieMoved: 'In questo turno nessun dado è stato spostato. Per ottenere risorse, sposta prima un dado.',
    takenAlready:
      'Hai già preso le risorse di questo spazio. Continua con l’influenza, una tessera o il tiro.',
    noSpace:
      'Il tuo inventario è pieno. Consegna o vendi; rivendicare libera uno spazio finché vi sono bandiere.',
    supplyEmpty: ({ kind }) =>
      kind === null
        ? 'La riserva non ha ciò che otterresti. Scegli altro.'
        : `La riserva non ha più ${PLURALS[kind]}. Scegli altro.`,
    amountOutOfRange: ({ min, max }) => `Qui puoi prenderne da ${min} a ${max}. Scegli un numero compreso.`,
    usedAlready: ({ action: a }) => `Hai già usato quest’azione (${a}). Vale una volta per turno.`,
    otherActionUsed: ({ action: a }) =>
      `Hai usato l’altra azione di questa carta (${a}). Ne è permessa una sola.`,
    rowBroken: ({ action: a }) =>
      `Hai interrotto quest’azione (${a}). Si ripete solo di seguito, prima di prendere o attivare altro.`,
    notShown: ({ kind, of }) =>
      `Questa carta non tratta questo materiale (${RESOURCES[kind ?? 0]}), solo ${kinds(of)}.`,
    nothingToSell: ({ of }) =>
      `Qui non hai nulla da vendere. ${of.length === 6 ? 'Procurati prima un materiale.' : `La carta accetta ${kinds(of)}.`}`,
    nothingToDeliver:
      'Nessuno dei tuoi materiali si può consegnare. Rivendica una sezione o procurati ciò che manca alle tue.',
    nothingToTrade: ({ give, get }) =>
      `Per scambiare ${give > 1 ? `ti servono ${give} materiali uguali` : 'ti serve 1 materiale'}, e nella riserva ${get > 1 ? `${get} di altri tipi` : '1 di un altro tipo'}.`,
    noUsefulTile:
      'Nessuna delle tue tessere Bottega a faccia in su dà qualcosa ora. Piazzane una a faccia in su o fai posto.',
    needEveryKind:
      'Non hai completato una sezione di ogni tipo. Completa una base, una sezione mediana e una cupola.',
    needDifferent: ({ need, have }) => `Servono ${need} materiali diversi; ne hai ${have}.`,
    sameKind: ({ kind }) => `È ciò che hai appena dato (${RESOURCES[kind ?? 0]}). Scegli un altro tipo.`,
    returnedAlready: ({ kind }) => `Hai già restituito ${count(kind ?? 0, 1)}. Scegli un altro tipo.`,
    samePlace: ({ place: at }) => `${place(at)} è già la prima tessera. Scegline un’altra.`,
    noTile: ({ slot: k }) =>
      `${capital(inSlot(k))} non c’è nessuna tessera. Rivendica una sezione per averne una.`,
    faceDown: ({ slot: k }) => `La tessera ${inSlot(k)} è a faccia in giù. Non potrà mai essere attivata.`,
    otherColour: ({ slot: k, die: d }) =>
      `Hai spostato il ${die(d)}, che non attiva ${slot(k)}. Contano solo le tessere del suo colore.`,
    activatedAlready: 'In quest’azione hai già attivato una tessera. Si può una volta sola.',
    givesNothing: ({ slot: k }) =>
      `La tessera ${inSlot(k)} ora non darebbe nulla: manca spazio, o la riserva è vuota.`,
    noPrestige: ({ space }) =>
      `Sei sulla casella ${space} e dietro di te non c’è una casella prestigio: non puoi perdere prestigio.`,
    rerolledAlready: 'In questo turno hai già tirato uno spazio. Si può una volta per turno.',
    noDice: ({ place: at }) => `Su ${place(at)} non ci sono dadi. Scegli uno spazio con dadi.`,
    actFirst:
      'La tua azione di base è ancora da fare. Rivendica, costruisci o ottieni risorse prima di finire.',
    notIvansChoice: ({ section }) =>
      `${The(section)} non spetta a Ivan secondo la sua regola. Scegli una delle sezioni segnate.`,
  },
  score: {
    track: (space) => `Tracciato del punteggio (casella ${space})`,
    leftovers: (m, r) => `Rimasti: ${materials(m)} e ${rubles(r)}`,
    tower: (roman) => `Torre ${roman}`,
    trackHelp: 'Il prestigio della casella prestigio più vicina, su cui sta il segnapunti o sotto di esso.',
    leftoversHelp: '1 punto prestigio ogni 5 tra materiali e rubli, arrotondando per difetto.',
    towerHelp: ({ value, presence, place: p, tied, two }) => {
      const share =
        tied > 0
          ? two
            ? 'la parità non dà nulla'
            : `parità con ${n(tied, 'altro', 'altri')}, si dividono i posti occupati`
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
    final: 'Punteggio finale',
    ifEndedNow: 'Se la partita finisse ora',
    wins: (w, p) => `${s(w, 'hai vinto', 'vince')} con ${prestige(p)}.`,
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
    undoEnds: 'Qui finisce l’annullamento.',
    lost: (k) => form(k, `${k} si perde`, `${k} si perdono`),
    completes: (x) => `completa ${the(x)}`,
    penalty: (w, k) => `${s(w, 'perdi', 'perde')} ${count(7, k)}`,
    leads: (w, tower) => `${s(w, 'sei', 'è')} in testa nella torre ${tower}`,
    triggersEnd: 'avvia la fine della partita',
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
  setup: {
    players: { name: 'Giocatori', help: 'Quanti siedono al tavolo, da 1 a 4.' },
    side: { name: 'Lato delle botteghe', help: 'Lo stesso lato delle plance Bottega per tutti.' },
    basic: {
      name: 'Base',
      help: 'Tutte le decorazioni sono disponibili da subito; uno spazio costa da 2 a 4 rubli.',
    },
    advanced: {
      name: 'Avanzato',
      help: 'Le decorazioni si sbloccano nella bottega; ogni spazio costa 3 rubli.',
    },
    influence: { name: 'Carte Influenza', help: 'In ogni quadrante del mercato c’è la carta di un gruppo.' },
    random: { name: 'A caso', help: 'Per ogni gruppo si pesca una di tre carte.' },
    first: { name: 'Prima partita', help: 'Le carte consigliate per cominciare.' },
    firstPlayer: { name: 'Primo giocatore', help: 'Chi comincia riceve 3 rubli; gli altri 4, 4 e 5.' },
    anyone: { name: 'A sorte', help: 'Il caso decide chi comincia.' },
    colours: { name: 'Colori', help: 'Il dado del tuo colore e quello bianco vanno oltre pagando rubli.' },
    solo: { name: 'Solitario contro Ivan', help: 'Ivan segue le sue cinque carte; cominci tu.' },
    countPlayers: (k) => n(k, 'giocatore', 'giocatori'),
  },
  ...common,
  components: {
    supply: 'Riserva generale',
    track: 'Tracciato del punteggio',
    resources: 'Tessere Risorsa',
    influence: 'Carte Influenza',
    firstGame: 'Carte della prima partita',
    sections: 'Carte Cattedrale',
    tiles: 'Tessere Bottega',
    plans: 'Carte Progetto di Costruzione',
    boards: 'Plance Bottega',
  },
} satisfies RedCathedralMessages;

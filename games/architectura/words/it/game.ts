import type { Effect, Special } from '@archivolt/architectura';
import { capital, plural, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/it';
import { ad, da } from '@archivolt/i18n/grammar/it';
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

const { n, and, or } = words('it', 'di ');

/** The subject and its verb; the second person needs no pronoun. */
const s = (who: Who, you: string, others: string): string =>
  who.me ? capital(you) : `${who.name} ${others}`;

const BUILDINGS = {
  Library: 'Biblioteca',
  Greenhouse: 'Serra',
  Manufactory: 'Manifattura',
  Arsenal: 'Arsenale',
  Statue: 'Statua',
  School: 'Scuola',
  Inn: 'Locanda',
  Fountain: 'Fontana',
  Laboratory: 'Laboratorio',
  Palace: 'Palazzo',
  Park: 'Parco',
  Temple: 'Tempio',
  Cemetery: 'Cimitero',
  Obelisk: 'Obelisco',
  Museum: 'Museo',
  Forge: 'Fucina',
  TownHall: 'Municipio',
  MagicAcademy: 'Accademia di Magia',
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
const noun = (id: string): string => (id in BUILDINGS ? card(id) : `carta ${id}`);
const isMale = (id: string): boolean => MALE.includes(id);
/** The ending of what goes with a card. */
const o = (id: string): string => (isMale(id) ? 'o' : 'a');
const isElided = (id: string): boolean => /^[AEIOU]/.test(noun(id));
const the = (id: string): string =>
  isElided(id) ? `l’${noun(id)}` : `${isMale(id) ? 'il' : 'la'} ${noun(id)}`;
const The = (id: string): string => capital(the(id));
/** "del Parco", "della Serra", "dell’Arsenale". */
const ofThe = (id: string): string =>
  isElided(id) ? `dell’${noun(id)}` : `${isMale(id) ? 'del' : 'della'} ${noun(id)}`;
/** "un Parco", "una Serra", "un’Accademia". */
const an = (id: string): string =>
  isMale(id) ? `un ${noun(id)}` : isElided(id) ? `un’${noun(id)}` : `una ${noun(id)}`;
const all = (ids: readonly string[]): string => and(ids.map(card));
const own = (b: OwnedCard): string =>
  b.owner.me
    ? `${isMale(b.card) ? 'il tuo' : 'la tua'} ${noun(b.card)}`
    : `${the(b.card)} di ${b.owner.name}`;
const Own = (b: OwnedCard): string => capital(own(b));
const space = ({ street, block }: Spot): string => `strada ${street}, isolato ${block}`;
const inside = (at: Spot): string => `nella ${space(at)}`;
const target = (t: Target): string => (t.building ? own(t.building) : `la carta ${inside(t.spot)}`);
const cards = (k: number): string => n(k, 'carta', 'carte');
const points = (k: number): string => n(k, 'punto', 'punti');

/** The card that asks, at the head of its question. */
const source = ({ card: id, through, by: who }: Source): string => {
  if (through !== null) {
    const forge = own({ card: through, owner: who });
    return id === null ? forge : `${card(id)} tramite ${forge}`;
  }
  return id === null ? '' : who.me ? card(id) : `${card(id)} di ${who.name}`;
};
const from = (src: Source, question: string): string =>
  source(src) === '' ? capital(question) : `${capital(source(src))}: ${question}`;

const fate = ({ change, to: v }: Fate): string =>
  change === 'destroy' ? 'venga distrutta' : change === 'up' ? `salga a ${v}` : `scenda a ${v}`;
const outcome = (x: Outcome): string =>
  ({
    nothing: 'niente da confrontare',
    equal: 'resta: valori uguali',
    highest: 'resta al massimo',
    lowest: 'resta al minimo',
    up: `sale a ${x.to}`,
    down: `scende a ${x.to}`,
    destroyed: 'viene distrutta',
    escapes: 'si sposta o viene distrutta',
    protected: 'protetta: resta',
  })[x.what];

const SPECIAL: Record<Special, string> = {
  replay: 'Puoi riprendere in mano 1 tua carta e giocarne un’altra al suo posto.',
  copy: 'Puoi usare l’effetto immediato di una carta scoperta; poi la carta giocata esce dal gioco.',
};

const effect = (e: Effect): string => {
  switch (e.kind) {
    case 'turn':
      return e.whose === 'each'
        ? 'Puoi ruotare di un passo 1 carta di ogni giocatore, anche una tua.'
        : `Puoi ruotare di un passo fino a ${e.count} tue carte.`;
    case 'destroyLower':
      return 'Distrugge tutte le carte di valore più basso nella sua strada.';
    case 'rebuild':
      return 'Puoi ricostruire 1 tua carta distrutta.';
    case 'tokenOnSpace':
      return 'Metti un tuo segnalino su uno spazio edificabile: resta riservato a te.';
    case 'opponentsFaceDown':
      return 'Ogni avversario gioca coperta una carta della sua mano.';
    case 'swapAdjacent':
      return 'Puoi scambiarla con una carta scoperta adiacente.';
    case 'protect':
      return 'Puoi proteggere 1 tua carta scoperta con un segnalino.';
    case 'handLimit':
      return `Il tuo limite di carte in mano sale a ${e.cards}.`;
    case 'special':
      return SPECIAL[e.special];
    default:
      return e satisfies never;
  }
};

export const game = {
  terms: {
    title: 'Architectura',
    colon: ': ',
    buildings: BUILDINGS,
    colours: { red: 'rosso', blue: 'blu', green: 'verde', yellow: 'giallo' },
    houses: {
      red: 'casata del Frontone',
      blue: 'casata della Luna',
      green: 'casata della Foglia',
      yellow: 'casata del Sole',
    },
    ways: { cw: 'in senso orario', ccw: 'in senso antiorario' },
    timings: {
      instant: 'Quando la giochi',
      end: 'Alla fine della partita',
      destruction: 'Prima di essere distrutta',
      cost: 'Costo',
      beforeFirstTurn: 'Prima del tuo primo turno',
      always: 'Sempre',
    },
    faceUp: 'scoperta',
    faceDown: 'coperta',
    city: 'Città',
    hand: 'Mano',
    deck: 'Mazzo',
    tokens: 'Segnalini',
    besideCity: 'accanto alla città',
    removed: 'fuori dal gioco',
    you: 'tu',
    card,
    building: (b) =>
      b.owner.me ? `${isMale(b.card) ? 'tuo' : 'tua'} ${noun(b.card)}` : `${card(b.card)} di ${b.owner.name}`,
    street: (k) => `strada ${k}`,
    block: (k) => `isolato ${k}`,
    space,
    value: (v) => `valore ${v}`,
    countCards: cards,
    countTokens: (k) => n(k, 'segnalino', 'segnalini'),
    countPoints: points,
    and,
    or,
    effect,
    end: (e) => {
      switch (e.kind) {
        case 'adjacentTo':
          return `${points(e.points)} se è adiacente a ${an(e.card)} scopert${o(e.card)}.`;
        case 'perFallen':
          return `${points(e.points)} per ogni tua carta accanto a questa.`;
        default:
          return e satisfies never;
      }
    },
    cost: ({ remove, from: where }) =>
      `Rimuovi dal gioco ${n(remove, 'altra carta', 'altre carte')} ${where === 'hand' ? 'dalla tua mano' : 'dalla tua mano o da quelle accanto al tuo Cimitero'}.`,
    protection: 'Protetta: le carte degli avversari non hanno effetto su di essa.',
    beside: 'Si gioca accanto alla città; le tue carte distrutte vengono messe lì accanto.',
    escapes: 'Puoi invece spostarla su un altro spazio edificabile.',
    search: 'Puoi prenderla dal tuo mazzo in cambio di una carta della tua mano.',
    noEffect: 'Nessun effetto.',
  },
  events: {
    ready: (w) => `${s(w, 'hai scelto il tuo', 'ha scelto il suo')} mazzo.`,
    shown: (w, added, leftOut) =>
      added.length === 0
        ? `${s(w, 'giochi', 'gioca')} con il mazzo base.`
        : `${s(w, 'giochi', 'gioca')} con ${all(added)} invece di ${all(leftOut)}.`,
    turnBegan: (w, turn) => `Turno ${turn}: ${w.me ? 'tocca a te' : `tocca ${ad(w.name)}`}.`,
    searched: (w, id) =>
      `${s(w, 'metti', 'mette')} una carta della mano nel mazzo, ne ${w.me ? 'prendi' : 'prende'} ${the(id)} e ${w.me ? 'mescoli' : 'mescola'}.`,
    exchanged: (w, k) =>
      `${s(w, 'metti tutta la tua', 'mette tutta la sua')} mano (${cards(k)}) in fondo al mazzo e ne ${w.me ? 'peschi' : 'pesca'} altrettante.`,
    drew: (w, k, hand, deck) => `${s(w, 'peschi', 'pesca')} ${cards(k)} (mano ${hand}, mazzo ${deck}).`,
    played: (w, id, at, v, covers) =>
      `${s(w, 'giochi', 'gioca')} ${the(id)} con valore ${v} ${inside(at)}${covers === null ? '' : `, sopra una rovina (${card(covers)})`}.`,
    playedBeside: (w, id, v) => `${s(w, 'giochi', 'gioca')} ${the(id)} con valore ${v} accanto alla città.`,
    passed: (w) => `${s(w, 'non puoi', 'non può')} giocare nessuna carta.`,
    skipped: (w) => `${s(w, 'non hai', 'non ha')} più carte: il ${w.me ? 'tuo' : 'suo'} turno viene saltato.`,
    declined: {
      turnCards: (w) => `${s(w, 'non ruoti', 'non ruota')} altre carte.`,
      return: (w) => `${s(w, 'non riprendi', 'non riprende')} nessuna carta.`,
      escape: (w) => `${s(w, 'non sposti la tua', 'non sposta la sua')} carta.`,
      rebuild: (w) => `${s(w, 'non ricostruisci', 'non ricostruisce')} nulla.`,
      swap: (w) => `${s(w, 'non scambi', 'non scambia')} nulla.`,
      protect: (w) => `${s(w, 'non proteggi', 'non protegge')} nulla.`,
      copy: (w) => `${s(w, 'non copi', 'non copia')} nessun effetto.`,
      other: (w) => `${s(w, 'rinunci', 'rinuncia')}.`,
    },
    compared: (b, how, v, played) =>
      `Confronto: a sinistra ${own(b)} vale ${v} contro ${played}, ${{ equal: 'valore uguale', up: 'valore più alto', down: 'valore più basso', destroy: 'la metà o meno' }[how]}.`,
    shielded: (b) => `${Own(b)} è protett${o(b.card)} e non cambia.`,
    spared: (w, id) => `${s(w, 'risparmi', 'risparmia')} ${w.me ? own({ card: id, owner: w }) : the(id)}.`,
    turned: (b, way, a, z, rises) =>
      `${Own(b)} ruota in senso ${way === 'cw' ? 'orario' : 'antiorario'} e ${rises ? 'sale' : 'scende'} da ${a} a ${z}.`,
    destroyed: (b, v, beside) =>
      `${Own(b)} con valore ${v} viene distrutt${o(b.card)}${beside ? ' e va accanto alla città' : ''}.`,
    rebuilt: (w, id, at, v) =>
      `${s(w, 'ricostruisci', 'ricostruisce')} ${the(id)} ${inside(at)} con valore ${v}.`,
    moved: (w, id, a, z) => `${s(w, 'sposti', 'sposta')} ${the(id)} dalla ${space(a)} alla ${space(z)}.`,
    swapped: (a, b) => `${Own(a)} e ${own(b)} si scambiano di posto.`,
    returned: (w, id, at) => `${s(w, 'riprendi', 'riprende')} in mano ${the(id)} dalla ${space(at)}.`,
    removed: (b, where) =>
      `${Own(b)} esce dal gioco${{ hand: ', dalla mano', beside: ', dalle carte accanto alla città', city: '' }[where]}.`,
    playedFaceDown: (w, id, at) =>
      `${s(w, 'giochi', 'gioca')} ${the(id)} copert${o(id)} ${at === null ? 'accanto alla città' : inside(at)}.`,
    tokenPlaced: (w, at, on) =>
      on === 'card'
        ? `${s(w, 'proteggi la tua', 'protegge la sua')} carta ${inside(at)} con un segnalino.`
        : `${s(w, 'metti', 'mette')} un segnalino ${inside(at)}.`,
    tokenReturned: (w, at) => `${s(w, 'riprendi il tuo', 'riprende il suo')} segnalino dalla ${space(at)}.`,
    limitRaised: (w, k) =>
      `${w.me ? 'Il tuo limite di carte in mano' : `Il limite di carte in mano di ${w.name}`} sale a ${k}.`,
    copied: (w, id) => `${s(w, 'copi', 'copia')} l’effetto ${ofThe(id)}.`,
    revalued: (b, a, z) => `${Own(b)} vale ora ${z} invece di ${a}.`,
    ended: 'Nessuno può più giocare una carta. La partita è finita.',
  },
  asks: {
    waiting: (w) => `Decide ${w.name}.`,
    waitingFor: (src, w) => from(src, `decide ${w.name}.`),
    choosesDeck: (w) => `${w.name} sceglie il mazzo.`,
    over: 'La partita è finita.',
    swaps: (most) =>
      `Prepara il tuo mazzo: sostituisci fino a ${n(most, 'carta base', 'carte base')}, poi conferma che è pronto.`,
    show: (k) => `Mostra il tuo mazzo a tutti e pesca ${cards(k)}.`,
    turn: (exchange) =>
      `Tocca a te: gioca una carta.${exchange ? ' Prima, una volta per partita, puoi cambiare la mano.' : ''}`,
    pay: (id, left, fallen) =>
      `${card(id)}: rimuovi dal gioco ${cards(left)} ${fallen ? 'dalla tua mano o da quelle accanto al tuo Cimitero' : 'dalla tua mano'}.`,
    spare: (b, f, other) =>
      `${other ? `${Own(other)}: ${own(b)}` : Own(b)} è protett${o(b.card)}. Risparmi la carta, o lasci che ${fate(f)}?`,
    spareHits: (src, b) =>
      from(src, `${own(b)} è protett${o(b.card)}. Risparmi la carta, o lasci che venga distrutta?`),
    escape: (b, other) =>
      `${Own(b)} sta per essere distrutt${o(b.card)}${other ? ` ${da(own(other))}` : ''}. Sposta la carta su un altro spazio edificabile, o lascia che accada.`,
    turnEach: (src, owners) =>
      from(src, `puoi ruotare di un passo 1 carta di ciascuno di questi giocatori: ${owners}.`),
    turnOne: (src, w) =>
      from(src, `puoi ruotare di un passo 1 ${w.me ? 'delle tue carte' : `carta di ${w.name}`}.`),
    turnOwn: (src, left, begun) =>
      from(
        src,
        `puoi ruotare di un passo ${begun ? 'ancora' : 'fino a'} ${n(left, 'tua carta', 'tue carte')}.`,
      ),
    return: (src) => from(src, 'puoi riprendere in mano 1 tua carta e giocarne un’altra al suo posto.'),
    replay: (at) => `Gioca un’altra carta della tua mano ${inside(at)}.`,
    rebuild: (src) => from(src, 'puoi ricostruire 1 tua carta distrutta.'),
    token: (src) => from(src, 'metti un tuo segnalino su uno spazio edificabile.'),
    faceDown: (src, beside) =>
      from(
        src,
        `scegli una carta della tua mano e giocala coperta ${beside ? 'accanto alla città' : 'su uno spazio edificabile'}.`,
      ),
    swap: (src) => from(src, 'puoi scambiare la carta con una scoperta adiacente.'),
    protect: (src) => from(src, 'puoi proteggere 1 tua carta scoperta con un segnalino.'),
    copy: (src) => from(src, 'puoi usare l’effetto immediato di una carta scoperta in città.'),
    leave: (id) => `Continua: ${the(id)} esce dal gioco.`,
    endTurn: (k) =>
      k > 0
        ? `Continua: pesca ${cards(k)}. Così finisce il tuo turno.`
        : 'Continua. Così finisce il tuo turno.',
    continue: 'Continua.',
  },
  moves: {
    replace: (id, other) => `Sostituisci ${the(id)} con ${the(other)}`,
    ready: 'Il mio mazzo è pronto',
    show: (added, leftOut) =>
      added.length === 0
        ? 'Mostra il mazzo base'
        : `Mostra il mazzo: ${all(added)} invece di ${all(leftOut)}`,
    continue: {
      leave: 'Continua: rimuovi la carta',
      endTurn: 'Continua: pesca e termina il turno',
      other: 'Continua',
    },
    search: (put, wanted) =>
      `Metti ${the(put)} nel mazzo e prendi ${wanted === null ? 'la carta cercata' : the(wanted)}`,
    exchange: 'Cambia la tua mano',
    play: (id, at) => `Gioca ${the(id)} ${inside(at)}`,
    playBeside: (id) => `Gioca ${the(id)} accanto alla città`,
    remove: (id) => `Rimuovi ${the(id)} dal gioco come tua giocata`,
    pass: 'Non giocare nulla',
    pay: (id) => `Paga con ${the(id)}`,
    spare: (b) => `Risparmia ${b ? own(b) : 'la carta'}`,
    allow: (f) => (f ? `Lascia che ${fate(f)}` : 'Lascia che accada'),
    move: (id, at) => `Sposta ${id === null ? 'la carta' : the(id)} alla ${space(at)}`,
    turn: (t, way, v) =>
      `Ruota ${target(t)} in senso ${way === 'cw' ? 'orario' : 'antiorario'}${v === null ? '' : `, a ${v}`}`,
    return: (t) => `Riprendi in mano ${target(t)}`,
    rebuild: (t) => `Ricostruisci ${target(t)}`,
    token: (at) => `Metti un segnalino ${inside(at)}`,
    faceDown: (id, at) => `Gioca ${the(id)} copert${o(id)} ${inside(at)}`,
    faceDownBeside: (id) => `Gioca ${the(id)} copert${o(id)} accanto alla città`,
    swap: (t) => `Scambia con ${target(t)}`,
    protect: (t) => `Proteggi ${target(t)}`,
    copy: (id) => `Copia l’effetto ${ofThe(id)}`,
    decline: {
      turnCards: 'Non ruotare altre carte',
      return: 'Non riprendere nessuna carta',
      escape: 'Lascia che venga distrutta',
      rebuild: 'Non ricostruire nulla',
      swap: 'Non scambiare nulla',
      protect: 'Non proteggere nulla',
      copy: 'Non copiare nulla',
      other: 'Rinuncia',
    },
  },
  commands: {
    ready: { name: 'Pronto', help: 'Il tuo mazzo è definitivo; si mostra quando tutti sono pronti.' },
    show: { name: 'Mostra il mazzo', help: 'Tutti vedono le tue sostituzioni; poi peschi 3 carte.' },
    continue: { name: 'Continua', help: 'Il resto avviene automaticamente.' },
    search: {
      name: 'Cerca nel mazzo',
      help: 'Solo prima del tuo primo turno: una carta della mano va nel mazzo, quella cercata nella tua mano.',
    },
    exchange: {
      name: 'Cambia la mano',
      help: 'Una volta per partita: tutta la tua mano va in fondo al mazzo e peschi altrettante carte.',
    },
    remove: {
      name: 'Rimuovi',
      help: 'Non puoi pagarne il costo: invece di essere giocata, la carta esce dal gioco.',
    },
    pass: { name: 'Non giocare', help: 'Nessuna delle tue carte è giocabile. Peschi comunque.' },
    spare: { name: 'Risparmia', help: 'La tua carta protetta non cambia.' },
    allow: { name: 'Lascia fare', help: 'La tua carta ha effetto sulla tua carta protetta.' },
    beside: { name: 'Accanto alla città', help: 'La carta non occupa nessuno spazio della città.' },
    decline: { name: 'Rinuncia', help: 'Rinunci all’effetto, o a ciò che ne resta.' },
  },
  compare: {
    short: outcome,
    full: (b, x) => {
      if (b === null || x.what === 'nothing') return 'A sinistra non c’è niente da confrontare.';
      const about = {
        equal: `resta a ${x.to}: i valori sono uguali`,
        highest: `resta a ${x.to}, il suo valore più alto`,
        lowest: `resta a ${x.to}, il suo valore più basso`,
        up: `sale a ${x.to}`,
        down: `scende a ${x.to}`,
        destroyed: `viene distrutt${o(b.card)}`,
        escapes: `viene distrutt${o(b.card)}, se non si sposta`,
        protected: `è protett${o(b.card)} e non cambia`,
      }[x.what];
      return `${Own(b)} ${about}${x.choice ? `, a meno che tu non l${o(b.card)} risparmi` : ''}.`;
    },
  },
  score: {
    building: (id, at) => `${card(id)} (${space(at)})`,
    beside: (id) => `${card(id)} (accanto alla città)`,
    adjacent: (id, other) => `${card(id)}, ${noun(other)} adiacente`,
    fallen: (id) => `${card(id)}: carte accanto`,
    buildingHelp: 'Il suo valore alla fine.',
    letters: { X: 'X è il valore della carta alla sua sinistra.', N: 'N è il numero del suo isolato.' },
    besideHelp: 'Il proprio valore.',
    adjacentHelp: (other, at) =>
      `Accanto c’è ${an(other)} scopert${o(other)}${at === null ? '' : `, ${inside(at)}`}. Conta una volta sola.`,
    fallenHelp: (k, each) => `${cards(k)} accanto alla città, ${points(each)} ciascuna.`,
    mostFaceUp: 'Carte scoperte',
    lowestValue: 'Valore più basso',
    total: 'Punti totali',
    wins: (w, p) => `${s(w, 'hai vinto', 'ha vinto')} con ${points(p)}.`,
    shared: (names, p) => `${names} condividono la vittoria con ${points(p)} a testa.`,
    decided: {
      mostFaceUp: 'La parità è stata decisa dal maggior numero di carte scoperte.',
      lowestValue: 'La parità è stata decisa dalla carta di valore più basso.',
    },
  },
  describe: {
    empty: 'vuoto',
    mayBuild: 'qui puoi costruire',
    ruin: (b) => `${b.owner.me ? 'tua rovina' : `rovina di ${b.owner.name}`}, prima ${card(b.card)}`,
    token: (w) => (w.me ? 'tuo segnalino' : `segnalino di ${w.name}`),
    protected: 'carta protetta',
    beneath: (list) => `sotto, in rovina: ${list}`,
    sides: (top, right, bottom, left) =>
      `in alto ${top}, a destra ${right}, in basso ${bottom}, a sinistra ${left}`,
    onlyValue: (v) => `valore unico ${v}`,
    handOf: (k) => `${cards(k)} in mano`,
    deckOf: (k) => `${k} nel mazzo`,
    limit: (k) => `limite di carte in mano ${k}`,
    exchanged: 'mano già cambiata',
    fallen: (list) => `distrutte, accanto alla città: ${list}`,
  },
  decks: {
    title: 'Prepara il tuo mazzo',
    basic: 'Carte base',
    additional: 'Carte aggiuntive',
    left: (k) => `ancora ${n(k, 'sostituzione', 'sostituzioni')}`,
    inDeck: 'nel tuo mazzo',
    leftOut: 'esclusa',
  },
  hotSeat: {
    asked: (name, src) =>
      `Passa il dispositivo ${ad(name)}.${source(src) === '' ? '' : ` Decisione per: ${source(src)}.`}`,
    hidden: (k) => n(k, 'carta nascosta', 'carte nascoste'),
  },
  board: {
    play: 'Scegli una carta della tua mano, poi uno spazio della città.',
    noneFits: 'Nessuna delle tue carte è giocabile. Cambia la mano o non giocare nulla.',
    choose: 'Scegli questa carta per vedere dove può andare',
    newCards: 'Ricevi nuove carte, poi giochi',
    turn: 'Ruota questo edificio: scegli il verso',
    held: {
      hand: 'Ora scegli dove metterla.',
      space: 'Ora scegli una carta per questo spazio.',
      turn: 'Ora scegli il verso.',
      deck: 'Ora scegli la carta che sostituisce o che la sostituisce.',
      search: 'Ora scegli la carta della tua mano che va nel mazzo.',
    },
    numbered: 'Scegli una carta della mano con il suo numero',
    map: 'Pianta della città',
    stack: (cards) => `${cards} carte su questo spazio: guardale`,
    fanned: (cards) => `${cards} carte su questo spazio`,
    added: (card) => `Nuova in questo mazzo: ${card}`,
    toPlay: 'di turno',
    asked: 'deve decidere',
    basicValue: (value) => `Valore base ${value}`,
    neverReplaced: 'Mai sostituita',
    swaps: (used, most) =>
      `${plural('it', used, { one: '# sostituzione', other: '# sostituzioni' })} su ${most} al massimo`,
    yourDeck: 'Il tuo mazzo',
    ready: 'pronto',
    choosing: 'sta scegliendo',
    fresh: 'Nuova',
  },
  ...common,
} satisfies ArchitecturaMessages;

/** The reasons are made of the same words. */
export { card, cards, inside, n, Own, o, ofThe, space, The, the };

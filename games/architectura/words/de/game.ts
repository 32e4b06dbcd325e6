import type { Effect, Special } from '@archivolt/architectura';
import { capital, plural, words } from '@archivolt/i18n';
import { common } from '@archivolt/i18n/common/de';
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

const { n, form, and, or } = words('de');

/** The subject and its verb. */
const s = (who: Who, you: string, others: string): string => (who.me ? `Du ${you}` : `${who.name} ${others}`);

const BUILDINGS = {
  Library: 'Bibliothek',
  Greenhouse: 'Gewächshaus',
  Manufactory: 'Manufaktur',
  Arsenal: 'Arsenal',
  Statue: 'Statue',
  School: 'Schule',
  Inn: 'Gasthaus',
  Fountain: 'Brunnen',
  Laboratory: 'Labor',
  Palace: 'Palast',
  Park: 'Park',
  Temple: 'Tempel',
  Cemetery: 'Friedhof',
  Obelisk: 'Obelisk',
  Museum: 'Museum',
  Forge: 'Schmiede',
  TownHall: 'Rathaus',
  MagicAcademy: 'Magieakademie',
};
const MALE = ['Fountain', 'Palace', 'Park', 'Temple', 'Cemetery', 'Obelisk'];
const NEUTER = ['Greenhouse', 'Arsenal', 'Inn', 'Laboratory', 'Museum', 'TownHall'];

/** Nominative, accusative, dative. */
type Case = 0 | 1 | 2;
const THE = { m: ['der', 'den', 'dem'], f: ['die', 'die', 'der'], n: ['das', 'das', 'dem'] };
const YOUR = { m: ['', 'en', 'em'], f: ['e', 'e', 'er'], n: ['', '', 'em'] };
const gender = (id: string): 'm' | 'f' | 'n' => (MALE.includes(id) ? 'm' : NEUTER.includes(id) ? 'n' : 'f');
const card = (id: string): string => (BUILDINGS as Record<string, string>)[id] ?? id;
/** A card of another component set is named in apposition. */
const noun = (id: string, c: Case): string => {
  const name = (BUILDINGS as Record<string, string>)[id];
  return name === undefined ? `Karte ${id}` : id === 'Obelisk' && c > 0 ? 'Obelisken' : name;
};
const the = (id: string, c: Case): string => `${THE[gender(id)][c]} ${noun(id, c)}`;
const The = (id: string): string => capital(the(id, 0));
const all = (ids: readonly string[]): string => and(ids.map(card));
const your = (id: string, c: Case): string => `dein${YOUR[gender(id)][c]} ${noun(id, c)}`;
const own = (b: OwnedCard, c: Case): string =>
  b.owner.me ? your(b.card, c) : `${the(b.card, c)} von ${b.owner.name}`;
const Own = (b: OwnedCard): string => capital(own(b, 0));
const it = (id: string, c: Case): string =>
  ({ m: ['er', 'ihn', 'ihm'], f: ['sie', 'sie', 'ihr'], n: ['es', 'es', 'ihm'] })[gender(id)][c] ?? '';
const of = (who: Who): string => (who.me ? 'von dir' : `von ${who.name}`);
const space = ({ street, block }: Spot): string => `Straße ${street}, Block ${block}`;
const target = (t: Target, c: Case): string =>
  t.building ? own(t.building, c) : `${c === 2 ? 'der' : 'die'} Karte in ${space(t.spot)}`;
const cards = (k: number): string => n(k, 'Karte', 'Karten');
const points = (k: number): string => n(k, 'Punkt', 'Punkte');

/** The card that asks, at the head of its question. */
const source = ({ card: id, through, by: who }: Source): string => {
  if (through !== null) {
    const forge = own({ card: through, owner: who }, 1);
    return id === null ? own({ card: through, owner: who }, 0) : `${card(id)} durch ${forge}`;
  }
  return id === null ? '' : who.me ? card(id) : `${card(id)} von ${who.name}`;
};
const from = (src: Source, question: string): string =>
  source(src) === '' ? question : `${capital(source(src))}: ${question}`;

const fate = ({ change, to }: Fate): string =>
  change === 'destroy' ? 'zerstört werden' : change === 'up' ? `auf ${to} steigen` : `auf ${to} fallen`;
const outcome = (o: Outcome): string =>
  ({
    nothing: 'nichts zu vergleichen',
    equal: 'bleibt: gleich',
    highest: 'bleibt beim höchsten Wert',
    lowest: 'bleibt beim niedrigsten Wert',
    up: `steigt auf ${o.to}`,
    down: `fällt auf ${o.to}`,
    destroyed: 'wird zerstört',
    escapes: 'wird versetzt oder zerstört',
    protected: 'geschützt: bleibt',
  })[o.what];

const SPECIAL: Record<Special, string> = {
  replay: 'Du darfst 1 deiner Karten auf die Hand zurücknehmen und eine andere auf ihren Platz spielen.',
  copy: 'Du darfst den Soforteffekt einer offenen Karte ausführen; danach scheidet die gespielte Karte aus dem Spiel aus.',
};

const effect = (e: Effect): string => {
  switch (e.kind) {
    case 'turn':
      return e.whose === 'each'
        ? 'Du darfst bei allen, auch bei dir, je 1 Karte einen Schritt drehen.'
        : `Du darfst bis zu ${e.count} eigene Karten je einen Schritt drehen.`;
    case 'destroyLower':
      return 'Zerstört alle Karten mit niedrigerem Wert in der eigenen Straße.';
    case 'rebuild':
      return 'Du darfst 1 deiner zerstörten Karten wieder aufbauen.';
    case 'tokenOnSpace':
      return 'Lege einen deiner Marker auf einen bebaubaren Platz: Er bleibt dir vorbehalten.';
    case 'opponentsFaceDown':
      return 'Alle anderen spielen je eine Handkarte verdeckt.';
    case 'swapAdjacent':
      return 'Du darfst diese Karte mit einer benachbarten offenen Karte tauschen.';
    case 'protect':
      return 'Du darfst 1 deiner offenen Karten mit einem Marker schützen.';
    case 'handLimit':
      return `Dein Handlimit steigt auf ${e.cards}.`;
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
    colours: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb' },
    houses: {
      red: 'Haus des Giebels',
      blue: 'Haus des Mondes',
      green: 'Haus des Blattes',
      yellow: 'Haus der Sonne',
    },
    ways: { cw: 'im Uhrzeigersinn', ccw: 'gegen den Uhrzeigersinn' },
    timings: {
      instant: 'Beim Spielen',
      end: 'Am Spielende',
      destruction: 'Bei der Zerstörung',
      cost: 'Kosten',
      beforeFirstTurn: 'Vor deinem ersten Zug',
      always: 'Immer',
    },
    faceUp: 'offen',
    faceDown: 'verdeckt',
    city: 'Stadt',
    hand: 'Hand',
    deck: 'Deck',
    tokens: 'Marker',
    besideCity: 'neben der Stadt',
    removed: 'aus dem Spiel',
    you: 'dir',
    card,
    building: (b) => (b.owner.me ? own(b, 0) : `${card(b.card)} von ${b.owner.name}`),
    street: (k) => `Straße ${k}`,
    block: (k) => `Block ${k}`,
    space,
    value: (v) => `Wert ${v}`,
    countCards: cards,
    countTokens: (k) => n(k, 'Marker', 'Marker'),
    countPoints: points,
    and,
    or,
    effect,
    end: (e) => {
      switch (e.kind) {
        case 'adjacentTo':
          return `${points(e.points)}, wenn ${gender(e.card) === 'f' ? 'eine offene' : gender(e.card) === 'm' ? 'ein offener' : 'ein offenes'} ${noun(e.card, 0)} benachbart ist.`;
        case 'perFallen':
          return `${points(e.points)} für jede deiner Karten daneben.`;
        default:
          return e satisfies never;
      }
    },
    cost: ({ remove, from: where }) =>
      `Entferne ${n(remove, 'andere Karte', 'andere Karten')} aus dem Spiel, ${where === 'hand' ? 'aus deiner Hand' : 'aus deiner Hand oder von den Karten neben der Stadt'}.`,
    protection: 'Geschützt: Fremde Karten wirken nicht auf sie.',
    beside: 'Wird neben die Stadt gespielt; deine zerstörten Karten kommen dorthin.',
    escapes: 'Du darfst die Karte stattdessen auf einen anderen bebaubaren Platz versetzen.',
    search: 'Du darfst die Karte im Tausch gegen eine Handkarte aus deinem Deck holen.',
    noEffect: 'Kein Effekt.',
  },
  events: {
    ready: (w) => `${s(w, 'hast dein', 'hat ein')} Deck zusammengestellt.`,
    shown: (w, added, leftOut) =>
      added.length === 0
        ? `${s(w, 'spielst', 'spielt')} mit dem Grunddeck.`
        : `${s(w, 'spielst', 'spielt')} mit ${all(added)} statt ${all(leftOut)}.`,
    turnBegan: (w, turn) => `Zug ${turn}: ${w.me ? 'Du bist' : `${w.name} ist`} am Zug.`,
    searched: (w, id) =>
      `${s(w, 'legst', 'legt')} eine Handkarte ins Deck, ${w.me ? 'nimmst' : 'nimmt'} ${the(id, 1)} heraus und ${w.me ? 'mischst' : 'mischt'}.`,
    exchanged: (w, k) =>
      `${s(w, 'legst deine', 'legt die')} ganze Hand (${cards(k)}) unter das Deck und ${w.me ? 'ziehst' : 'zieht'} ebenso viele.`,
    drew: (w, k, hand, deck) => `${s(w, 'ziehst', 'zieht')} ${cards(k)} (Hand ${hand}, Deck ${deck}).`,
    played: (w, id, at, v, covers) =>
      `${s(w, 'spielst', 'spielt')} ${the(id, 1)} mit Wert ${v} in ${space(at)}${covers === null ? '' : `, auf eine Ruine (${card(covers)})`}.`,
    playedBeside: (w, id, v) => `${s(w, 'spielst', 'spielt')} ${the(id, 1)} mit Wert ${v} neben die Stadt.`,
    passed: (w) => `${s(w, 'kannst', 'kann')} keine Karte spielen.`,
    skipped: (w) => `${s(w, 'hast', 'hat')} keine Karten mehr und ${w.me ? 'wirst' : 'wird'} übersprungen.`,
    declined: {
      turnCards: (w) => `${s(w, 'drehst', 'dreht')} keine weitere Karte.`,
      return: (w) => `${s(w, 'nimmst', 'nimmt')} keine Karte zurück.`,
      escape: (w) => `${s(w, 'versetzt', 'versetzt')} die Karte nicht.`,
      rebuild: (w) => `${s(w, 'baust', 'baut')} nichts wieder auf.`,
      swap: (w) => `${s(w, 'tauschst', 'tauscht')} nichts.`,
      protect: (w) => `${s(w, 'schützt', 'schützt')} nichts.`,
      copy: (w) => `${s(w, 'kopierst', 'kopiert')} keinen Effekt.`,
      other: (w) => `${s(w, 'verzichtest', 'verzichtet')}.`,
    },
    compared: (b, how, v, played) =>
      `Vergleich: ${Own(b)} links hat ${v} gegen ${played}, ${{ equal: 'gleich viel', up: 'mehr', down: 'weniger', destroy: 'höchstens die Hälfte' }[how]}.`,
    shielded: (b) => `${Own(b)} ist geschützt und bleibt, wie ${it(b.card, 0)} ist.`,
    spared: (w, id) =>
      `${s(w, 'verschonst', 'verschont')} ${w.me ? your(id, 1) : `die eigene geschützte Karte (${card(id)})`}.`,
    turned: (b, way, a, z, rises) =>
      `${Own(b)} wird ${way === 'cw' ? 'im' : 'gegen den'} Uhrzeigersinn gedreht und ${rises ? 'steigt' : 'fällt'} von ${a} auf ${z}.`,
    destroyed: (b, v, beside) =>
      `${Own(b)} mit Wert ${v} wird zerstört${beside ? ' und kommt neben die Stadt' : ''}.`,
    rebuilt: (w, id, at, v) =>
      `${s(w, 'baust', 'baut')} ${the(id, 1)} in ${space(at)} mit Wert ${v} wieder auf.`,
    moved: (w, id, a, z) => `${s(w, 'versetzt', 'versetzt')} ${the(id, 1)} von ${space(a)} nach ${space(z)}.`,
    swapped: (a, b) => `${Own(a)} und ${own(b, 0)} tauschen die Plätze.`,
    returned: (w, id, at) => `${s(w, 'nimmst', 'nimmt')} ${the(id, 1)} aus ${space(at)} auf die Hand zurück.`,
    removed: (b, where) =>
      `${Own(b)} scheidet aus dem Spiel aus${{ hand: ' (aus der Hand)', beside: ' (von den Karten neben der Stadt)', city: '' }[where]}.`,
    playedFaceDown: (w, id, at) =>
      `${s(w, 'spielst', 'spielt')} ${the(id, 1)} verdeckt ${at === null ? 'neben die Stadt' : `in ${space(at)}`}.`,
    tokenPlaced: (w, at, on) =>
      on === 'card'
        ? `${s(w, 'schützt deine', 'schützt die eigene')} Karte in ${space(at)} mit einem Marker.`
        : `${s(w, 'legst', 'legt')} einen Marker in ${space(at)}.`,
    tokenReturned: (w, at) => `${s(w, 'nimmst deinen', 'nimmt den eigenen')} Marker aus ${space(at)} zurück.`,
    limitRaised: (w, to) => `${w.me ? 'Dein Handlimit' : `Das Handlimit von ${w.name}`} steigt auf ${to}.`,
    copied: (w, id) => `${s(w, 'kopierst', 'kopiert')} einen Effekt: ${card(id)}.`,
    revalued: (b, a, z) => `${Own(b)} zählt jetzt ${z} statt ${a}.`,
    ended: 'Niemand kann mehr eine Karte spielen. Die Partie ist zu Ende.',
  },
  asks: {
    waiting: (w) => `${w.name} entscheidet.`,
    waitingFor: (src, w) => from(src, `${w.name} entscheidet.`),
    choosesDeck: (w) => `${w.name} wählt ein Deck.`,
    over: 'Die Partie ist zu Ende.',
    swaps: (most) =>
      `Stelle dein Deck zusammen: Ersetze bis zu ${n(most, 'Grundkarte', 'Grundkarten')} und melde dich dann fertig.`,
    show: (k) => `Zeige dein Deck allen und ziehe ${cards(k)}.`,
    turn: (exchange) =>
      `Du bist am Zug: Spiele eine Karte.${exchange ? ' Vorher darfst du einmal pro Partie deine Hand austauschen.' : ''}`,
    pay: (id, left, fallen) =>
      `${card(id)}: Entferne ${cards(left)} aus dem Spiel, ${fallen ? 'aus deiner Hand oder von den Karten neben der Stadt' : 'aus deiner Hand'}.`,
    spare: (b, f, other) =>
      `${other ? `${Own(other)}: ` : ''}${Own(b)} ist geschützt. Verschonst du ${it(b.card, 1)}, oder soll ${it(b.card, 0)} ${fate(f)}?`,
    spareHits: (src, b) =>
      from(
        src,
        `${Own(b)} ist geschützt. Verschonst du ${it(b.card, 1)}, oder soll ${it(b.card, 0)} zerstört werden?`,
      ),
    escape: (b, other) =>
      `${Own(b)} würde${other ? ` durch ${own(other, 1)}` : ''} zerstört. Versetze ${it(b.card, 1)} auf einen anderen bebaubaren Platz oder lass es geschehen.`,
    turnEach: (src, owners) =>
      from(src, `Du darfst von jeder dieser Personen 1 Karte einen Schritt drehen: ${owners}.`),
    turnOne: (src, w) =>
      from(src, `Du darfst 1 ${w.me ? 'deiner Karten' : `Karte von ${w.name}`} einen Schritt drehen.`),
    turnOwn: (src, left, begun) =>
      from(
        src,
        `Du darfst ${begun ? 'noch' : 'bis zu'} ${n(left, 'eigene Karte', 'eigene Karten')} einen Schritt drehen.`,
      ),
    return: (src) =>
      from(
        src,
        'Du darfst 1 deiner Karten auf die Hand zurücknehmen und eine andere auf ihren Platz spielen.',
      ),
    replay: (at) => `Spiele eine andere Handkarte in ${space(at)}.`,
    rebuild: (src) => from(src, 'Du darfst 1 deiner zerstörten Karten wieder aufbauen.'),
    token: (src) => from(src, 'Lege einen deiner Marker auf einen bebaubaren Platz.'),
    faceDown: (src, beside) =>
      from(
        src,
        `Wähle eine Handkarte und spiele sie verdeckt ${beside ? 'neben die Stadt' : 'auf einen bebaubaren Platz'}.`,
      ),
    swap: (src) => from(src, 'Du darfst die Karte mit einer benachbarten offenen Karte tauschen.'),
    protect: (src) => from(src, 'Du darfst 1 deiner offenen Karten mit einem Marker schützen.'),
    copy: (src) => from(src, 'Du darfst den Soforteffekt einer offenen Karte in der Stadt ausführen.'),
    leave: (id) => `Weiter: ${The(id)} scheidet aus dem Spiel aus.`,
    endTurn: (k) =>
      k > 0 ? `Weiter: Ziehe ${cards(k)}. Damit endet dein Zug.` : 'Weiter. Damit endet dein Zug.',
    continue: 'Weiter.',
  },
  moves: {
    replace: (id, other) => `${capital(the(id, 1))} durch ${the(other, 1)} ersetzen`,
    ready: 'Mein Deck ist fertig',
    show: (added, leftOut) =>
      added.length === 0 ? 'Das Grunddeck zeigen' : `Das Deck zeigen: ${all(added)} statt ${all(leftOut)}`,
    continue: {
      leave: 'Weiter: die Karte entfernen',
      endTurn: 'Weiter: nachziehen und den Zug beenden',
      other: 'Weiter',
    },
    search: (put, wanted) =>
      `${capital(the(put, 1))} ins Deck legen und ${wanted === null ? 'die gesuchte Karte' : the(wanted, 1)} nehmen`,
    exchange: 'Deine Hand austauschen',
    play: (id, at) => `${capital(the(id, 1))} in ${space(at)} spielen`,
    playBeside: (id) => `${capital(the(id, 1))} neben die Stadt spielen`,
    remove: (id) => `Statt zu spielen ${the(id, 1)} aus dem Spiel entfernen`,
    pass: 'Nichts spielen',
    pay: (id) => `Mit ${the(id, 2)} bezahlen`,
    spare: (b) => `${b ? capital(own(b, 1)) : 'Die Karte'} verschonen`,
    allow: (f) => (f ? `Die Karte soll ${fate(f)}` : 'Geschehen lassen'),
    move: (id, at) => `${id === null ? 'Die Karte' : capital(the(id, 1))} nach ${space(at)} versetzen`,
    turn: (t, way, to) =>
      `${capital(target(t, 1))} ${way === 'cw' ? 'im' : 'gegen den'} Uhrzeigersinn drehen${to === null ? '' : `, auf ${to}`}`,
    return: (t) => `${capital(target(t, 1))} auf die Hand zurücknehmen`,
    rebuild: (t) => `${capital(target(t, 1))} wieder aufbauen`,
    token: (at) => `Einen Marker in ${space(at)} legen`,
    faceDown: (id, at) => `${capital(the(id, 1))} verdeckt in ${space(at)} spielen`,
    faceDownBeside: (id) => `${capital(the(id, 1))} verdeckt neben die Stadt spielen`,
    swap: (t) => `Mit ${target(t, 2)} tauschen`,
    protect: (t) => `${capital(target(t, 1))} schützen`,
    copy: (id) => `Einen Effekt kopieren: ${card(id)}`,
    decline: {
      turnCards: 'Keine weitere Karte drehen',
      return: 'Keine Karte zurücknehmen',
      escape: 'Zerstören lassen',
      rebuild: 'Nichts wieder aufbauen',
      swap: 'Nichts tauschen',
      protect: 'Nichts schützen',
      copy: 'Nichts kopieren',
      other: 'Verzichten',
    },
  },
  commands: {
    ready: { name: 'Fertig', help: 'Dein Deck steht fest; gezeigt wird es, wenn alle fertig sind.' },
    show: { name: 'Deck zeigen', help: 'Alle sehen, was du ersetzt hast; dann ziehst du 3 Karten.' },
    continue: { name: 'Weiter', help: 'Der Rest geschieht automatisch.' },
    search: {
      name: 'Im Deck suchen',
      help: 'Nur vor deinem ersten Zug: Eine Handkarte kommt ins Deck, die gesuchte auf deine Hand.',
    },
    exchange: {
      name: 'Hand austauschen',
      help: 'Einmal pro Partie: Deine ganze Hand kommt unter dein Deck, und du ziehst ebenso viele Karten.',
    },
    remove: {
      name: 'Entfernen',
      help: 'Du kannst die Kosten nicht bezahlen: Statt gespielt zu werden, scheidet die Karte aus dem Spiel aus.',
    },
    pass: { name: 'Nichts spielen', help: 'Keine deiner Karten ist spielbar. Nachgezogen wird trotzdem.' },
    spare: { name: 'Verschonen', help: 'Deine geschützte Karte bleibt, wie sie ist.' },
    allow: { name: 'Zulassen', help: 'Deine eigene Karte wirkt auf deine geschützte.' },
    beside: { name: 'Neben die Stadt', help: 'Die Karte braucht keinen Platz in der Stadt.' },
    decline: { name: 'Verzichten', help: 'Du verzichtest auf den Effekt oder auf den Rest davon.' },
  },
  compare: {
    short: outcome,
    full: (b, o) => {
      if (b === null || o.what === 'nothing') return 'Links gibt es nichts zu vergleichen.';
      const about = {
        equal: `bleibt bei ${o.to}: Die Werte sind gleich`,
        highest: `bleibt bei ${o.to}, dem höchsten Wert`,
        lowest: `bleibt bei ${o.to}, dem niedrigsten Wert`,
        up: `steigt auf ${o.to}`,
        down: `fällt auf ${o.to}`,
        destroyed: 'wird zerstört',
        escapes: 'wird zerstört, falls die Karte nicht versetzt wird',
        protected: `ist geschützt und bleibt, wie ${it(b.card, 0)} ist`,
      }[o.what];
      return `${Own(b)} ${about}${o.choice ? `, außer du verschonst ${it(b.card, 1)}` : ''}.`;
    },
  },
  score: {
    building: (id, at) => `${card(id)} (${space(at)})`,
    beside: (id) => `${card(id)} (neben der Stadt)`,
    adjacent: (id, to) => `${card(id)}, benachbart: ${card(to)}`,
    fallen: (id) => `${card(id)}: Karten daneben`,
    buildingHelp: 'Der Wert am Ende.',
    letters: { X: 'X ist der Wert der Karte links davon.', N: 'N ist die Nummer des Blocks.' },
    besideHelp: 'Der eigene Wert.',
    adjacentHelp: (to, at) =>
      `Benachbart liegt offen: ${card(to)}${at === null ? '' : ` in ${space(at)}`}. Das zählt einmal.`,
    fallenHelp: (k, each) => `${cards(k)} neben der Stadt, je ${points(each)}.`,
    mostFaceUp: 'Offene Karten',
    lowestValue: 'Niedrigster Wert',
    total: 'Punkte gesamt',
    wins: (w, p) => `${s(w, 'hast', 'hat')} mit ${n(p, 'Punkt', 'Punkten')} gewonnen.`,
    shared: (names, p) => `${names} teilen sich den Sieg mit je ${n(p, 'Punkt', 'Punkten')}.`,
    decided: {
      mostFaceUp: 'Bei Gleichstand entschieden mehr offene Karten.',
      lowestValue: 'Bei Gleichstand entschied die Karte mit dem niedrigsten Wert.',
    },
  },
  describe: {
    empty: 'leer',
    mayBuild: 'hier darfst du bauen',
    ruin: (b) => `${b.owner.me ? 'deine Ruine' : `Ruine von ${b.owner.name}`}, vorher ${card(b.card)}`,
    token: (w) => (w.me ? 'dein Marker' : `Marker von ${w.name}`),
    protected: 'geschützt',
    beneath: (list) => `darunter als Ruinen: ${list}`,
    sides: (top, right, bottom, left) => `oben ${top}, rechts ${right}, unten ${bottom}, links ${left}`,
    onlyValue: (v) => `einziger Wert ${v}`,
    handOf: (k) => `${cards(k)} auf der Hand`,
    deckOf: (k) => `${k} im Deck`,
    limit: (k) => `Handlimit ${k}`,
    exchanged: 'Hand schon ausgetauscht',
    fallen: (list) => `zerstört, neben der Stadt: ${list}`,
  },
  decks: {
    title: 'Stelle dein Deck zusammen',
    basic: 'Grundkarten',
    additional: 'Zusatzkarten',
    left: (k) => `noch ${n(k, 'Ersetzung', 'Ersetzungen')}`,
    inDeck: 'in deinem Deck',
    leftOut: 'nicht dabei',
  },
  hotSeat: {
    asked: (name, src) =>
      `Gib das Gerät an ${name} weiter.${source(src) === '' ? '' : ` Entscheidung wegen: ${source(src)}.`}`,
    hidden: (k) => `${k} ${form(k, 'verdeckte Karte', 'verdeckte Karten')}`,
  },
  board: {
    play: 'Wähle eine Karte aus deiner Hand, dann einen Platz der Stadt.',
    noneFits: 'Keine deiner Karten ist spielbar. Tausche deine Hand aus oder spiele nichts.',
    choose: 'Diese Karte wählen und sehen, wohin sie kann',
    newCards: 'Du bekommst neue Karten, dann spielst du',
    turn: 'Dieses Gebäude drehen: in welche Richtung?',
    held: {
      hand: 'Wähle nun, wohin sie kommt.',
      space: 'Wähle nun eine Karte für diesen Platz.',
      turn: 'Wähle nun die Drehrichtung.',
      deck: 'Wähle nun die Karte, die sie ersetzt oder die sie ersetzen soll.',
      search: 'Wähle nun die Handkarte, die dafür ins Deck kommt.',
    },
    numbered: 'Eine Handkarte nach ihrer Nummer wählen',
    map: 'Plan der Stadt',
    stack: (cards) => `${cards} Karten auf diesem Platz: ansehen`,
    fanned: (cards) => `${cards} Karten auf diesem Platz`,
    added: (card) => `Neu in diesem Deck: ${card}`,
    toPlay: 'am Zug',
    asked: 'entscheidet',
    basicValue: (value) => `Grundwert ${value}`,
    neverReplaced: 'Nie ersetzt',
    swaps: (used, most) =>
      `${used} von höchstens ${plural('de', most, { one: '# Ersetzung', other: '# Ersetzungen' })}`,
    yourDeck: 'Dein Deck',
    ready: 'bereit',
    choosing: 'wählt noch',
    fresh: 'Neu',
  },
  ...common,
} satisfies ArchitecturaMessages;

/** The reasons are made of the same words. */
export { card, cards, form, n, Own, of, s, space, The, the };

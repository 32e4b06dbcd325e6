import {
  architectura,
  CARD_IDS,
  type Card,
  COLOURS,
  type Event,
  type Move,
  type Options,
  playableSpaces,
  positions,
  REASON_CODES,
  STANDARD,
  type Table,
} from '@archivolt/architectura';
import { LANGUAGES as TAGS } from '@archivolt/i18n';
import { describe, expect, test } from 'vitest';
import { game as de } from '../de/game.ts';
import { reasons as deReasons } from '../de/reasons.ts';
import { game as en } from '../en/game.ts';
import { reasons as enReasons } from '../en/reasons.ts';
import { game as fr } from '../fr/game.ts';
import { reasons as frReasons } from '../fr/reasons.ts';
import { game as it } from '../it/game.ts';
import { reasons as itReasons } from '../it/reasons.ts';
import { loadSetUp } from '../load.ts';
import { game as ptBR } from '../pt-BR/game.ts';
import { reasons as ptBRReasons } from '../pt-BR/reasons.ts';
import { game as ptPT } from '../pt-PT/game.ts';
import { reasons as ptPTReasons } from '../pt-PT/reasons.ts';
import { type Explaining, whyNotSentence } from '../whyNot.ts';
import {
  type ArchitecturaMessages,
  askSentence,
  type Context,
  compareSentence,
  compareShort,
  describeCard,
  describePlayer,
  describeSpace,
  effectLines,
  eventSentence,
  formulaAt,
  handOverSentence,
  levelName,
  moveLabel,
  moveShort,
  scoreHelp,
  scoreLabel,
  sideName,
  standingName,
  tieBreakLabel,
  tieBreakValue,
  winnerSentence,
} from './game.ts';
import type { SetUpMessages } from './setUp.ts';

const LANGUAGES: Record<string, Explaining> = {
  en: { ...en, reasons: enReasons },
  fr: { ...fr, reasons: frReasons },
  de: { ...de, reasons: deReasons },
  it: { ...it, reasons: itReasons },
  'pt-PT': { ...ptPT, reasons: ptPTReasons },
  'pt-BR': { ...ptBR, reasons: ptBRReasons },
};
const SET_UP: ReadonlyMap<string, SetUpMessages> = new Map(
  await Promise.all(TAGS.map(async (tag) => [tag, await loadSetUp(tag)] as const)),
);
const NAMES = ['Ada', 'Boris', 'Clara', 'Emil'];
const CARDS: readonly Card[] = STANDARD.cards;

/** A deterministic chance, so that a failure can be reproduced. */
function seeded(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const BROKEN =
  /undefined|NaN|\bnull\b|\[object|\$\{|\s\s|^\s|\s$| [.,;]|\.\.|\(\)|: *$|-\d|\b(?:TownHall|MagicAcademy)\b/;

/** Builds a sentence in every language and checks that it is well formed. */
function expectSentence(what: string, say: (m: Explaining, setUp: SetUpMessages) => string): void {
  for (const [language, m] of Object.entries(LANGUAGES)) {
    const setUp = SET_UP.get(language);
    const text = setUp ? say(m, setUp) : '';
    if (text === '' || BROKEN.test(text)) expect.fail(`${language}, ${what}: “${text}”`);
  }
}

/** Some moves that a player might try, legal or not. */
function intents(table: Table): Move[] {
  const spaces = [...table.top.keys()];
  return [
    ...[...spaces, 99].flatMap((space, index): Move[] => [
      { do: 'play', card: CARD_IDS[index % CARD_IDS.length] ?? '', space },
      { do: 'faceDown', card: CARD_IDS[(index * 5) % CARD_IDS.length] ?? '', space },
      ...(['move', 'return', 'rebuild', 'token', 'swap', 'protect'] as const).map(
        (name): Move => ({ do: name, space }),
      ),
      { do: 'turn', space, way: 'cw' },
      { do: 'turn', space, way: 'ccw' },
    ]),
    ...[...CARD_IDS, 'Windmill'].flatMap((card): Move[] => [
      ...(['playBeside', 'remove', 'pay', 'faceDownBeside', 'copy'] as const).map(
        (name): Move => ({ do: name, card }),
      ),
      { do: 'play', card, space: 0 },
      { do: 'search', put: card },
      { do: 'replace', card, by: 'Museum' },
      { do: 'replace', card: 'School', by: card },
    ]),
    ...(['ready', 'continue', 'exchange', 'pass', 'spare', 'allow', 'decline'] as const).map(
      (name): Move => ({ do: name }),
    ),
    { do: 'show', added: ['Museum'], leftOut: ['Inn'] },
  ];
}

/** Plays a random game and checks every sentence about it. */
function checkGame(options: Options, seed: number, met: Set<string>): void {
  const chance = seeded(seed);
  const { table, mine } = architectura.setup(options, chance);
  const context: Context = { table, names: NAMES };
  const start = architectura.copyTable(table);
  for (let decision = 0; decision < 2000; decision++) {
    const todo = table.todo.at(-1);
    if (todo === undefined) break;
    const { seat } = todo;
    // The reader is in turn the player who decides, another player, and a spectator.
    context.me = [seat, (seat + 1) % table.players.length, undefined][decision % 3];
    const own = mine[seat];
    if (own === undefined) throw new Error('no such seat');
    const view = { table, seat, mine: own };
    const offers: Move[] = [];
    architectura.legal(view, offers);
    expectSentence(todo.ask, (m) => askSentence(m, todo, context));
    expectSentence(todo.ask, (m) => askSentence(m, todo, { ...context, me: seat }));
    expectSentence('hand over', (m) => handOverSentence(m, todo, context));
    const offer = offers[chance(offers.length)];
    if (offer === undefined) throw new Error('no offer');
    expectSentence(offer.do, (m) => moveLabel(m, offer, { ...context, me: seat }));
    expectSentence(offer.do, (m) => moveShort(m, offer, { ...context, me: seat }));
    if (decision % 29 === 0 || (todo.ask !== 'turn' && decision % 4 === 0)) checkRefusals(view, met);
    if (decision % 13 === 0) checkCity(table, seat);
    met.add(todo.ask).add(offer.do);
    const events: Event[] = [];
    architectura.play(view, offer, chance, events);
    for (const event of events) {
      met.add(event.type);
      expectSentence(event.type, (m) => eventSentence(m, event, context));
      // The sentence uses the event alone: old lines stay true, and nothing of a hand can get into one.
      expect(eventSentence(en, event, { ...context, table: start })).toBe(eventSentence(en, event, context));
    }
  }
  expect(table.todo).toEqual([]);
  checkEnd(table);
}

type View = Parameters<typeof architectura.explain>[0];

function checkRefusals(view: View, met: Set<string>): void {
  const context: Context = { table: view.table, names: NAMES, me: view.seat };
  const stranger: View = { ...view, seat: (view.seat + 1) % view.table.players.length };
  for (const intent of intents(view.table)) {
    expectSentence(`${intent.do} ${JSON.stringify(intent)}`, (m) => moveLabel(m, intent, context));
    expectSentence(intent.do, (m) => moveShort(m, intent, context));
    for (const reason of architectura.explain(view, intent)) {
      met.add(reason.code);
      expectSentence(reason.code, (m) => whyNotSentence(m, reason, context));
    }
  }
  for (const reason of architectura.explain(stranger, { do: 'decline' })) {
    expectSentence(reason.code, (m) => whyNotSentence(m, reason, { ...context, me: stranger.seat }));
    met.add(reason.code);
  }
}

/** Checks the descriptions of every space, and of the effect of every card where it may be played. */
function checkCity(table: Table, seat: number): void {
  const context: Context = { table, names: NAMES, me: seat };
  const free = playableSpaces(table, seat);
  for (const space of table.top.keys()) {
    expectSentence('space', (m) => describeSpace(m, space, context, (free & (1 << space)) !== 0));
    if ((free & (1 << space)) === 0) continue;
    for (const card of CARD_IDS) {
      expectSentence('compare', (m) => compareShort(m, seat, card, space, table));
      expectSentence('compare', (m) => compareSentence(m, seat, card, space, context));
    }
  }
  for (const other of table.players.keys())
    expectSentence('player', (m) => describePlayer(m, other, context));
}

function checkEnd(table: Table): void {
  const sheet = architectura.score(table);
  for (const me of [undefined, 0, 1]) {
    const context: Context = { table, names: NAMES, me };
    expectSentence('winner', (m) => winnerSentence(m, sheet, context));
    expectSentence('over', (m) => askSentence(m, undefined, context));
    for (const line of sheet.lines) {
      expectSentence(line.code, (m) => scoreLabel(m, line));
      expectSentence(line.code, (m) => scoreHelp(m, line));
    }
    for (const { code } of sheet.tieBreaks) expectSentence(code, (m) => tieBreakLabel(m, code));
  }
  checkCity(table, 0);
}

describe('everything that happens has words in every language', () => {
  const met = new Set<string>();
  const tables: [string, Options, number[]][] = [
    ['two, basic', { players: 2 }, [3, 4]],
    ['two, advanced', { players: 2, swaps: 6 }, [5, 6, 7]],
    ['three, basic', { players: 3 }, [11]],
    ['three, advanced', { players: 3, swaps: 'rolled' }, [13]],
    ['four, basic', { players: 4 }, [17]],
    ['four, advanced', { players: 4, swaps: 6 }, [19, 20, 21]],
  ];
  test.each(tables)('%s', (_name, options, seeds) => {
    for (const seed of seeds) checkGame(options, seed, met);
  });

  test('the games above cover nearly all events, questions and reasons', () => {
    const events = ['shown', 'searched', 'exchanged', 'playedBeside', 'skipped', 'declined', 'compared']
      .concat(['shielded', 'turned', 'destroyed', 'rebuilt', 'moved', 'swapped', 'returned', 'removed'])
      .concat([
        'playedFaceDown',
        'tokenPlaced',
        'tokenReturned',
        'limitRaised',
        'copied',
        'revalued',
        'ended',
      ]);
    const asks = [
      'swaps',
      'show',
      'turn',
      'pay',
      'spare',
      'escape',
      'turnCards',
      'return',
      'replay',
      'rebuild',
    ].concat(['token', 'faceDown', 'swap', 'protect', 'copy', 'endTurn']);
    expect([...events, ...asks].filter((type) => !met.has(type))).toEqual([]);
    expect(REASON_CODES.filter((code) => met.has(code)).length).toBeGreaterThan(38);
  });
});

describe('every reason has a sentence for all facts that it may contain', () => {
  const { table } = architectura.setup({ players: 2, first: 0 }, () => 0);
  const facts = { seat: 1, owner: 1, card: 'Obelisk', by: 'Forge', space: 11, from: 2, first: 8, streets: 2 };
  const numbers = { most: 1, run: 3, cost: 1, others: 0, plays: 4, ask: 'turn' };
  test.each(REASON_CODES)('%s', (code) => {
    for (const changes of [
      {},
      { owner: 0, card: 'TownHall', cost: 2, most: 6 },
      { card: 'Windmill', by: 'Temple' },
    ])
      for (const rule of ['AR-X5', 'AR-K3'])
        expectSentence(code, (m) =>
          whyNotSentence(
            m,
            { code, rule, facts: { ...facts, ...numbers, ...changes } },
            { table, names: NAMES, me: 0 },
          ),
        );
  });
});

test('cards, colours, counts, levels and standings have words in every language', () => {
  for (const card of CARDS) {
    expectSentence(card.id, (m) => describeCard(m, card));
    for (const index of effectLines(en, card).keys())
      expectSentence(
        card.id,
        (m) => `${effectLines(m, card)[index]?.when}: ${effectLines(m, card)[index]?.text}`,
      );
  }
  for (const colour of COLOURS)
    expectSentence(colour, (m) => `${m.terms.colours[colour]} ${m.terms.houses[colour]}`);
  for (const n of [1, 2]) {
    expectSentence('decks', (m) => m.decks.left(n));
    expectSentence('hidden', (m) => m.hotSeat.hidden(n));
    expectSentence(
      'counts',
      (m, setUp) => `${m.terms.countCards(n)}, ${setUp.countPlayers(n)}, ${setUp.countSwaps(n)}`,
    );
  }

  for (const level of [...Object.keys(en.levels), 'search'])
    expectSentence(level, (m) => levelName(m, level).help);
  for (const [part, word] of Object.entries(STANDARD.standing))
    expectSentence(
      'standing',
      (m, setUp) =>
        `${setUp.components[part as keyof typeof STANDARD.standing]} ${standingName(m, word).help}`,
    );
  expect(sideName({ base: 'X' }, -1)).toBe('X−1');
  expect(sideName({}, 7)).toBe('7');
  expect(tieBreakValue('lowestValue', -3)).toBe('3');
});

test('no plain text is empty', () => {
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string') expect(value.trim(), path).not.toBe('');
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
  };
  for (const [language, m] of Object.entries(LANGUAGES)) look(m, language);
});

/** A city in which everything has a known place: red is Ada, blue is Boris. */
function city(todo = 'turn r'): Table {
  const text = [
    'standard rb swaps 6 turn 9 r quiet 0',
    'rLibrary,bTemple*b,rInn,bPark,(bFountain) / bInn<,rPalace>>,*r',
    'r with Forge without Laboratory hand Arsenal,Forge,Statue known Forge exchanged',
    'b with Obelisk,Museum without Statue,School hand Museum,Obelisk',
    todo,
  ].join(' | ');
  const read = positions.parseState(text);
  if (!read.ok) throw new Error(`${text}\n${' '.repeat(read.at)}^ ${read.why}`);
  return read.value.table;
}

const ada = (todo?: string): Context => ({ table: city(todo), names: NAMES, me: 0 });
const boris = (todo?: string): Context => ({ table: city(todo), names: NAMES, me: 1 });
const asked = (m: ArchitecturaMessages, context: Context): string =>
  askSentence(m, context.table.todo.at(-1), context);

/** One line of every kind that a reader meets. */
const EXAMPLES: ((m: Explaining) => string)[] = [
  (m) =>
    eventSentence(
      m,
      { type: 'played', rule: 'AR-P1', owner: 1, card: 'Obelisk', space: 12, value: 5, covers: 'Fountain' },
      ada(),
    ),
  (m) =>
    eventSentence(
      m,
      { type: 'turned', rule: 'AR-C5', owner: 0, card: 'Inn', space: 2, way: 'ccw', from: 6, to: 4 },
      ada(),
    ),
  (m) =>
    eventSentence(
      m,
      { type: 'destroyed', rule: 'AR-C4', owner: 1, card: 'Fountain', space: 4, from: 4, beside: false },
      ada(),
    ),
  (m) => eventSentence(m, { type: 'drew', rule: 'AR-D1', seat: 0, count: 1, hand: 3, deck: 8 }, ada()),
  (m) => eventSentence(m, { type: 'copied', rule: 'AR-K16', seat: 1, card: 'Arsenal' }, ada()),
  (m) =>
    eventSentence(
      m,
      { type: 'revalued', rule: 'AR-X1', owner: 1, card: 'Park', space: 3, from: 2, to: -1 },
      ada(),
    ),
  (m) => asked(m, boris('endTurn r; faceDown b')),
  (m) => asked(m, ada('endTurn r; faceDown b')),
  (m) => asked(m, boris('endTurn r; escape b 2.1')),
  (m) => asked(m, ada('endTurn r; turnCards r each rb 2 -')),
  (m) => moveLabel(m, { do: 'play', card: 'Arsenal', space: 4 }, ada()),
  (m) => moveLabel(m, { do: 'turn', space: 3, way: 'cw' }, ada()),
  (m) => moveShort(m, { do: 'swap', space: 3 }, ada()),
  (m) => whyNotSentence(m, { code: 'leftIsEmpty', facts: { space: 6 } }, ada()),
  (m) => whyNotSentence(m, { code: 'protected', facts: { space: 1, card: 'Temple', owner: 1 } }, ada()),
  (m) => whyNotSentence(m, { code: 'costTooHigh', facts: { cost: 2, others: 1 } }, ada()),
  (m) => compareSentence(m, 0, 'Arsenal', 4, ada()),
  (m) => compareSentence(m, 1, 'Obelisk', 3, boris()),
  (m) => compareSentence(m, 0, 'Arsenal', 2, ada()),
  (m) => compareShort(m, 0, 'Arsenal', 8, city()),
  (m) => describeSpace(m, 3, ada()),
  (m) => describeSpace(m, 4, ada(), true),
  (m) => describeSpace(m, 10, boris()),
  (m) => describeSpace(m, 5, boris(), true),
  (m) =>
    scoreHelp(m, {
      seat: 1,
      rule: 'AR-G2',
      code: 'building',
      points: 8,
      facts: { card: 'Park', space: 3, value: 8, base: 'X', counted: 6, offset: 2 },
    }),
  (m) => handOverSentence(m, { ask: 'faceDown', seat: 1 }, ada('endTurn r; faceDown b')),
];

const GOLDEN: Record<string, string[]> = {
  en: [
    'Boris plays the Obelisk with value 5 in street 2, block 5, over a ruin (Fountain).',
    'Your Inn is rotated counter-clockwise and falls from 6 to 4.',
    'Boris’s Fountain with value 4 is destroyed.',
    'You draw 1 card (3 in hand, 8 in the deck).',
    'Boris copies the effect of the Arsenal.',
    'Boris’s Park now counts −1 instead of 2.',
    'Ada’s Laboratory: choose a card from your hand and play it face down on an eligible space.',
    'Laboratory: Boris is deciding.',
    'Your Inn is about to be destroyed by Ada’s Palace. Move it to another eligible space, or let it be destroyed.',
    'Library: you may rotate 1 card of each of these players one step: you and Boris.',
    'Play the Arsenal in street 1, block 5',
    'Rotate Boris’s Park clockwise, to 7',
    'Park of Boris',
    'The space to the left of street 1, block 7 is empty. Streets are built up from left to right.',
    'Boris’s Temple is protected, so your cards do not affect it. Choose another.',
    'This costs 2 cards; besides this one you have 1 in your hand. Choose another card.',
    'Boris’s Park rises to 7.',
    'Ada’s Inn rises to 7.',
    'Boris’s Temple is protected and stays as it is.',
    'nothing to compare',
    'Street 1, block 4: Park of Boris, value 6 (X)',
    'Street 1, block 5: ruin of Boris, formerly Fountain, you may build here',
    'Street 2, block 3: Ada’s token',
    'Street 1, block 6: empty, you may build here',
    'X+2 = 6+2 = 8. X is the value of the card to its left.',
    'Pass the device to Boris: a decision for Ada’s Laboratory.',
  ],
  fr: [
    'Boris joue l’Obélisque, valeur 5, rue 2, îlot 5, sur une ruine (Fontaine).',
    'Votre Auberge tourne dans le sens antihoraire et descend de 6 à 4.',
    'La Fontaine de Boris, valeur 4, est détruite.',
    'Vous piochez 1 carte (main 3, paquet 8).',
    'Boris copie l’effet de l’Arsenal.',
    'Le Parc de Boris vaut désormais −1 au lieu de 2.',
    'Laboratoire d’Ada : choisissez une carte de votre main et jouez-la face cachée sur un emplacement constructible.',
    'Laboratoire : c’est à Boris de décider.',
    'Votre Auberge va être détruite par le Palais d’Ada. Déplacez-la sur un autre emplacement constructible, ou laissez faire.',
    'Bibliothèque : vous pouvez tourner d’un cran 1 carte de chacun : vous et Boris.',
    'Jouer l’Arsenal, rue 1, îlot 5',
    'Tourner le Parc de Boris dans le sens horaire, jusqu’à 7',
    'Parc de Boris',
    'Rue 1, îlot 7 : l’emplacement à gauche est vide. On construit les rues de gauche à droite.',
    'Le Temple de Boris est protégé : vos cartes ne l’affectent pas. Choisissez une autre carte.',
    'Cela coûte 2 cartes ; à part celle-ci, vous en avez 1 en main. Choisissez une autre carte.',
    'Le Parc de Boris monte à 7.',
    'L’Auberge d’Ada monte à 7.',
    'Le Temple de Boris est protégé et ne change pas.',
    'rien à comparer',
    'Rue 1, îlot 4 : Parc de Boris, valeur 6 (X)',
    'Rue 1, îlot 5 : ruine de Boris, autrefois Fontaine, vous pouvez construire ici',
    'Rue 2, îlot 3 : jeton d’Ada',
    'Rue 1, îlot 6 : vide, vous pouvez construire ici',
    'X+2 = 6+2 = 8. X est la valeur de la carte à sa gauche.',
    'Passez l’appareil à Boris. Décision pour : Laboratoire d’Ada.',
  ],
  de: [
    'Boris spielt den Obelisken mit Wert 5 in Straße 2, Block 5, auf eine Ruine (Brunnen).',
    'Dein Gasthaus wird gegen den Uhrzeigersinn gedreht und fällt von 6 auf 4.',
    'Der Brunnen von Boris mit Wert 4 wird zerstört.',
    'Du ziehst 1 Karte (Hand 3, Deck 8).',
    'Boris kopiert einen Effekt: Arsenal.',
    'Der Park von Boris zählt jetzt −1 statt 2.',
    'Labor von Ada: Wähle eine Handkarte und spiele sie verdeckt auf einen bebaubaren Platz.',
    'Labor: Boris entscheidet.',
    'Dein Gasthaus würde durch den Palast von Ada zerstört. Versetze es auf einen anderen bebaubaren Platz oder lass es geschehen.',
    'Bibliothek: Du darfst von jeder dieser Personen 1 Karte einen Schritt drehen: dir und Boris.',
    'Das Arsenal in Straße 1, Block 5 spielen',
    'Den Park von Boris im Uhrzeigersinn drehen, auf 7',
    'Park von Boris',
    'Der Platz links von Straße 1, Block 7 ist leer. Straßen werden von links nach rechts bebaut.',
    'Der Tempel von Boris ist geschützt, deine Karten wirken darauf nicht. Wähle eine andere Karte.',
    'Das kostet 2 Karten; außer dieser hast du 1 auf der Hand. Wähle eine andere Karte.',
    'Der Park von Boris steigt auf 7.',
    'Das Gasthaus von Ada steigt auf 7.',
    'Der Tempel von Boris ist geschützt und bleibt, wie er ist.',
    'nichts zu vergleichen',
    'Straße 1, Block 4: Park von Boris, Wert 6 (X)',
    'Straße 1, Block 5: Ruine von Boris, vorher Brunnen, hier darfst du bauen',
    'Straße 2, Block 3: Marker von Ada',
    'Straße 1, Block 6: leer, hier darfst du bauen',
    'X+2 = 6+2 = 8. X ist der Wert der Karte links davon.',
    'Gib das Gerät an Boris weiter. Entscheidung wegen: Labor von Ada.',
  ],
  it: [
    'Boris gioca l’Obelisco con valore 5 nella strada 2, isolato 5, sopra una rovina (Fontana).',
    'La tua Locanda ruota in senso antiorario e scende da 6 a 4.',
    'La Fontana di Boris con valore 4 viene distrutta.',
    'Peschi 1 carta (mano 3, mazzo 8).',
    'Boris copia l’effetto dell’Arsenale.',
    'Il Parco di Boris vale ora −1 invece di 2.',
    'Laboratorio di Ada: scegli una carta della tua mano e giocala coperta su uno spazio edificabile.',
    'Laboratorio: decide Boris.',
    'La tua Locanda sta per essere distrutta dal Palazzo di Ada. Sposta la carta su un altro spazio edificabile, o lascia che accada.',
    'Biblioteca: puoi ruotare di un passo 1 carta di ciascuno di questi giocatori: tu e Boris.',
    'Gioca l’Arsenale nella strada 1, isolato 5',
    'Ruota il Parco di Boris in senso orario, a 7',
    'Parco di Boris',
    'Strada 1, isolato 7: lo spazio a sinistra è vuoto. Le strade si costruiscono da sinistra a destra.',
    'Il Tempio di Boris è protetto: le tue carte non hanno effetto su di esso. Scegli un’altra carta.',
    'Costa 2 carte; oltre a questa ne hai 1 in mano. Scegli un’altra carta.',
    'Il Parco di Boris sale a 7.',
    'La Locanda di Ada sale a 7.',
    'Il Tempio di Boris è protetto e non cambia.',
    'niente da confrontare',
    'Strada 1, isolato 4: Parco di Boris, valore 6 (X)',
    'Strada 1, isolato 5: rovina di Boris, prima Fontana, qui puoi costruire',
    'Strada 2, isolato 3: segnalino di Ada',
    'Strada 1, isolato 6: vuoto, qui puoi costruire',
    'X+2 = 6+2 = 8. X è il valore della carta alla sua sinistra.',
    'Passa il dispositivo a Boris. Decisione per: Laboratorio di Ada.',
  ],
  'pt-PT': [
    'Boris joga o Obelisco com valor 5 na rua 2, quarteirão 5, sobre uma ruína (Fonte).',
    'A tua Hospedaria é rodada no sentido anti-horário e desce de 6 para 4.',
    'A Fonte de Boris com valor 4 é destruída.',
    'Tiras 1 carta (mão 3, baralho 8).',
    'Boris copia o efeito do Arsenal.',
    'O Parque de Boris vale agora −1 em vez de 2.',
    'Laboratório de Ada: escolhe uma carta da tua mão e joga-a virada para baixo num espaço elegível.',
    'Laboratório: Boris está a decidir.',
    'A tua Hospedaria vai ser destruída pelo Palácio de Ada. Move a carta para outro espaço elegível ou deixa que aconteça.',
    'Biblioteca: podes rodar um passo 1 carta de cada um destes jogadores: tu e Boris.',
    'Jogar o Arsenal na rua 1, quarteirão 5',
    'Rodar o Parque de Boris no sentido horário, para 7',
    'Parque de Boris',
    'Rua 1, quarteirão 7: o espaço à esquerda está vazio. As ruas constroem-se da esquerda para a direita.',
    'O Templo de Boris está protegido: as tuas cartas não o afetam. Escolhe outra carta.',
    'Isto custa 2 cartas; além desta, tens 1 na mão. Escolhe outra carta.',
    'O Parque de Boris sobe para 7.',
    'A Hospedaria de Ada sobe para 7.',
    'O Templo de Boris está protegido e não muda.',
    'nada a comparar',
    'Rua 1, quarteirão 4: Parque de Boris, valor 6 (X)',
    'Rua 1, quarteirão 5: ruína de Boris, antes Fonte, podes construir aqui',
    'Rua 2, quarteirão 3: ficha de Ada',
    'Rua 1, quarteirão 6: vazio, podes construir aqui',
    'X+2 = 6+2 = 8. X é o valor da carta à sua esquerda.',
    'Passa o dispositivo a Boris. Decisão: Laboratório de Ada.',
  ],
  'pt-BR': [
    'Boris joga o Obelisco com valor 5 na rua 2, quadra 5, sobre uma ruína (Fonte).',
    'A sua Hospedaria é rotacionada no sentido anti-horário e desce de 6 para 4.',
    'A Fonte de Boris com valor 4 é destruída.',
    'Você compra 1 carta (mão 3, baralho 8).',
    'Boris copia o efeito do Arsenal.',
    'O Parque de Boris vale agora −1 em vez de 2.',
    'Laboratório de Ada: escolha uma carta da sua mão e jogue-a virada para baixo em um espaço elegível.',
    'Laboratório: Boris está decidindo.',
    'A sua Hospedaria vai ser destruída pelo Palácio de Ada. Mova a carta para outro espaço elegível ou deixe acontecer.',
    'Biblioteca: você pode rotacionar em 1 passo uma carta de cada um destes jogadores: você e Boris.',
    'Jogar o Arsenal na rua 1, quadra 5',
    'Rotacionar o Parque de Boris no sentido horário, para 7',
    'Parque de Boris',
    'Rua 1, quadra 7: o espaço à esquerda está vazio. As ruas são construídas da esquerda para a direita.',
    'O Templo de Boris está protegido: as suas cartas não o afetam. Escolha outra carta.',
    'Isso custa 2 cartas; além desta, você tem 1 na mão. Escolha outra carta.',
    'O Parque de Boris sobe para 7.',
    'A Hospedaria de Ada sobe para 7.',
    'O Templo de Boris está protegido e não muda.',
    'nada para comparar',
    'Rua 1, quadra 4: Parque de Boris, valor 6 (X)',
    'Rua 1, quadra 5: ruína de Boris, antes Fonte, você pode construir aqui',
    'Rua 2, quadra 3: ficha de Ada',
    'Rua 1, quadra 6: vazio, você pode construir aqui',
    'X+2 = 6+2 = 8. X é o valor da carta à esquerda dela.',
    'Passe o aparelho para Boris. Decisão: Laboratório de Ada.',
  ],
};

describe('the sample sentences are exactly these', () => {
  test.each(Object.keys(LANGUAGES))('%s', (language) => {
    const m = LANGUAGES[language];
    expect(EXAMPLES.map((say) => m && say(m))).toEqual(GOLDEN[language]);
  });
});

const COUNTS: Record<string, string[]> = {
  en: ['0 cards', '1 card', '2 cards', '1,000,000 cards'],
  fr: ['0 carte', '1 carte', '2 cartes', '1 000 000 de cartes'],
  de: ['0 Karten', '1 Karte', '2 Karten', '1.000.000 Karten'],
  it: ['0 carte', '1 carta', '2 carte', '1.000.000 di carte'],
  'pt-PT': ['0 cartas', '1 carta', '2 cartas', '1 000 000 de cartas'],
  'pt-BR': ['0 carta', '1 carta', '2 cartas', '1.000.000 de cartas'],
};

test.each(Object.keys(LANGUAGES))('nouns agree with their numbers: %s', (language) => {
  const counts = [0, 1, 2, 1_000_000].map((n) => LANGUAGES[language]?.terms.countCards(n));
  expect(counts.map((text) => text?.replace(/[\u00a0\u202f]/g, ' '))).toEqual(COUNTS[language]);
});

test('French puts its spaces before punctuation, and articles agree with their buildings', () => {
  const lines = [
    ...EXAMPLES.map((say) => say({ ...fr, reasons: frReasons })),
    ...Object.values(fr.commands).map(({ help }) => help),
  ];
  expect(lines.join('\n')).toMatch(/\u00a0:/);
  expect(lines.join('\n')).not.toMatch(/[^\u00a0]:|[^\u202f][;?!]/);
  expect(fr.moves.copy('TownHall')).toBe('Copier l’effet de l’Hôtel de ville');
  expect(fr.moves.copy('Park')).toBe('Copier l’effet du Parc');
  expect(de.moves.pay('Obelisk')).toBe('Mit dem Obelisken bezahlen');
  expect(
    de.moves.swap({
      spot: { street: 1, block: 2 },
      building: { card: 'Inn', owner: { name: '', me: true } },
    }),
  ).toBe('Mit deinem Gasthaus tauschen');
  expect(it.moves.copy('MagicAcademy')).toBe('Copia l’effetto dell’Accademia di Magia');
  expect(ptPT.moves.replace('Palace', 'TownHall')).toBe('Substituir o Palácio pela Câmara Municipal');
  // A card that only another component set has is called by its id.
  expect(de.moves.pay('Windmill')).toBe('Mit der Karte Windmill bezahlen');
});

test('the question of a Forge names the effect that it copies', () => {
  const copying = 'endTurn r; leave r rForge; faceDown b';
  expect(asked(en, boris(copying))).toMatch(/^Laboratory through Ada’s Forge: choose a card/);
  expect(asked(ptPT, boris(copying))).toMatch(/^Laboratório através da Forja de Ada: /);
});

test('[AR-K1] the question names one player only if one is left to choose from', () => {
  const left = (whose: string) => `endTurn r; turnCards r each ${whose} 1 -`;
  expect(asked(en, ada(left('b')))).toBe('Library: you may rotate 1 of Boris’s cards one step.');
  expect(asked(en, ada(left('r')))).toBe('Library: you may rotate 1 of your cards one step.');
  expect(asked(de, ada(left('b')))).toBe('Bibliothek: Du darfst 1 Karte von Boris einen Schritt drehen.');
});

test('the formula of an X or N card shows its current value', () => {
  expect(formulaAt(city(), 3)).toBe('X = 6');
  expect(formulaAt(city(), 1)).toBe('N = 2');
  expect(formulaAt(city(), 0)).toBeNull();
});

test('the final sentence names the winners, their points and the tie-break', () => {
  const sheet = (places: number[][], faceUp: number[], lowest: number[]) => ({
    final: true,
    lines: [],
    totals: [40, 40, 12],
    places,
    tieBreaks: [
      { rule: 'AR-G3', code: 'mostFaceUp', values: faceUp },
      { rule: 'AR-G3', code: 'lowestValue', values: lowest },
    ],
  });
  const context: Context = { table: city(), names: NAMES, me: 1 };
  expect(winnerSentence(en, sheet([[1], [0], [2]], [6, 7, 1], [-1, -1, -1]), context)).toBe(
    'You win with 40 points. The tie was broken by face-up cards.',
  );
  expect(winnerSentence(de, sheet([[0], [1], [2]], [6, 6, 1], [-1, -2, -1]), context)).toBe(
    'Ada hat mit 40 Punkten gewonnen. Bei Gleichstand entschied die Karte mit dem niedrigsten Wert.',
  );
  expect(winnerSentence(fr, sheet([[0, 1], [2]], [6, 6, 1], [-1, -1, -1]), context)).toBe(
    'Ada et Boris partagent la victoire avec 40\u00a0points chacun.',
  );
});

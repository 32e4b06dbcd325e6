import {
  asked,
  type Event,
  IVAN,
  type Move,
  type Options,
  REASON_CODES,
  redCathedral,
  type Table,
} from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { game as de } from '../de/game.ts';
import { reasons as deReasons } from '../de/reasons.ts';
import { game as en } from '../en/game.ts';
import { reasons as enReasons } from '../en/reasons.ts';
import { game as fr } from '../fr/game.ts';
import { reasons as frReasons } from '../fr/reasons.ts';
import { game as it } from '../it/game.ts';
import { reasons as itReasons } from '../it/reasons.ts';
import { game as ptBR } from '../pt-BR/game.ts';
import { reasons as ptBRReasons } from '../pt-BR/reasons.ts';
import { game as ptPT } from '../pt-PT/game.ts';
import { reasons as ptPTReasons } from '../pt-PT/reasons.ts';
import { type Explaining, whyNotSentence } from '../whyNot.ts';
import {
  askSentence,
  type Context,
  describeDie,
  describeInfluence,
  describePlace,
  describePlayer,
  describeSection,
  describeSlot,
  describeTile,
  eventSentence,
  levelName,
  lineLabel,
  moveLabel,
  moveShort,
  scoreHelp,
  scoreLabel,
  seatName,
  standingName,
  tieBreakLabel,
  winnerSentence,
} from './game.ts';

const LANGUAGES: Record<string, Explaining> = {
  en: { ...en, reasons: enReasons },
  fr: { ...fr, reasons: frReasons },
  de: { ...de, reasons: deReasons },
  it: { ...it, reasons: itReasons },
  'pt-PT': { ...ptPT, reasons: ptPTReasons },
  'pt-BR': { ...ptBR, reasons: ptBRReasons },
};
const NAMES = ['Ada', 'Boris', 'Clara', 'Emil'];
const range = (n: number): number[] => Array.from({ length: n }, (_, index) => index);

/** A deterministic chance, so that a failure can be reproduced. */
function seeded(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const options = (changes: Partial<Options>): Options => ({
  players: 3,
  side: 'basic',
  influence: 'first',
  first: 0,
  ...changes,
});

const BROKEN = /undefined|NaN|\bnull\b|\[object|\$\{|\s\s|^\s|\s$| [.,;]|\.\.|\(\)/;

/** Builds a sentence in every language and checks that it is well formed. */
function expectSentence(what: string, say: (m: Explaining) => string): void {
  for (const [language, m] of Object.entries(LANGUAGES)) {
    const text = say(m);
    if (text === '' || BROKEN.test(text)) expect.fail(`${language}, ${what}: “${text}”`);
  }
}

/** Some moves that a player might try, legal or not. */
function intents(table: Table): Move[] {
  const sections = table.towers.flatMap((tower, index) => tower.map((_, level) => index * 10 + level));
  return [
    ...[...sections, 99].map((section): Move => ({ do: 'claim', section })),
    ...sections.flatMap((section, index): Move[] => [
      { do: 'deliver', section, kind: index % 6 },
      { do: 'decorate', section },
      { do: 'ivanClaim', section },
      { do: 'ivanOrnament', section },
    ]),
    ...range(5).flatMap((die) => range(13).map((steps): Move => ({ do: 'acquire', die, steps: steps + 1 }))),
    ...range(6).flatMap((slot): Move[] => [
      { do: 'slot', slot },
      { do: 'activate', slot },
    ]),
    ...range(6).flatMap((kind) =>
      (['choose', 'sell', 'buy', 'give', 'get', 'return'] as const).map((name): Move => ({ do: name, kind })),
    ),
    ...range(8).flatMap((place): Move[] => [
      { do: 'swap', place },
      { do: 'reroll', place },
    ]),
    ...range(3).map((green): Move => ({ do: 'gems', green, purple: 2 - green })),
    ...range(9).map((count): Move => ({ do: 'amount', count })),
    ...range(2).map((action): Move => ({ do: 'use', action })),
    ...(['stop', 'take', 'roll', 'rubles', 'end'] as const).map((name): Move => ({ do: name })),
    { do: 'face', up: true },
    { do: 'face', up: false },
    { do: 'banner', from: 'inventory' },
    { do: 'banner', from: 'white' },
  ];
}

/** Plays a random game and checks every sentence about it. */
function checkGame(changes: Partial<Options>, seed: number, met: Set<string>): void {
  const chance = seeded(seed);
  const { table } = redCathedral.setup(options({ influence: 'random', ...changes }), chance);
  const context: Context = { table, names: NAMES };
  for (let decision = 0; decision < 4000; decision++) {
    const seat = redCathedral.toMove(table);
    if (seat === undefined) break;
    // The reader is in turn the player who decides, another player, and a spectator.
    context.me = [seat, (seat + 1) % table.players.length, undefined][decision % 3];
    const view = { table, seat, mine: null };
    const offers: Move[] = [];
    redCathedral.legal(view, offers);
    expectSentence(asked(table).ask, (m) => askSentence(m, asked(table), context));
    const offer = offers[chance(offers.length)];
    if (offer === undefined) throw new Error('no offer');
    expectSentence(offer.do, (m) => moveLabel(m, offer, { ...context, me: seat }));
    expectSentence(offer.do, (m) => moveShort(m, offer, { ...context, me: seat }));
    if (decision % 29 === 0) checkRefusals(table, seat, met);
    met.add(asked(table).ask).add(offer.do);
    const events: Event[] = [];
    redCathedral.play(view, offer, chance, events);
    for (const event of events) {
      met.add(event.type);
      expectSentence(event.type, (m) => eventSentence(m, event, context));
    }
  }
  expect(table.todo).toEqual([]);
  checkEnd(table);
}

function checkRefusals(table: Table, seat: number, met: Set<string>): void {
  const context: Context = { table, names: NAMES, me: seat };
  for (const intent of intents(table)) {
    expectSentence(`${intent.do} ${JSON.stringify(intent)}`, (m) => moveLabel(m, intent, context));
    expectSentence(intent.do, (m) => moveShort(m, intent, context));
    for (const reason of redCathedral.explain({ table, seat, mine: null }, intent)) {
      met.add(reason.code);
      expectSentence(reason.code, (m) => whyNotSentence(m, reason, context));
    }
  }
}

function checkEnd(table: Table): void {
  const sheet = redCathedral.score(table);
  for (const me of [undefined, 0, 1]) {
    const context: Context = { table, names: NAMES, me };
    expectSentence('winner', (m) => winnerSentence(m, sheet, context));
    expectSentence('over', (m) => askSentence(m, undefined, context));
    for (const line of sheet.lines) {
      expectSentence(line.code, (m) => scoreLabel(m, line));
      expectSentence(line.code, (m) => scoreHelp(m, line, context));
    }
    for (const { code } of sheet.tieBreaks) expectSentence(code, (m) => tieBreakLabel(m, code));
    table.towers.forEach((tower, index) => {
      for (const level of tower.keys())
        expectSentence('section', (m) => describeSection(m, index * 10 + level, context));
    });
    for (const place of range(8)) expectSentence('place', (m) => describePlace(m, place, context));
    for (const die of range(5)) expectSentence('die', (m) => describeDie(m, die, context));
    for (const tile of range(28)) expectSentence('tile', (m) => describeTile(m, tile, context));
    for (const quadrant of range(4))
      expectSentence('influence', (m) => Object.values(describeInfluence(m, quadrant, context)).join(': '));
    for (const seat of table.players.keys()) {
      expectSentence('player', (m) => describePlayer(m, seat, context));
      for (const slot of range(6)) expectSentence('slot', (m) => describeSlot(m, seat, slot, context));
    }
  }
}

describe('everything that happens has words in every language', () => {
  const met = new Set<string>();
  const tables: [string, Partial<Options>, number][] = [
    ['alone, basic', { players: 1 }, 3],
    ['alone, advanced', { players: 1, side: 'advanced' }, 5],
    ['two, advanced', { players: 2, side: 'advanced' }, 7],
    ['three, basic', { players: 3 }, 11],
    ['four, advanced', { players: 4, side: 'advanced' }, 13],
  ];
  test.each(tables)('%s', (_name, changes, seed) => checkGame(changes, seed, met));

  test('the games above cover nearly all events, questions and reasons', () => {
    const wanted = [
      'dieMoved',
      'rolled',
      'gained',
      'punished',
      'decorated',
      'unlocked',
      'used',
      'gave',
      'ended',
    ];
    const solo = ['ivanCard', 'ivanStored', 'ivanTransported', 'ivanShuffled', 'ivanIdle', 'tileRemoved'];
    expect([...wanted, ...solo].filter((type) => !met.has(type))).toEqual([]);
    expect(REASON_CODES.filter((code) => met.has(code)).length).toBeGreaterThan(45);
  });
});

/** A table on which everything has a known place: wood, brick, stone, gold, green, purple, roubles, recognition. */
function quietTable(changes: Partial<Options> = {}): Table {
  const { table } = redCathedral.setup(options(changes), () => 0);
  table.market = range(8);
  table.influence = [0, 3, 6, 9];
  table.dice = range(5).map((die) => ({ place: die, shows: die + 1 }));
  return table;
}

/** RC-A4 with the white die on wood, in the quarter of the artisans. */
function acquiring(): Table {
  const table = quietTable();
  table.dice[4] = { place: 0, shows: 4 };
  table.todo = [{ ask: 'market', die: 4, took: false, used: null, row: false, activated: false }];
  return table;
}

describe('every reason has a sentence for all facts that it may contain', () => {
  const table = acquiring();
  const numbers = {
    need: 2,
    have: 1,
    most: 1,
    shows: 3,
    steps: 4,
    min: 0,
    max: 2,
    give: 2,
    get: 1,
    space: 3,
  };
  const things = {
    section: 11,
    below: 10,
    seat: 1,
    slot: 4,
    die: 4,
    place: 3,
    ornament: 1,
    action: 0,
    ask: 'market',
  };
  test.each(REASON_CODES)('%s', (code) => {
    for (const facts of [
      { ...numbers, ...things, kind: 4, of: [0, 1, 2], side: 'basic' },
      {
        ...numbers,
        ...things,
        kind: null,
        of: [0, 1, 2, 3, 4, 5],
        side: 'advanced',
        have: 0,
        seat: 0,
        most: 2,
      },
      {
        ...numbers,
        ...things,
        kind: -1,
        of: [3],
        section: 0,
        give: 1,
        get: 2,
        steps: 1,
        need: 1,
        ornament: 2,
      },
    ])
      expectSentence(code, (m) => whyNotSentence(m, { code, facts }, { table, names: NAMES, me: 0 }));
  });
});

test('influence actions, levels and standings have words in every language', () => {
  for (const action of redCathedral.setup(options({}), () => 0).table.influence.keys())
    expectSentence(
      'action',
      (m) => describeInfluence(m, action, { table: quietTable(), names: NAMES }).actions,
    );
  for (const repeat of [true, false]) expectSentence('mark', (m) => m.terms.mark(repeat));
  for (const level of [...Object.keys(en.levels), 'search']) {
    expectSentence(level, (m) => levelName(m, level).name);
    expectSentence(level, (m) => levelName(m, level).help);
  }
  for (const word of ['known', 'deduced', 'reconstructed', 'partly reconstructed'])
    expectSentence(word, (m) => standingName(m, word).help);
  expect(standingName(en, 'guessed')).toEqual({ name: 'guessed', help: '' });
  const solo: Context = { table: quietTable({ players: 1 }), names: ['Ada'], me: 0 };
  expect(seatName(de, IVAN, solo)).toBe('Iwan');
});

test('no plain text is empty', () => {
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string') expect(value.trim() === '' && value !== ' ', path).toBe(false);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
  };
  for (const [language, m] of Object.entries(LANGUAGES)) look(m, language);
});

/** One line of every kind that a reader meets. */
const EXAMPLES: ((m: Explaining) => string)[] = [
  (m) =>
    eventSentence(
      m,
      { type: 'claimed', rule: 'RC-C1', seat: 1, section: 20, card: 0, tile: 5 },
      { table: quietTable(), names: NAMES, me: 0 },
    ),
  (m) =>
    eventSentence(
      m,
      { type: 'claimed', rule: 'RC-C1', seat: 1, section: 22, card: 0, tile: 0 },
      { table: quietTable(), names: NAMES, me: 1 },
    ),
  (m) =>
    eventSentence(
      m,
      { type: 'dieMoved', rule: 'RC-A2', seat: 0, die: 4, from: 3, to: 0, steps: 5, rubles: 1 },
      { table: quietTable(), names: NAMES },
    ),
  (m) =>
    eventSentence(
      m,
      { type: 'delivered', rule: 'RC-B2', seat: 0, section: 23, kind: 3, count: 1, missing: 2 },
      { table: quietTable(), names: NAMES },
    ),
  (m) =>
    eventSentence(
      m,
      { type: 'gained', rule: 'RC-M1', seat: 0, kind: 4, count: 1, lost: 1, from: 'market' },
      { table: quietTable(), names: NAMES, me: 0 },
    ),
  (m) =>
    eventSentence(
      m,
      { type: 'punished', rule: 'RC-B4', seat: 0, by: 1, section: 1, above: 2 },
      { table: quietTable(), names: NAMES, me: 0 },
    ),
  (m) =>
    eventSentence(
      m,
      { type: 'completed', rule: 'RC-V5e', seat: IVAN, section: 0, card: 0, materials: 3 },
      { table: quietTable({ players: 1 }), names: NAMES, me: 0 },
    ),
  (m) => moveLabel(m, { do: 'deliver', section: 23, kind: 3 }, { table: quietTable(), names: NAMES }),
  (m) => moveLabel(m, { do: 'acquire', die: 4, steps: 6 }, { table: quietTable(), names: NAMES, me: 0 }),
  (m) => moveLabel(m, { do: 'use', action: 1 }, { table: acquiring(), names: NAMES, me: 0 }),
  (m) =>
    whyNotSentence(
      m,
      { code: 'nothingBelow', facts: { section: 23, below: 22 } },
      { table: quietTable(), names: NAMES, me: 0 },
    ),
  (m) =>
    whyNotSentence(
      m,
      { code: 'needRubles', facts: { need: 3, have: 1 } },
      { table: quietTable(), names: NAMES },
    ),
  (m) => askSentence(m, asked(acquiring()), { table: acquiring(), names: NAMES, me: 0 }),
  (m) => askSentence(m, { ask: 'slot', tile: 9 }, { table: quietTable(), names: NAMES, me: 0 }),
  (m) =>
    scoreHelp(
      m,
      {
        seat: 0,
        rule: 'RC-E5',
        code: 'tower',
        points: 3,
        facts: { tower: 0, value: 7, presence: 2, place: 2, tied: 0 },
      },
      { table: quietTable(), names: NAMES },
    ),
];

const GOLDEN: Record<string, string[]> = {
  en: [
    'Boris claims the base of tower III and takes its workshop tile (2 wood).',
    'You claim middle section 2 of tower III and take its workshop tile (red die).',
    'Ada moves the white die 5 locations from gold (summer) to wood (spring), paying 1 rouble.',
    'Ada delivers 1 gold to the dome of tower III; 2 materials still missing.',
    'You get 1 green gem from the market; 1 more is lost.',
    'You are penalised because the middle section of tower I is unfinished below 2 sections completed by others.',
    'Ivan completes the base of tower I.',
    'Deliver 1 gold to the dome of tower III',
    'Move the white die 6 locations to stone (summer), 1 rouble',
    'Use the influence of the artisans: buy 1 wood, brick or stone for 1 rouble',
    'The dome of tower III is not free yet: middle section 2 of tower III has no banner. Towers are claimed from the ground up.',
    'This costs 3 roubles; you have 1. Each prestige point you lose brings 2.',
    'You may take resources or use influence; then roll the dice.',
    'Choose where the workshop tile (1 green gem) goes.',
    'Value 7, presence 2: second, half of it.',
  ],
  fr: [
    'Boris revendique la base de la tour III et prend sa tuile Atelier (2 bois).',
    'Vous revendiquez la section intermédiaire 2 de la tour III et prenez sa tuile Atelier (dé rouge).',
    'Ada déplace le dé blanc de 5 emplacements, d’Or (été) à Bois (printemps), pour 1 rouble.',
    'Ada livre 1 or sur le dôme de la tour III ; il manque encore 2 matériaux.',
    'Vous recevez 1 gemme verte du marché ; 1 de plus se perd.',
    'Vous subissez une pénalité, car la section intermédiaire de la tour I est inachevée sous 2 sections achevées d’autres joueurs.',
    'Ivan achève la base de la tour I.',
    'Livrer 1 or sur le dôme de la tour III',
    'Déplacer le dé blanc de 6 emplacements vers Pierre (été), 1 rouble',
    'Utiliser l’influence de la Guilde des artisans : acheter 1 bois, brique ou pierre pour 1 rouble',
    'Le dôme de la tour III n’est pas encore libre : la section intermédiaire 2 de la tour III n’a pas de bannière. On revendique une tour de bas en haut.',
    'Cela coûte 3 roubles ; vous en avez 1. Chaque point de prestige en rapporte 2.',
    'Vous pouvez prendre des ressources ou utiliser l’influence ; pour finir, relancez les dés.',
    'Choisissez où placer la tuile Atelier (1 gemme verte).',
    'Valeur 7, présence 2 : deuxième, la moitié.',
  ],
  de: [
    'Boris beansprucht das Erdgeschoss von Turm III und nimmt das Werkstatt-Plättchen (2 Holz).',
    'Du beanspruchst den Mittelteil 2 von Turm III und nimmst das Werkstatt-Plättchen (roter Würfel).',
    'Ada zieht den weißen Würfel um 5 Bereiche weiter, vom Bereich Gold (Sommer) zum Bereich Holz (Frühling), für 1 Rubel.',
    'Ada liefert 1 Gold an die Turmspitze von Turm III; es fehlen noch 2 Materialien.',
    'Du erhältst 1 grünen Edelstein vom Markt; 1 verfällt.',
    'Du erhältst eine Strafe, weil der Mittelteil von Turm I unfertig ist und darüber 2 fertiggestellte Abschnitte anderer stehen.',
    'Iwan stellt das Erdgeschoss von Turm I fertig.',
    '1 Gold an die Turmspitze von Turm III liefern',
    'Den weißen Würfel um 6 Bereiche zum Bereich Stein (Sommer) ziehen, 1 Rubel',
    'Den Einfluss der Handwerker nutzen: 1 Holz, Ziegel oder Stein für 1 Rubel kaufen',
    'Die Turmspitze von Turm III ist noch nicht frei: Der Mittelteil 2 von Turm III hat kein Banner. Türme werden von unten nach oben beansprucht.',
    'Das kostet 3 Rubel; du hast 1. Für jeden Prestigepunkt, den du abgibst, bekommst du 2.',
    'Du darfst Ressourcen nehmen oder Einfluss nutzen; zum Schluss wirfst du die Würfel neu.',
    'Wähle, wohin das Werkstatt-Plättchen (1 grüner Edelstein) kommt.',
    'Wert 7, Präsenz 2: die zweite, die Hälfte.',
  ],
  it: [
    'Boris rivendica la base della torre III e prende la sua tessera Bottega (2 legname).',
    'Rivendichi la sezione mediana 2 della torre III e prendi la sua tessera Bottega (dado rosso).',
    'Ada sposta il dado bianco di 5 spazi, da Oro (estate) a Legname (primavera), per 1 rublo.',
    'Ada consegna 1 oro alla cupola della torre III; mancano ancora 2 materiali.',
    'Ricevi 1 gemma verde dal mercato; un’altra si perde.',
    'Subisci una penalità, perché la sezione mediana della torre I non è completata e sopra ci sono 2 sezioni completate di altri.',
    'Ivan completa la base della torre I.',
    'Consegna 1 oro alla cupola della torre III',
    'Sposta il dado bianco di 6 spazi fino a Pietra (estate), 1 rublo',
    'Usa l’influenza della Gilda degli Artigiani: comprare 1 legname, mattone o pietra per 1 rublo',
    'La cupola della torre III non è ancora libera: la sezione mediana 2 della torre III non ha bandiere. Le torri si rivendicano dal basso in alto.',
    'Costa 3 rubli; ne hai 1. Ogni punto prestigio che cedi ne procura 2.',
    'Puoi prendere risorse o usare le influenze; infine tira i dadi.',
    'Scegli dove piazzare la tessera Bottega (1 gemma verde).',
    'Valore 7, presenza 2: seconda, la metà.',
  ],
  'pt-PT': [
    'Boris reivindica a fundação da torre III e fica com a sua peça de oficina (2 madeiras).',
    'Reivindicas a secção intermediária 2 da torre III e ficas com a sua peça de oficina (dado vermelho).',
    'Ada move o dado branco 5 locais, de Ouro (verão) para Madeira (primavera), por 1 rublo.',
    'Ada entrega 1 peça de ouro na cúpula da torre III; ainda faltam 2 materiais.',
    'Recebes 1 joia verde do mercado; mais 1 perde-se.',
    'Sofres uma penalização, porque a secção intermediária da torre I está por terminar, com 2 secções terminadas de outros por cima.',
    'O Ivan termina a fundação da torre I.',
    'Entregar 1 peça de ouro na cúpula da torre III',
    'Mover o dado branco 6 locais para Pedra (verão), 1 rublo',
    'Usar a influência da guilda dos artesãos: comprar 1 madeira, tijolo ou pedra por 1 rublo',
    'A cúpula da torre III ainda não está livre: a secção intermediária 2 da torre III não tem estandarte. As torres reivindicam-se de baixo para cima.',
    'Isto custa 3 rublos; tens 1. Cada ponto de prestígio que perderes rende 2.',
    'Podes obter recursos ou influenciar as guildas; por fim, lança os dados.',
    'Escolhe onde colocar a peça de oficina (1 joia verde).',
    'Valor 7, presença 2: segunda, metade.',
  ],
  'pt-BR': [
    'Boris reivindica a fundação da torre III e pega a peça de oficina dela (2 madeiras).',
    'Você reivindica a seção intermediária 2 da torre III e pega a peça de oficina dela (dado vermelho).',
    'Ada move o dado branco 5 locais, de Ouro (verão) para Madeira (primavera), por 1 rublo.',
    'Ada entrega 1 peça de ouro na cúpula da torre III; ainda faltam 2 materiais.',
    'Você recebe 1 joia verde do mercado; mais 1 se perde.',
    'Você sofre uma penalização, porque a seção intermediária da torre I está inacabada, com 2 seções terminadas de outros acima.',
    'Ivan termina a fundação da torre I.',
    'Entregar 1 peça de ouro na cúpula da torre III',
    'Mover o dado branco 6 locais para Pedra (verão), 1 rublo',
    'Usar a influência da guilda dos artesãos: comprar 1 madeira, tijolo ou pedra por 1 rublo',
    'A cúpula da torre III ainda não está livre: a seção intermediária 2 da torre III não tem estandarte. As torres são reivindicadas de baixo para cima.',
    'Isso custa 3 rublos; você tem 1. Cada ponto de prestígio que você perder rende 2.',
    'Você pode obter recursos ou influenciar as guildas; por fim, role os dados.',
    'Escolha onde colocar a peça de oficina (1 joia verde).',
    'Valor 7, presença 2: segunda, metade.',
  ],
};

describe('the sample sentences are exactly these', () => {
  test.each(Object.keys(LANGUAGES))('%s', (language) => {
    const m = LANGUAGES[language];
    expect(EXAMPLES.map((say) => m && say(m))).toEqual(GOLDEN[language]);
  });
});

/** 0, 1, 2, many, and the million for which French, Italian and Portuguese have a form of their own. */
const COUNTS: Record<string, string[]> = {
  en: ['0 roubles', '1 rouble', '2 roubles', '12 roubles', '1,000,000 roubles'],
  fr: ['0 rouble', '1 rouble', '2 roubles', '12 roubles', '1 000 000 de roubles'],
  de: ['0 Rubel', '1 Rubel', '2 Rubel', '12 Rubel', '1.000.000 Rubel'],
  it: ['0 rubli', '1 rublo', '2 rubli', '12 rubli', '1.000.000 di rubli'],
  'pt-PT': ['0 rublos', '1 rublo', '2 rublos', '12 rublos', '1 000 000 de rublos'],
  'pt-BR': ['0 rublo', '1 rublo', '2 rublos', '12 rublos', '1.000.000 de rublos'],
};

test.each(Object.keys(LANGUAGES))('nouns agree with their numbers: %s', (language) => {
  const counts = [0, 1, 2, 12, 1_000_000].map((n) => LANGUAGES[language]?.terms.count(6, n));
  const plain = counts.map((text) => text?.replace(/[\u00a0\u202f]/g, ' '));
  expect(plain).toEqual(COUNTS[language]);
});

test('French puts its spaces before punctuation, and German uses its cases', () => {
  const colons = EXAMPLES.map((say) => say({ ...fr, reasons: frReasons })).join('\n');
  expect(colons).toMatch(/\u00a0:/);
  expect(colons).toMatch(/\u202f;/);
  expect(colons).not.toMatch(/[^\u00a0]:|[^\u202f][;?!]/);
  expect(de.terms.count(4, 1)).toBe('1 grüner Edelstein');
  expect(de.moves.choose(4)).toBe('1 grünen Edelstein nehmen');
});

test('the final sentence names the winners, their points and the tie-break', () => {
  const sheet = (totals: number[], places: number[][], completed = totals.map(() => 0)) => ({
    final: true,
    lines: [],
    totals,
    places,
    tieBreaks: [
      { rule: 'RC-E7', code: 'completed', values: completed },
      { rule: 'RC-E7', code: 'ornaments', values: totals.map(() => 0) },
    ],
  });
  const three: Context = { table: quietTable(), names: NAMES, me: 1 };
  const alone: Context = { table: quietTable({ players: 1 }), names: NAMES, me: 0 };
  expect(winnerSentence(en, sheet([5, 9, 1], [[1], [0], [2]]), three)).toBe(
    'You win with 9 prestige points.',
  );
  expect(winnerSentence(en, sheet([9, 9, 1], [[0], [1], [2]], [3, 2, 0]), three)).toBe(
    'Ada wins with 9 prestige points. The tie was broken by completed sections.',
  );
  expect(winnerSentence(de, sheet([9, 9, 1], [[0, 1], [2]]), three)).toBe(
    'Ada und Boris teilen sich den Sieg mit je 9 Prestigepunkten.',
  );
  expect(winnerSentence(fr, sheet([12, 10], [[0], [1]]), alone)).toBe('Vous avez battu Ivan, 12 à 10.');
  expect(winnerSentence(ptPT, sheet([8, 10], [[1], [0]]), alone)).toBe('O Ivan ganhou, 10 a 8.');
  expect(winnerSentence(it, sheet([8, 8], [[0, 1]]), alone)).toBe(
    'Tu e Ivan condividete la vittoria con 8 punti prestigio a testa.',
  );
});

test('[RC-C4] a slot that the player cannot pay for is offered face down and without its price', () => {
  const state = redCathedral.setup(options({ players: 2, colours: [0, 1] }), seeded(1));
  const { table } = state;
  const view = { table, seat: 0, mine: null };
  redCathedral.play(view, { do: 'claim', section: 0 }, seeded(2));
  const context: Context = { table, names: NAMES, me: 0 };
  const label = (slot: number) => moveLabel(en, { do: 'slot', slot }, context);
  expect(label(0)).toBe('Place the tile face down in the red slot');
  expect(label(1)).toMatch(/^Place the tile in the yellow slot \(face up: 2 /);
  // Two white slots that are alike are called alike.
  expect(label(4)).toBe(label(5));
  expect(
    lineLabel(
      en,
      [
        { do: 'slot', slot: 1 },
        { do: 'face', up: false },
      ],
      context,
    ),
  ).toBe('Place the tile face down in the yellow slot');
  for (const slot of [0, 1, 4])
    for (const up of [true, false])
      expectSentence('a tile into a slot', (m) =>
        lineLabel(
          m,
          [
            { do: 'slot', slot },
            { do: 'face', up },
          ],
          context,
        ),
      );
  expectSentence('several deliveries', (m) =>
    lineLabel(
      m,
      [
        { do: 'deliver', section: 0, kind: 0 },
        { do: 'deliver', section: 0, kind: 2 },
      ],
      context,
    ),
  );
});

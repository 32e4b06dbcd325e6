import { STANDARD as CITY } from '@archivolt/architectura';
import * as architectura from '@archivolt/architectura/words';
import { base } from '@archivolt/red-cathedral';
import * as redCathedral from '@archivolt/red-cathedral/words';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import {
  loadAccount,
  loadEnding,
  loadEntrance,
  loadGuide,
  loadHints,
  loadLearn,
  loadMail,
  loadOnline,
  loadRefusals,
  loadReplay,
  loadShell,
  loadStudy,
  loadTable,
  loadTerminal,
} from './load.ts';
import { refusalSentence } from './messages/refusals.ts';

/** Calls every sentence builder with real values, and checks the grammar as far as a test can. */

const COUNTS = [0, 1, 2, 5];
/** A plain name, names that begin with a vowel, and a Y before a consonant. */
const NAMES = ['Boris', 'Ada', 'Élise', 'Yves'];
const TITLES = ['The Red Cathedral', 'Architectura'];
type Say = (text: string) => void;

async function sayScreens(language: Language, say: Say): Promise<void> {
  const shell = await loadShell(language);
  const table = await loadTable(language);
  const city = await architectura.loadGame(language);
  const guide = await loadGuide(language);
  const online = await loadOnline(language);
  const refusals = await loadRefusals(language);
  const entrance = await loadEntrance(language);
  const account = await loadAccount(language);
  const terminal = await loadTerminal(language);
  for (const name of NAMES) {
    const { asks, declined, seatNews } = online.table;
    for (const sentence of [
      shell.mine.turnOf,
      online.you.signedInAs,
      online.lobby.turnOf,
      online.lobby.invitedBy,
      online.lobby.won,
      online.table.botFor,
      online.table.absent,
      online.table.standInLater,
      ...Object.values(seatNews),
      online.table.withdrew,
      online.table.tookBack,
      online.table.resigned,
      guide.ended.standIn,
      (who: string) => guide.ended.resigned(who, 1, who),
      (who: string) => guide.ended.resigned(who, 2, undefined),
      ...[asks.takeBack, asks.endNow, asks.rematch, declined.takeBack, declined.endNow, declined.rematch],
      ...[online.chat.report, online.chat.more],
      ...[table.turn.of, table.turn.thinking, table.turn.waiting, table.turn.askedOf],
      terminal.handOver,
    ])
      say(sentence(name));
    for (const game of TITLES) {
      say(entrance.join.lead(name, game));
      say(shell.mine.about(game, name, 3));
    }
  }
  for (const game of TITLES) {
    say(entrance.people.toTable(game));
    say(entrance.join.lead('', game));
    say(entrance.create.title(game));
    say(shell.setup.title(game));
    say(shell.rules.title(game));
  }
  for (const n of COUNTS) {
    say(shell.mine.won('Ada', n, false));
    say(shell.mine.won('Ada', n, true));
    say(shell.mine.youWon(n));
    say(shell.rules.found(n));
    say(online.lobby.free(n));
    say(entrance.waiting.lead(n));
    say(entrance.dice.fair(n, n));
    say(online.table.others(n));
    say(online.chat.open(n));
    say(refusalSentence(refusals, { why: 'tooMany', facts: { seconds: n } }));
    say(entrance.card.points(n));
    say(account.ratings.countPlayers(n));
    say(account.person.finished(n));
    say(guide.hints.lead(n));
    say(guide.hints.lead(-n));
    say(city.board.swaps(n, 6));
    say(terminal.undone(Math.max(1, n)));
    say(terminal.notPossible('claim 1.1', n));
  }
}

/** The sentences of hints, the end of a game, replay and study. */
async function sayHintsAndReplay(language: Language, say: Say): Promise<void> {
  const hints = await loadHints(language);
  const ending = await loadEnding(language);
  const study = await loadStudy(language);
  const replay = await loadReplay(language);
  const learn = await loadLearn(language);
  const towers = await redCathedral.loadEnding(language);
  const streets = await architectura.loadEnding(language);
  const cathedral = await redCathedral.loadHintWords(language);
  const city = await architectura.loadHintWords(language);
  const entrance = await loadEntrance(language);
  say(entrance.dice.until('12:00'));
  say(learn.finished.nextLesson('II'));
  for (const who of WHO) {
    const next = { me: !who.me, name: 'Boris' };
    for (const source of [...Object.values(towers.sources), ...Object.values(streets.sources)])
      for (const n of COUNTS) {
        say(ending.lead(source, who, n + 1, next, n));
        say(ending.ahead(source, who, n + 1, n));
        say(ending.most(source, who, n));
        say(ending.best(who, 'II', n));
      }
    say(ending.turn.swing(3, who, next, -2, 1));
    say(study.accuracyOf(who.name, '80'));
    say(replay.turnOf(3, who.name));
    say(cathedral.costs(who.name, '1'));
    say(cathedral.above(who.name));
    say(city.holds(who.name, 5, 2));
    say(city.helps(who.name, 2, 5));
    for (const n of COUNTS) {
      say(cathedral.rivalTower(who.name, 'II', n));
      for (const sentence of [study.gaveAway, study.lucky, study.unlucky]) say(sentence(3, who.name, `${n}`));
    }
  }
  for (const n of COUNTS) {
    say(hints.better(n));
    say(study.progress(n, 20));
    say(study.lead(n));
    say(study.lead(-n));
    for (const sign of ['+', '−']) say(study.luck(`${sign}${n}`));
    say(replay.at(n, 20));
    say(replay.branches.from(n));
    say(cathedral.spaces(n));
    say(cathedral.tower('II', n));
  }
}

async function sayMails(language: Language, say: Say): Promise<void> {
  const mail = await loadMail(language);
  for (const name of NAMES) {
    say(mail.greeting(name));
    say(mail.confirm.body(name));
    say(mail.pages.stop.question(name));
    say(mail.pages.confirm.question(name));
    for (const game of TITLES) {
      say(mail.invited.subject({ game, by: name }));
      say(mail.invited.body({ game, by: name }));
      for (const won of [true, false])
        say(mail.finished.body({ game, winners: name, won, count: won ? 2 : 1 }));
      say(mail.finished.body({ game, winners: name, won: true, count: 1 }));
      for (const others of ['', name]) say(mail.turn.body({ game, others, count: 1, until: '' }));
    }
  }
}

const SEC = { kind: 1, tower: 'II', nth: 2 };
const SPOT = { resource: 3, season: 'summer', number: 1 } as const;
const OTHER_SPOT = { resource: 0, season: 'winter', number: 0 } as const;

/** The log lines of one player: the reader, somebody else or Ivan. */
async function sayCathedral(
  language: Language,
  who: { name: string; me: boolean; ivan: boolean },
  say: Say,
): Promise<void> {
  const { events, score, describe: about, asks } = await redCathedral.loadGame(language);
  const reasons = await redCathedral.loadReasons(language);
  const tile = { kind: 'resource' as const, gain: 1, count: 2 };
  say(events.turn(who));
  for (const kind of [0, 1, 2]) {
    const sec = { ...SEC, kind, nth: kind === 1 ? 2 : 0 };
    say(events.claimed(who, sec, tile));
    say(events.completed(who, sec));
    say(events.decorated(who, kind, sec, ''));
    say(about.completedBy(who));
    say(about.claimedBy(who));
    if (!who.me) say(reasons.claimedAlready({ section: sec, seat: who }).split('. ')[0] ?? '');
  }
  for (const n of COUNTS) {
    say(events.bannerTaken(who, 'inventory', n));
    say(events.rubles(who, n, n, 'market'));
    say(events.rubles(who, -n, n, 'market'));
    say(events.prestige(who, n, n));
    say(events.recognition(who, n, n));
    say(score.wins(who, n));
    if (n > 0) say(events.dieMoved(who, 4, SPOT, OTHER_SPOT, n, n));
    if (n > 0) say(events.punished(who, SEC, n));
    for (const kind of [0, 1, 2, 3, 4, 5]) {
      if (n > 0) say(events.gave(who, kind, n, 'traded'));
      if (n > 0) say(events.delivered(who, kind, n, SEC, n));
      for (const lost of [1, 2]) say(events.gained(who, kind, n, lost, 'market'));
    }
  }
  for (const { actions, group } of base.influence)
    for (const action of actions) say(events.used(who, group, action));
  say(events.placed(who, tile, 1, true, 2));
  say(events.unlocked(who, 1, 2));
  say(events.activated(who, 4, tile));
  say(events.tilesSwapped(who, SPOT, OTHER_SPOT));
  for (const other of [null, { ...who, name: 'Boris', me: !who.me }]) say(events.endTriggered(who, other));
  say(events.ended(who, ''));
  if (!who.me) say(asks.waiting(who));
}

async function sayCity(language: Language, who: { name: string; me: boolean }, say: Say): Promise<void> {
  const { events, score, asks } = await architectura.loadGame(language);
  const spot = { street: 1, block: 4 };
  say(events.ready(who));
  say(events.turnBegan(who, 3));
  for (const { id } of CITY.cards) {
    const owned = { card: id, owner: who };
    say(events.played(who, id, spot, '4', null));
    say(events.playedFaceDown(who, id, spot));
    say(events.turned(owned, 'cw', '4', '6', true));
    say(events.destroyed(owned, '3', true));
    say(events.rebuilt(who, id, spot, '3'));
    say(events.copied(who, id));
    for (const where of ['hand', 'beside', 'city'] as const) say(events.removed(owned, where));
  }
  for (const n of COUNTS) {
    say(events.exchanged(who, n));
    say(events.drew(who, n, n, n));
    say(score.wins(who, n));
  }
  for (const declined of Object.values(events.declined)) say(declined(who));
  say(events.tokenPlaced(who, spot, 'card'));
  say(events.tokenPlaced(who, spot, 'space'));
  say(events.tokenReturned(who, spot));
  say(events.limitRaised(who, 5));
  if (!who.me) say(asks.waiting(who));
}

const BROKEN = /undefined|\bnull\b|NaN|\[object|\$\{| {2}| [.,)]|\( |\.\.(?!\.)/;

/** Patterns that no sentence of a language may contain. */
const WRONG: Record<Language, RegExp> = {
  en: /\b1 (?:\w+ )?(?:points|spaces|roubles|materials|banners|cards|replacements|seats|players|games|locations|sections|steps|rolls|attempts)\b| …|\bruble|\ban? (?:[aeiou]\w* )?undefined/i,
  fr: /\bde (?:[AEIOÉaeioéè]|Yves)|\b[01][ \u00a0](?:points|cases|décisions|roubles|matériaux|places|joueurs|parties|règles|étapes|remplacements)\b| …| [;:?!]/,
  de: /\b1 (?:Punkte|Prozentpunkte|Felder|Punkten|Plätze|Personen|Partien|Regeln|Karten|Prestigepunkte|Prestigepunkten|Schritte)\b|[^ ]…/,
  it: /\ba (?:Ada|Architectura)|\b1 (?:punti|caselle|decisioni|rubli|materiali|posti|giocatori|partite|regole|carte|sostituzioni)\b| …|\bdi (?:il|la|lo) |\bda (?:il|la|lo) /,
  'pt-PT':
    /\b(?:de|em|por|a) [oa]s? [A-Z]|\b1 (?:pontos|casas|rublos|materiais|lugares|jogadores|partidas|regras|cartas|substituições)\b| …/,
  'pt-BR':
    /\b(?:de|em|por) [oa]s? [A-Z]|\b1 (?:pontos|casas|rublos|materiais|lugares|jogadores|partidas|regras|cartas|substituições)\b| …/,
};

/** Words that address the reader; a log line about somebody else contains none of them. */
const SECOND_PERSON: Record<Language, RegExp> = {
  en: words('you', 'your', 'yours'),
  fr: words('vous', 'votre', 'vos'),
  de: words('du', 'dich', 'dir', 'dein', 'deine', 'deinen', 'deinem', 'deiner', 'deines'),
  it: words('tu', 'tuo', 'tua', 'tuoi', 'tue', 'ti', 'hai'),
  'pt-PT': words('tu', 'teu', 'teus', 'tua', 'tuas', 'ti', 'tens', 'tiveres'),
  'pt-BR': words('você', 'seu', 'seus', 'sua', 'suas'),
};

function words(...list: string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'iu');
}

const WHO = [
  { name: 'Ada', me: true, ivan: false },
  ...NAMES.map((name) => ({ name, me: false, ivan: false })),
];

describe.each(LANGUAGES)('%s', (language) => {
  async function all(): Promise<string[]> {
    const said: string[] = [];
    const say: Say = (text) => said.push(text);
    await sayScreens(language, say);
    await sayHintsAndReplay(language, say);
    await sayMails(language, say);
    for (const who of WHO) {
      await sayCathedral(language, who, say);
      await sayCity(language, who, say);
    }
    return said;
  }

  test('sentences with real values are complete and agree in number, elision and articles', async () => {
    const said = await all();
    expect(said.length).toBeGreaterThan(1000);
    expect([...new Set(said.filter((text) => BROKEN.test(text) || WRONG[language].test(text)))]).toEqual([]);
  });

  test('a log line never addresses the reader when somebody else acted', async () => {
    const lines: string[] = [];
    for (const who of WHO.filter(({ me }) => !me)) {
      await sayCathedral(language, who, (text) => lines.push(text));
      await sayCity(language, who, (text) => lines.push(text));
    }
    expect([...new Set(lines.filter((line) => SECOND_PERSON[language].test(line)))]).toEqual([]);
  });

  test('a line about materials that are all lost does not say “more”', async () => {
    const { events } = await redCathedral.loadGame(language);
    const more = /more|de plus|weitere|altr[oaie]|in più|mais/;
    for (const kind of [0, 1, 2, 3, 4, 5])
      for (const who of WHO) {
        const line = events.gained(who, kind, 0, 2, 'market');
        expect(line.split(';')[1]).toContain('2');
        expect(line).not.toMatch(more);
      }
  });
});

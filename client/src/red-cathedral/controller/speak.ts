import { at, type ScoreLine, type Seat, type View } from '@archivolt/engine';
import { type RedCathedralMessages, type TableMessages, redCathedralTexts as texts } from '@archivolt/i18n';
import {
  asked,
  cardAt,
  countOf,
  IVAN,
  RECOGNITION,
  type RedCathedral,
  RUBLE,
  type Table,
} from '@archivolt/red-cathedral';
import type { SeatInfo } from '../../session/session.ts';
import type { Considered, Preview, PreviewCounter, PreviewNote, Seating, Speaker } from '../../table/kit.ts';
import { resourceIcon } from '../draw/names.ts';
import type { Target } from '../targets.ts';
import { dieIcon } from './choices.ts';
import { type Counter, diceAtStake, differences } from './preview.ts';
import type { RcAnswer, Selection } from './selection.ts';

export type RcSpeaker = Speaker<RedCathedral, Target, Selection> & {
  /** The sentences themselves, for the names of lists on the board. */
  readonly game: RedCathedralMessages;
  readonly table: TableMessages;
  /** A few words under the name of a player. */
  note(info: SeatInfo): string;
};

/** Everything that The Red Cathedral says at a table, in one language. */
export function speak(m: RedCathedralMessages, t: TableMessages, { seats, me }: Seating): RcSpeaker {
  const names = seats.map(({ name }) => name);
  const context = (table: Table, reader: Seat | undefined = me) => ({ table, names, me: reader });
  /** One who decides at this device is asked and told as "you", also in a hot seat. */
  const deciding = ({ table, seat }: View<RedCathedral>) =>
    context(table, seats[table.active]?.kind === 'me' ? table.active : (me ?? seat));
  const note = ({ kind, level }: SeatInfo): string => {
    if (kind === 'me') return t.seats.here;
    if (kind === 'other') return t.seats.elsewhere;
    if (kind === 'ivan') return '';
    return level === undefined ? t.seats.bot : `${t.seats.bot}, ${texts.levelName(m, level).name}`;
  };
  const name = (target: Target, view: View<RedCathedral>): string => {
    const { table, seat } = view;
    const here = context(table);
    const own = at(table.players, seat);
    switch (target.on) {
      case 'section':
        return texts.describeSection(m, target.section, here);
      case 'die':
        return texts.describeDie(m, target.die, here);
      case 'place':
        return texts.describePlace(m, target.place, here);
      case 'influence': {
        const { group, actions } = cardAt(table, target.quadrant);
        const season = m.terms.seasons[at(texts.SEASONS, target.quadrant)];
        const action = at(actions, target.action);
        const does = `${m.terms.action(action)} (${m.terms.mark(action.repeat)})`;
        return `${capital(at(m.terms.groups, group))} (${season})${m.terms.colon}${does}`;
      }
      case 'slot':
        return texts.describeSlot(m, seat, target.slot, here);
      case 'goods':
        return `${m.terms.inventory}${m.terms.colon}${m.terms.count(target.kind, countOf(own.goods, target.kind))}`;
      case 'supply':
        return `${m.terms.supply}${m.terms.colon}${m.terms.count(target.kind, countOf(table.supply, target.kind))}`;
      case 'banner':
        return m.terms.countBanners(target.from === 'inventory' ? own.covered : own.aside);
      case 'ornament':
        return `${at(m.terms.ornaments, target.ornament)}${m.terms.colon}${at(own.ornaments, target.ornament)}`;
      case 'player': {
        // What is seen on it is heard first.
        const info = seats[target.seat];
        const seen = [texts.seatName(m, target.seat, here), ...(info ? [note(info)] : [])];
        return `${seen.join(' ').trim()}. ${texts.describePlayer(m, target.seat, here)}`;
      }
      default:
        return target satisfies never;
    }
  };
  const doing = (answer: RcAnswer | undefined, view: View<RedCathedral>): string | undefined => {
    if (answer?.does === 'play') return texts.moveLabel(m, answer.move, deciding(view));
    if (answer?.does !== 'select') return undefined;
    if (answer.selection === undefined) return t.actions.letGo;
    if (answer.selection.by === 'die') return t.redCathedral.lift;
    if (answer.selection.by === 'place') return t.redCathedral.diceHere;
    return answer.selection.by === 'section' ? t.redCathedral.material : undefined;
  };
  return {
    game: m,
    table: t,
    note,
    title: m.terms.title,
    paneName: (pane) => {
      if (pane === 'market' || pane === 'cathedral' || pane === 'workshop') return m.terms[pane];
      return t.parts.players;
    },
    seatName: (seat, table) => texts.seatName(m, seat, context(table)),
    ask: (view) => {
      const { todo, active } = view.table;
      // Whose turn it is stands above the sentence already.
      if (todo.at(-1)?.ask === 'turn' && seats[active]?.kind === 'me') return t.redCathedral.turn;
      return texts.askSentence(m, todo.length === 0 ? undefined : asked(view.table), deciding(view));
    },
    held: (selection) => {
      switch (selection.by) {
        case 'die':
          return `${capital(at(m.terms.dice, selection.die))}${m.terms.colon}${t.redCathedral.liftHelp}`;
        case 'place':
          return t.redCathedral.diceHere;
        case 'section':
          return t.redCathedral.material;
        case 'goods':
          return `${capital(at(m.terms.resources, selection.kind))}${m.terms.colon}${m.commands.build.help}`;
        case 'ornament':
          return `${capital(at(m.terms.ornaments, selection.ornament))}${m.terms.colon}${m.commands.build.help}`;
        default:
          return m.commands[selection.action].help;
      }
    },
    event: (event, table) => texts.tellEvent(m, event, context(table)),
    move: (move, view) => texts.moveLabel(m, move, deciding(view)),
    moveShort: (move, view) => texts.moveShort(m, move, deciding(view)),
    choice: ({ answer }, view) => {
      if (answer.does === 'play') {
        const full = texts.moveLabel(m, answer.move, deciding(view));
        const short = texts.moveShort(m, answer.move, deciding(view));
        const { do: kind } = answer.move;
        // What is taken, used or activated is named by its fruits; the verb stands above them.
        if (kind !== 'take' && kind !== 'use' && kind !== 'activate') return { short, full };
        return { short, full, caption: m.commands[kind].name };
      }
      if (answer.selection?.by !== 'die') return { short: t.actions.letGo, full: t.actions.letGo };
      const die = texts.describeDie(m, answer.selection.die, context(view.table));
      return { short: t.redCathedral.lift, full: `${t.redCathedral.lift}${m.terms.colon}${die}` };
    },
    action: (action) => m.commands[action as 'claim'],
    reason: (reason, view) =>
      reason.code === 'otherQuadrant'
        ? t.redCathedral.otherQuadrant
        : texts.whyNotSentence(m, reason, deciding(view)),
    label: (target, answer, view) => {
      const does = doing(answer, view);
      return does === undefined ? name(target, view) : `${name(target, view)}. ${does}`;
    },
    preview: (considered) => preview(m, t, considered, context(considered.before.table)),
    scoreRow: (line, table) => scoreRow(m, t, line as ScoreLine, context(table)),
    scoreHelp: (line, table) => {
      const help = texts.scoreHelp(m, line, context(table));
      return line.code === 'tower' ? help : `${texts.scoreLabel(m, line, context(table))}. ${help}`;
    },
    tieBreak: (code) => texts.tieBreakLabel(m, code),
    winner: (sheet, table) => texts.winnerSentence(m, sheet, context(table)),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The first column speaks for all seats, so it names no one's space or goods. */
function scoreRow(
  m: RedCathedralMessages,
  t: TableMessages,
  line: ScoreLine,
  context: texts.Context,
): string {
  if (line.code === 'track') return m.terms.track;
  if (line.code === 'leftovers') return t.redCathedral.leftovers;
  return texts.scoreLabel(m, line, context);
}

const ICONS: Record<Exclude<Counter, number>, string> = {
  rubles: resourceIcon(RUBLE),
  recognition: resourceIcon(RECOGNITION),
  prestige: 'i-prestige',
  banners: 'i-banner',
};

function counterName(m: RedCathedralMessages, of: Counter): string {
  if (typeof of === 'number') return at(m.terms.resources, of);
  if (of === 'rubles') return at(m.terms.resources, RUBLE);
  if (of === 'recognition') return at(m.terms.resources, RECOGNITION);
  return of === 'prestige' ? m.terms.prestige : m.terms.countBanners(2).replace(/[\d\s]+/g, '');
}

function preview(
  m: RedCathedralMessages,
  t: TableMessages,
  { before, after, events, moves, sealed, from, looked }: Considered<RedCathedral>,
  context: texts.Context,
): Preview {
  const found = differences(before.table, after.table, events);
  const { seat } = before;
  const who = (of: Seat) => ({
    name: texts.seatName(m, of, context),
    me: of === context.me,
    ivan: context.table.ivan !== null && of === IVAN,
  });
  const counters = found.changes
    .filter((change) => change.seat === seat)
    .map(({ of, from, to }): PreviewCounter => {
      const icon = typeof of === 'number' ? resourceIcon(of) : ICONS[of];
      return { icon, name: counterName(m, of), from, to };
    });
  const notes: PreviewNote[] = [];
  const afterwards = { ...context, table: after.table };
  const reader = { ...afterwards, me: context.me ?? seat };
  for (const event of events) {
    if (event.type === 'completed' || event.type === 'endTriggered')
      notes.push({ tone: 'good', rule: event.rule, text: texts.tellEvent(m, event, reader) });
    if (event.type === 'punished')
      notes.push({ tone: 'bad', rule: event.rule, text: m.previews.penalty(who(event.seat), event.above) });
  }
  if (found.lost > 0) notes.push({ tone: 'bad', rule: 'RC-M2', text: m.previews.lost(found.lost) });
  for (const { tower, after: leaders } of found.leads)
    for (const leader of leaders)
      notes.push({
        tone: leader === seat ? 'good' : 'bad',
        rule: 'RC-E5',
        text: m.previews.leads(who(leader), at(ROMAN, tower)),
      });
  for (const next of looked?.next ?? []) {
    if (next.do !== 'take' && next.do !== 'use' && next.do !== 'activate') continue;
    const label = texts.moveLabel(m, next, { ...afterwards, me: seat });
    notes.push({ tone: 'plain', text: `${t.preview.next}${m.terms.colon}${label}` });
  }
  const last = looked?.move ?? moves.at(-1);
  const dice = sealed && last ? diceAtStake(from.table, last) : [];
  return {
    counters,
    notes,
    ...(looked
      ? { title: texts.moveLabel(m, looked.move, { ...context, table: from.table, me: seat }) }
      : {}),
    ...(sealed
      ? {
          unknown: {
            icons: dice.map((die) => dieIcon(after.table, die)),
            text: `${m.previews.unknownRoll} ${m.previews.undoEnds}`,
          },
        }
      : {}),
  };
}

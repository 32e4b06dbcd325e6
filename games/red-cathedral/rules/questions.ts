import { at, type Cursor } from '@archivolt/engine';
import { hasSection } from './cathedral.ts';
import { componentsOf } from './components.ts';
import { MOST_GEMS } from './moves/build.ts';
import { MOST_OF_A_KIND } from './pile.ts';
import type { Table } from './state.ts';
import {
  ASKS,
  type Ask,
  DICE,
  MATERIALS,
  PLACES,
  SLOTS,
  SOURCES,
  type Todo,
  type TodoOf,
  type Where,
} from './vocabulary.ts';
import { wrong } from './wrong.ts';
import { hasAnswer, wrongQuestion } from './wrongQuestion.ts';

/** The last field of a position: the questions, the current one last, each with its parameters. */

/** Parses one parameter of a question at a table that is complete except for its questions. */
type Field = (cursor: Cursor, table: Table) => number | boolean | string | null;

const upTo =
  (name: string, most: number): Field =>
  (cursor) =>
    cursor.number(name, 0, most);

const yesOrNo: Field = (cursor) => cursor.choice(['false', 'true'], 'true or false') === 1;

const orNone =
  (read: Field): Field =>
  (cursor, table) =>
    cursor.skip('none') ? null : read(cursor, table);

const section: Field = (cursor, table): Where => {
  const where = cursor.number('a section', 0, 99);
  return hasSection(table, where) ? where : cursor.fail('there is no such section', String(where).length);
};

const tile: Field = (cursor, table) =>
  cursor.number('a workshop tile', 0, componentsOf(table).tiles.length - 1);

const source: Field = (cursor) => at(SOURCES, cursor.choice(SOURCES, 'a source'));

const kind = upTo('a material', MATERIALS.length - 1);
const count = upTo('a number', MOST_OF_A_KIND);
const place = upTo('a place', PLACES - 1);
const action = upTo('an action', 1);

/** The parameters of each question, in the order of the notation. */
const FIELDS: { [A in Ask]: Record<Exclude<keyof TodoOf<A>, 'ask'>, Field> } = {
  turn: {},
  end: {},
  banner: { section },
  slot: { tile },
  face: { tile, slot: upTo('a slot', SLOTS - 1) },
  deliver: { left: count, begun: yesOrNo },
  gems: { section, most: upTo('a number of gems', MOST_GEMS) },
  market: {
    die: upTo('a die', DICE.length - 1),
    took: yesOrNo,
    used: orNone(action),
    row: yesOrNo,
    activated: yesOrNo,
  },
  amount: { kind, min: count, max: count, lost: count, from: source },
  choose: { min: upTo('a number', 1), from: source },
  sell: { action },
  buy: { action },
  give: { action },
  get: { given: kind, left: count, begun: yesOrNo },
  return: { action, left: count, gone: upTo('kinds', 63) },
  swap: { first: orNone(place) },
  activate: {},
  ivanClaim: {},
  ivanOrnament: {},
};

/** Which question may wait behind which: the end of the turn behind all of them, the market behind its parts. */
const AT_MARKET = 'amount|choose|sell|buy|give|get|return|swap|activate|deliver(,gems)?';
const ORDER = new RegExp(
  `^(turn|ivanClaim|ivanOrnament|end(,(slot(,banner)?|face|amount|choose|deliver(,gems)?|market(,(${AT_MARKET}))?))?)$`,
);

export function printTodo(todo: readonly Todo[]): string {
  const questions = todo.map((question) => {
    const known: Readonly<Record<string, number | boolean | string | null>> = question;
    const fields = Object.keys(FIELDS[question.ask]).map((field) => String(known[field] ?? 'none'));
    return fields.length === 0 ? question.ask : `${question.ask}(${fields.join(';')})`;
  });
  return questions.join(',') || '-';
}

export function parseTodo(cursor: Cursor, table: Table): Todo[] {
  if (cursor.skip('-')) return [];
  const todo: Todo[] = [];
  const starts: number[] = [];
  do {
    starts.push(cursor.at);
    todo.push(parseQuestion(cursor, table));
  } while (cursor.skip(','));
  const last = at(starts, starts.length - 1);
  cursor.refuse(() => {
    const follows = ORDER.test(todo.map(({ ask }) => ask).join());
    return follows ? undefined : wrong('question', 'RC-F1', 'these questions cannot follow each other');
  }, last);
  const asking = { ...table, todo };
  for (const [index, question] of todo.entries())
    cursor.refuse(() => wrongQuestion(asking, question), at(starts, index));
  cursor.refuse(
    () =>
      hasAnswer(asking) ? undefined : wrong('question', 'RC-F2', 'this question has no possible answer'),
    last,
  );
  return todo;
}

function parseQuestion(cursor: Cursor, table: Table): Todo {
  const ask = at(ASKS, cursor.choice(ASKS, 'a question'));
  const question: Record<string, unknown> = { ask };
  const fields = Object.entries<Field>(FIELDS[ask]);
  for (const [index, [field, read]] of fields.entries()) {
    cursor.expect(index === 0 ? '(' : ';');
    question[field] = read(cursor, table);
  }
  if (fields.length > 0) cursor.expect(')');
  return question as unknown as Todo;
}

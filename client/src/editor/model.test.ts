import { type GameTypes, offersOf, seeded, viewOf } from '@archivolt/engine';
import { GAME_IDS, type GameId } from '@archivolt/protocol/ids';
import type { Field } from '@archivolt/table/editing.ts';
import { describe, expect, test } from 'vitest';
import { withBoard } from '../boards.ts';
import { hasEditor } from './address.ts';
import { openEditor } from './open.ts';

const ignore = (): void => {};

const edited = GAME_IDS.filter(hasEditor);

test('there is a game with an editor', () => {
  expect(edited).not.toEqual([]);
});

async function openPosition(game: GameId, position?: string) {
  const editor = await openEditor(game, position, 'en', ignore);
  if (!editor?.ok) throw new Error('the editor does not open');
  return editor.model;
}

/** Positions of a random game, as text. */
function positionsOf(game: GameId, seed: number): Promise<string[]> {
  return withBoard(game, async ({ rules, editor }) => {
    const [played, setUp] = await Promise.all([rules(), editor?.()]);
    if (!setUp) throw new Error('there is no editor');
    const chance = seeded(seed);
    const state = setUp.begin(chance);
    const texts = [setUp.positions.printState(state)];
    for (let step = 0; step < 80; step++) {
      const seat = played.toMove(state.table);
      if (seat === undefined) break;
      const view = viewOf(state, seat);
      const offers = offersOf(played, view);
      const offer = offers[chance(offers.length)];
      if (offer === undefined) throw new Error('nothing is offered');
      played.play(view, offer, chance);
      texts.push(setUp.positions.printState(state));
    }
    return texts;
  });
}

/** The keys of everything that can be touched at a position. */
const keysOf = (game: GameId, text: string): Promise<string[]> =>
  withBoard(game, async ({ kit, editor }) => {
    const [{ targets, keyOf }, setUp] = await Promise.all([kit(), editor?.()]);
    const parsed = setUp?.positions.parseState(text);
    if (!parsed?.ok) throw new Error('the position cannot be read');
    return targets(parsed.value.table).map(keyOf);
  });

function setToItself(field: Field<GameTypes>) {
  if (field.kind === 'choice') return field.set(field.value);
  return field.kind === 'number' ? field.set(field.value) : field.set(field.value);
}

describe.each(edited)('the editor of %s', (game) => {
  test('accepts every position of a random game and shows it unchanged', async () => {
    for (const text of await positionsOf(game, 5)) {
      const model = await openPosition(game, text);
      expect(model.wrong).toBeUndefined();
      expect(model.text).toBe(text);
      model.close();
    }
  });

  test('does not change the position when a field is set to its current value', async () => {
    const texts = await positionsOf(game, 6);
    for (const text of [texts[0], texts[20], texts[40]]) {
      if (text === undefined) throw new Error('the game is too short');
      const model = await openPosition(game, text);
      let fields = 0;
      for (const key of ['table', ...(await keysOf(game, text))]) {
        model.select(key);
        for (const field of model.fields) {
          fields++;
          // An edit drops what is known of hands.
          model.change(setToItself(field));
          const [before, after] = [text, model.text].map((one) =>
            one.replace(/ (known|lacks|buried|never|raised) [\w,]+/g, ''),
          );
          expect(after, `${key}: ${field.name}`).toBe(before);
        }
      }
      expect(fields).toBeGreaterThan(40);
      model.close();
    }
  });

  test('undoes and redoes a change', async () => {
    const model = await openPosition(game);
    const before = model.text;
    const turn = model.fields.find(({ name }) => name === 'Turn');
    if (turn?.kind !== 'number') throw new Error('the turn cannot be changed');
    model.change(turn.set(9));
    const after = model.text;
    expect(after).not.toBe(before);
    model.undo();
    expect(model.text).toBe(before);
    expect(model.canUndo).toBe(false);
    model.redo();
    expect(model.text).toBe(after);
    model.close();
  });

  test('keeps the last position when a text cannot be read, and reports where the error is', async () => {
    const model = await openPosition(game);
    const { text } = model;
    expect(model.write(`${text}!`)).toEqual({ ok: false, at: text.length });
    expect(model.text).toBe(text);
    model.close();
  });
});

test('[RC-T3] a supply larger than the box makes the position impossible until it is undone', async () => {
  const model = await openPosition('red-cathedral');
  model.select('supply:0');
  const [wood] = model.fields;
  if (wood?.kind !== 'number') throw new Error('the supply cannot be changed');
  model.change(wood.set(31));
  expect(model.wrong).toMatchObject({
    rule: 'RC-T3',
    key: 'supply:0',
    text: 'There is too much wood: the box does not contain that many cubes.',
  });
  model.undo();
  expect(model.wrong).toBeUndefined();
  model.close();
});

test('[AR-X9] a token on an opponent’s card is impossible, and so are three tokens of one player', async () => {
  const at = (city: string) => `standard rb swaps 0 turn 3 r quiet 0 | ${city} / - | r | b | turn r`;
  const model = await openPosition('architectura', at('rInn'));
  model.select('space:0');
  const token = model.fields.find(({ name }) => name === 'Token of');
  if (token?.kind !== 'choice') throw new Error('no token can be placed');
  model.change(token.set('1'));
  expect(model.text).toBe(at('rInn*b'));
  expect(model.wrong).toMatchObject({ rule: 'AR-X9', key: 'space:0' });
  model.write(at('*b,*b,*b'));
  expect(model.wrong).toMatchObject({ rule: 'AR-S1', key: 'player:1', text: 'Blue has more than 2 tokens.' });
  model.turnToWrong();
  expect(model.seat).toBe(1);
  model.close();
});

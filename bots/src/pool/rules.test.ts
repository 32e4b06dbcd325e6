import { type Architectura, architectura } from '@archivolt/architectura';
import { type FormerRules, seeded, viewOf } from '@archivolt/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { BotService } from './botService.ts';
import type { PoolRequest } from './question.ts';

const view = viewOf(architectura.setup({ players: 2, first: 0 }, seeded(1)), 0);
const former = architectura.former?.find(
  ({ rulesVersion }) => rulesVersion === 1,
) as FormerRules<Architectura> & {
  play: (typeof architectura)['play'];
};
afterEach(() => vi.restoreAllMocks());

const ask = (asked: PoolRequest, rules?: number) => {
  const service = new BotService(async () => undefined, seeded(1));
  return service.answer({ id: 1, game: architectura.id, rules, ...asked });
};

test.each<[string, PoolRequest]>([
  ['hints', { ask: 'advise', view, most: 2, ms: 50 }],
  ['a bot', { ask: 'think', view, level: 'casual', ms: 50 }],
  ['a greedy bot', { ask: 'think', view, level: 'greedy', ms: 50 }],
])('a game is played under the rules it began with: %s', async (_, asked) => {
  const played = vi.spyOn(former, 'play');
  expect(await ask(asked)).toMatchObject({ ok: true });
  expect(played).not.toHaveBeenCalled();
  expect(await ask(asked, 1)).toMatchObject({ ok: true });
  expect(played).toHaveBeenCalled();
  expect(await ask(asked, 999)).toMatchObject({ ok: false, why: 'architectura has no rules 999' });
});

import { seeded } from '@archivolt/engine';
import { LANGUAGES } from '@archivolt/i18n';
import { type Event, IVAN, redCathedral } from '@archivolt/red-cathedral';
import { describe, expect, test } from 'vitest';
import { loadGame, texts } from './index.ts';

/** A table, and the context in which its first player reads. */
function contextOf(players: number): texts.Context {
  const options = { players, side: 'basic', influence: 'first', first: 0 } as const;
  return { table: redCathedral.setup(options, seeded(1)).table, names: ['Ada', 'Boris', 'Clara'], me: 0 };
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('[RC-V7] against Ivan the sixth section leaves one last turn to the other side, which is named', async () => {
    const m = await loadGame(language);
    const end = (seat: number, players: number): { done: string; then: string } => {
      const rule = players === 1 ? 'RC-V7' : 'RC-E1';
      const text = texts.eventSentence(m, { type: 'endTriggered', rule, seat }, contextOf(players));
      const [done = '', then = ''] = text.split(':');
      return { done, then };
    };
    expect(end(0, 1).then).toContain(m.terms.ivan);
    expect(end(IVAN, 1).done).toContain(m.terms.ivan);
    expect(end(IVAN, 1).then).not.toContain(m.terms.ivan);
    expect(end(IVAN, 1).then).not.toBe(end(0, 3).then);
    expect(end(0, 2).then).toContain('Boris');
  });

  test('[RC-B4] a penalty is a sentence without a label, because it can follow one', async () => {
    const m = await loadGame(language);
    const event: Event = { type: 'punished', rule: 'RC-B4', seat: 0, section: 0, by: 1, above: 2 };
    expect(texts.eventSentence(m, event, contextOf(3))).not.toContain(':');
    expect(texts.eventSentence(m, { ...event, seat: 1, by: 0 }, contextOf(3))).toMatch(/^Boris /);
  });
});

import { parentPort } from 'node:worker_threads';
import { type Answer, answer, type Question } from './answering.ts';
import { ENDLESS } from './endless.testing.ts';

/**
 * Rules that count wrongly: in Architectura they throw, in The Red Cathedral they never come to an end, and at the table
 * that is called so they end their thread.
 */
function faulty(question: Question): Answer {
  if (question.kind === 'begin' && JSON.stringify(question.asked).includes(ENDLESS)) for (;;);
  if (question.kind !== 'score') return answer(question);
  if (question.asked.game === 'architectura')
    return { failed: new Error('a rule that holds a card of seat 1') };
  if ('table' in question.asked && question.asked.table === 'the end') process.exit(1);
  for (;;);
}

parentPort?.on('message', (questions: readonly Question[]) => {
  parentPort?.postMessage(questions.map(faulty));
});
parentPort?.postMessage('ready');

import { parentPort } from 'node:worker_threads';
import { ENDLESS } from './endless.testing.ts';
import { answer, type Question, type RulesReply } from './work.ts';

/**
 * Faulty rules: in Architectura they throw, in The Red Cathedral they never return, and with a special state they end
 * their thread.
 */
function faulty(question: Question): RulesReply {
  if (question.kind === 'begin' && JSON.stringify(question.asked).includes(ENDLESS)) for (;;);
  if (question.kind !== 'score') return answer(question);
  if (question.asked.game === 'architectura')
    return { failed: new Error('a rule that holds a card of seat 1') };
  if ('state' in question.asked && question.asked.state === 'the end') process.exit(1);
  for (;;);
}

parentPort?.on('message', (questions: readonly Question[]) => {
  parentPort?.postMessage(questions.map(faulty));
});
parentPort?.postMessage('ready');

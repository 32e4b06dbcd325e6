import { parentPort } from 'node:worker_threads';
import { ENDLESS } from './endless.testing.ts';
import { handleRequest, type RulesReply, type RulesRequest } from './work.ts';

/**
 * Faulty rules: in Architectura they throw, in The Red Cathedral they never return, and with a special state they end
 * their thread.
 */
function faulty(question: RulesRequest): RulesReply {
  if (question.kind === 'begin' && JSON.stringify(question.request).includes(ENDLESS)) for (;;);
  if (question.kind !== 'score') return handleRequest(question);
  if (question.request.game === 'architectura')
    return { failed: new Error('a rule that holds a card of seat 1') };
  if ('state' in question.request && question.request.state === 'the end') process.exit(1);
  for (;;);
}

parentPort?.on('message', (questions: readonly RulesRequest[]) => {
  parentPort?.postMessage(questions.map(faulty));
});
parentPort?.postMessage('ready');

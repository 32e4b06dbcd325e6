import type { CoachMessages } from '../messages/coach.ts';

export const coach = {
  title: 'Coach',
  read: 'Got it',
  next: (left) => `Next (${left} more)`,
  dismiss: 'Turn the coach off',
  dismissed: 'The coach is off. You can turn it on again in the settings.',
} satisfies CoachMessages;

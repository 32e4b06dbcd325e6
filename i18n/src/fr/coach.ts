import type { CoachMessages } from '../messages/coach.ts';

export const coach = {
  title: 'Coach',
  read: 'Compris',
  next: (left) => `Suivant (encore ${left})`,
  dismiss: 'Désactiver le coach',
  dismissed: 'Le coach est désactivé. Vous pouvez le réactiver dans les réglages.',
} satisfies CoachMessages;

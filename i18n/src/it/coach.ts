import type { CoachMessages } from '../messages/coach.ts';

export const coach = {
  title: 'Coach',
  read: 'Capito',
  next: (left) => `Avanti (ancora ${left})`,
  dismiss: 'Disattiva il coach',
  dismissed: 'Il coach è disattivato. Puoi riattivarlo nelle impostazioni.',
} satisfies CoachMessages;

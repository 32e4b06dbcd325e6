import type { CoachMessages } from '../messages/coach.ts';

export const coach = {
  title: 'Treinador',
  read: 'Entendi',
  next: (left) => `Próxima (mais ${left})`,
  dismiss: 'Desligar o treinador',
  dismissed: 'O treinador está desligado. Você pode ligá-lo de novo nas configurações.',
} satisfies CoachMessages;

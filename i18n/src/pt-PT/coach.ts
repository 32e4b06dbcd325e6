import type { CoachMessages } from '../messages/coach.ts';

export const coach = {
  title: 'Treinador',
  read: 'Entendi',
  next: (left) => `Seguinte (mais ${left})`,
  dismiss: 'Desligar o treinador',
  dismissed: 'O treinador está desligado. Podes voltar a ligá-lo nas definições.',
} satisfies CoachMessages;

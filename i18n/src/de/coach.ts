import type { CoachMessages } from '../messages/coach.ts';

export const coach = {
  title: 'Coach',
  read: 'Verstanden',
  next: (left) => `Weiter (noch ${left})`,
  dismiss: 'Coach ausschalten',
  dismissed: 'Der Coach ist ausgeschaltet. In den Einstellungen kannst du ihn wieder einschalten.',
} satisfies CoachMessages;

import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    track: {
      name: 'Tracciato del punteggio',
      decided: 'Il tracciato del punteggio ha fatto',
      most: 'il tracciato del punteggio',
      at: 'sul tracciato del punteggio',
    },
    tower: {
      name: 'Torri',
      decided: 'Le torri hanno fatto',
      most: 'le torri',
      at: 'nelle torri',
    },
    leftovers: {
      name: 'Rimanenze',
      decided: 'Le rimanenze hanno fatto',
      most: 'le rimanenze',
      at: 'con le rimanenze',
    },
  },
  towers: { title: 'Le torri e quanto hanno reso', tower: 'Torre', value: 'Valore' },
};

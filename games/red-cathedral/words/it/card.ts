import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'The Red Cathedral',
  line: 'Muovi i dadi del mercato, raccogli pietra e oro e innalza le torri di San Basilio prima dei tuoi rivali.',
  players: 'Da 1 a 4 giocatori',
  time: '60 min',
  parts: 'dadi, torri',
  poster: 'Una cattedrale di mattoni rossi con molte cupole colorate davanti al sole nascente',
  solo: { name: 'Solitario', note: 'contro Ivan, subito' },
};

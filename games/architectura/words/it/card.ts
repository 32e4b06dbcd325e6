import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'Architectura',
  line: 'Costruite insieme un’unica città. Ogni nuovo edificio alza, abbassa o distrugge quello accanto.',
  players: 'Da 2 a 4 giocatori',
  time: '30 min',
  parts: 'carte, città',
  poster: 'Una città di carte edificio disposte in un quadrato, dietro tetti rossi',
};

import type { CardWords } from '@archivolt/i18n';

export const card: CardWords = {
  name: 'Architectura',
  line: 'Baut gemeinsam an einer Stadt. Jedes neue Gebäude wertet seinen Nachbarn auf oder ab oder zerstört ihn.',
  players: '2 bis 4 Personen',
  time: '30 Min.',
  parts: 'Karten, Stadt',
  poster: 'Eine Stadt aus Gebäudekarten im Quadrat, dahinter rote Dächer',
};

import type { EndingWords } from '../messages/ending.ts';

export const ending: EndingWords = {
  sources: {
    building: {
      name: 'Gebäude in der Stadt',
      decided: 'Die Gebäude in der Stadt gaben',
      most: 'die Gebäude in der Stadt',
      at: 'bei den Gebäuden in der Stadt',
    },
    beside: {
      name: 'Karten neben der Stadt',
      decided: 'Die Karten neben der Stadt gaben',
      most: 'die Karten neben der Stadt',
      at: 'bei den Karten neben der Stadt',
    },
    adjacent: {
      name: 'Zusatzpunkte für Nachbarn',
      decided: 'Die Zusatzpunkte für Nachbarn gaben',
      most: 'die Zusatzpunkte für Nachbarn',
      at: 'bei den Zusatzpunkten für Nachbarn',
    },
    fallen: {
      name: 'Zusatzpunkte für zerstörte Karten',
      decided: 'Die Zusatzpunkte für zerstörte Karten gaben',
      most: 'die Zusatzpunkte für zerstörte Karten',
      at: 'bei den Zusatzpunkten für zerstörte Karten',
    },
  },
  city: 'Die Stadt und was sie gab',
};

import type { GuideWords } from '../messages/guide.ts';

export const guide: GuideWords = {
  points: (from, to) => `Deine Punkte: von ${from} auf ${to}.`,
  values: 'Der Wert oben zählt. Beim Spielen wird er mit der Karte links verglichen.',
  empty: 'Hierher kann eine Karte, sobald der Platz links davon besetzt ist.',
  ruin: 'Eine zerstörte Karte hat keinen Wert und keinen Effekt. Eine andere darf darüber gespielt werden.',
  token:
    'Ein Marker hält einen Platz für die Person frei, der er gehört, oder schützt eine Karte vor den anderen.',
  yard: 'Karten neben der Stadt brauchen darin keinen Platz.',
  street: 'Straßen werden der Reihe nach eröffnet und von links nach rechts bebaut.',
  rotate: 'Dreht die Karte um einen Schritt, sodass der nächste Wert oben liegt.',
};

import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  played:
    'Eine Karte wird mit ihrem Grundwert nach oben gespielt. Verglichen wird sie nur mit der Karte direkt links.',
  covered: 'Eine zerstörte Karte hat keinen Wert mehr. Eine andere Karte darf darüber gespielt werden.',
  equal: 'Beide Werte sind gleich, deshalb geschieht der Karte links nichts.',
  rose: 'Die Karte links war mehr wert als die gespielte, deshalb wird sie auf ihren nächsthöheren Wert gedreht.',
  fell: 'Die Karte links war weniger wert, aber mehr als die Hälfte. Sie wird auf ihren nächstniedrigeren Wert gedreht.',
  destroyed:
    'Die Karte links war höchstens halb so viel wert wie die gespielte. Sie ist zerstört und hat weder Wert noch Effekt.',
  lost: 'Eine zerstörte Karte zählt am Ende nichts. Ein hoher Wert, Schutz oder eine Karte rechts daneben bewahren sie davor.',
  shielded: 'Eine geschützte Karte ist vor den anderen sicher, beim Vergleichen wie vor Effekten.',
  effect:
    'Nach dem Vergleichen wird der Effekt der gespielten Karte ausgeführt. Auf das, was eine Karte tun „darf“, kannst du verzichten; alles andere muss geschehen.',
  reserved:
    'Ein Marker auf einem freien Platz hält ihn für die Person frei, der er gehört. Sonst darf dort niemand spielen.',
  guarded:
    'Ein Marker auf einer Karte schützt sie vor den anderen. Er bleibt bei ihr und geht zurück, wenn sie zerstört wird oder die Stadt verlässt.',
  revalued:
    'X ist der Wert direkt links, N die Nummer des Blocks. Ein solcher Wert ändert sich mit dem, wovon er abhängt.',
  escaped:
    'Diese Karte darf auf einen anderen Platz ausweichen, statt zerstört zu werden, wenn es einen gibt.',
  beside:
    'Diese Karte liegt neben der Stadt: Sie braucht keinen Platz, wird nicht verglichen und zählt trotzdem.',
  drew: 'Am Ende des Zugs wird bis zum Handlimit gezogen: drei Karten, wenn kein Effekt es erhöht hat.',
  limit: 'Das Handlimit bleibt für den Rest der Partie erhöht, auch wenn diese Karte später zerstört wird.',
  exchanged:
    'Einmal pro Partie darfst du vor dem Spielen deine ganze Hand unter dein Deck legen und ebenso viele neue Karten ziehen.',
  passed:
    'Wer spielen kann, muss spielen. Wer nicht kann, passt, zieht trotzdem und darf später wieder spielen.',
  nearEnd:
    'Ein Deck ist leer. Die Partie endet nach einer Runde, in der niemand eine Karte spielt, entfernt, zieht oder tauscht.',
  ended:
    'Eine ganze Runde lang konnte niemand etwas tun. Nun zählen die Werte deiner offenen Karten und die Effekte am Spielende.',
};

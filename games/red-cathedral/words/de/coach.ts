import type { CoachWords } from '../messages/coach.ts';

export const coach: CoachWords = {
  claimed:
    'Dein Banner sichert dir diesen Abschnitt: Ab jetzt kannst nur du ihn bauen. Das Plättchen, das darauf lag, kommt in deine Werkstatt.',
  placedUp:
    'Du hast den Preis des Werkstattfelds bezahlt, also liegt das Plättchen offen. Es bringt seinen Bonus jetzt und jedes Mal, wenn du einen Würfel dieser Farbe ziehst.',
  placedDown: 'Verdeckt kostet ein Plättchen nichts, bringt aber auch nie seinen Bonus.',
  unlocked:
    'Auf dieser Seite der Werkstatt gibt ein offenes Plättchen auf einem farbigen Feld die Verzierung frei, die dort lag.',
  moved:
    'Ein Würfel wird im Uhrzeigersinn genau so viele Bereiche gezogen, wie er Augen zeigt. Wo er endet, entscheidet, was der Markt bringt und welche Einfluss-Karte du nutzen darfst.',
  paid: 'Nur der weiße Würfel und der deiner Farbe dürfen weiter ziehen, für einen Rubel je Bereich.',
  market:
    'Der Markt bringt, was sein Plättchen zeigt, einmal für jeden Würfel in diesem Bereich. Du darfst auch weniger nehmen.',
  lost: 'Jedes Material braucht einen freien Platz in deinem Inventar und muss im Vorrat sein. Was keinen Platz hat, erhältst du nicht.',
  rolled:
    'Nach jedem Besuch werden alle Würfel in diesem Bereich neu geworfen. Sie bleiben dort und zeigen neue Zahlen.',
  full: 'Dort liegen jetzt drei Würfel, der Bereich ist voll: Kein weiterer Würfel darf dort landen, bis einer von ihnen weggezogen wird.',
  influence:
    'Der gezogene Würfel ist in diesem Viertel gelandet, deshalb durftest du eine der zwei Aktionen der Einfluss-Karte nutzen.',
  activated:
    'Wer einen Würfel zieht, darf ein offenes Plättchen auf einem Werkstattfeld derselben Farbe nutzen.',
  dieTile:
    'Ein Würfel-Plättchen bringt, was das Ressourcen-Plättchen bei diesem Würfel bringt, aber nur einmal, wo immer der Würfel liegt.',
  delivered:
    'Eine Bauaktion liefert bis zu drei Materialien, an welche deiner Abschnitte du willst. Sie bleiben dort, bis der Abschnitt fertig ist.',
  completed:
    'Ein fertiger Abschnitt bringt sofort, was darauf gedruckt ist. Dein Banner dort zählt auch am Ende, wenn der Turm gewertet wird.',
  rivalCompleted:
    'Am Ende wird jeder Turm unter denen aufgeteilt, die dort Banner auf fertigen Abschnitten oder Verzierungen haben. Wer am meisten hat, bekommt am meisten.',
  punished:
    'Dein Abschnitt darunter ist noch nicht fertig. Für jeden fertigen Abschnitt anderer darüber verlierst du einen Anerkennungspunkt.',
  overbuilt:
    'Der Abschnitt unter deinem ist nicht fertig. Wem er gehört, verliert einen Anerkennungspunkt für jeden fertigen Abschnitt anderer darüber.',
  decorated:
    'Eine Verzierung kostet ihr Material. Sie zählt in diesem Turm wie eines deiner Banner, und jeder Edelstein darauf bringt Prestigepunkte.',
  recognition:
    'Jeder Anerkennungspunkt ist ein Feld auf der Punkteleiste. Am Ende zählt nur die letzte Zahl, die du erreicht hast.',
  prestige:
    'Ein Prestigepunkt bringt dich zum nächsten Feld der Punkteleiste mit einer Zahl, egal wie nah es ist.',
  nearEnd:
    'Fünf fertige Abschnitte: Der sechste bringt drei Prestigepunkte und leitet die letzten Züge ein. Achte darauf, dass du noch fertigstellen kannst, was du begonnen hast.',
  nearEndSolo:
    'Fünf fertige Abschnitte: Nach dem sechsten hat die andere Seite noch einen letzten Zug. Achte darauf, dass du noch fertigstellen kannst, was du begonnen hast.',
  end: 'Sechs fertige Abschnitte beenden die Partie: Nach dem letzten Zug werden die Türme gewertet.',
  ivan: 'Iwan entscheidet nichts. Er zieht den Würfel der Karte ganz links, deren Plättchen offen liegt, erhält vom Markt nur Anerkennungspunkte und tut dann, was die Karte sagt.',
};

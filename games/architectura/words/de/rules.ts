import type { RuleNumber } from '@archivolt/architectura';
import type { RuleBook } from '@archivolt/i18n';

export const rules = {
  chapters: {
    S: 'Aufbau',
    T: 'Der Zug',
    P: 'Anlegen',
    C: 'Vergleichen',
    E: 'Effekte',
    X: 'Begriffe',
    D: 'Nachziehen',
    G: 'Spielende',
    V: 'Erweiterte Decks',
    K: 'Die Gebäude',
  },
  texts: {
    'AR-S1':
      'Architectura ist ein Spiel für 2 bis 4 Personen. Alle haben ein Deck aus 12 Karten und 2 Schutzmarker in einer Farbe: Rot, Blau, Grün oder Gelb.',
    'AR-S2':
      'Alle Decks werden gemischt, und alle ziehen 3 Karten. Handkarten und die Reihenfolge der Decks sind geheim. Zerstörte Karten sind öffentlich: Alle dürfen sie jederzeit ansehen.',
    'AR-S3':
      'Die Stadt hat so viele Straßen (Reihen), wie Personen mitspielen, und 8 Blöcke (Spalten) mit den Nummern 1 bis 8.',
    'AR-S4': 'Wer beginnt, wird ausgelost oder gemeinsam bestimmt. Danach geht es im Uhrzeigersinn weiter.',
    'AR-T1':
      'In deinem Zug spielst du eine Karte (AR-P1), vergleichst sie mit der Karte links von ihr (AR-C1), führst ihren Effekt aus (AR-E1) und ziehst bis zu deinem Handlimit nach (AR-D1).',
    'AR-T2':
      'Wenn du eine Karte spielen kannst, musst du es tun. Ist keine deiner Karten spielbar, darfst du zuerst deine Hand austauschen (AR-T3); kannst du auch dann nichts spielen, spielst du keine Karte, ziehst aber trotzdem am Ende deines Zuges nach. Du spielst später wieder, falls ein Platz frei wird. Sind dein Deck und deine Hand beide leer, wird dein Zug übersprungen.',
    'AR-T3':
      'Einmal pro Partie darfst du zu Beginn deines Zuges, bevor du spielst, deine ganze Hand, sofern sie nicht leer ist, in zufälliger Reihenfolge unter dein Deck legen und dann ebenso viele Karten ziehen. Diese Karten bleiben unter dem Rest des Decks; du weißt, welche es sind, aber nicht, in welcher Reihenfolge sie liegen. Ist das Deck zu klein, ziehst du einige davon sofort wieder.',
    'AR-P1':
      'Du spielst eine Karte auf einen bebaubaren Platz, und zwar auf einen leeren Platz direkt rechts von einem besetzten, auf den ersten Platz der ersten Straße ohne Karten und Marker (die Straßen werden der Reihe nach eröffnet, angefangen bei der Zeile mit den Blocknummern) oder auf einen Platz, dessen oberste Karte zerstört ist. Im letzten Fall deckt die neue Karte die zerstörte ab, egal wie viele Karten dort schon liegen.',
    'AR-P2':
      'Hat eine Straße noch Karten, ist aber ihr erster Platz frei geworden, so ist dieser bebaubar, denn der Stadtrand gilt als besetzt. Eine Straße, die alle Karten verloren hat, ist wieder eine uneröffnete Straße. Immer nur eine uneröffnete Straße steht zur Wahl, aber du darfst sie eröffnen, auch wenn in früheren noch Platz ist.',
    'AR-P3':
      'Du spielst eine Karte so, dass ihr Grundwert oben liegt. Von da an ist ihr Wert immer der, der gerade oben liegt.',
    'AR-P4':
      'Zu dritt oder zu viert darf die Karte, die du als Karte deines Zuges spielst, nicht in einer Folge von drei oder mehr offenen Karten deiner Farbe in einer Straße liegen; Karten auf beiden Seiten zählen. Zerstörte Karten, Marker auf Plätzen (AR-K8) und Lücken unterbrechen die Folge. Karten, die durch die Manufaktur (AR-K3) oder das Labor (AR-K9) gespielt werden, sowie Versetzen, Tauschen und Wiederaufbauen sind davon nicht betroffen.',
    'AR-P5':
      'Ein Platz mit deinem eigenen Marker (AR-K8) ist für dich bebaubar, egal was links davon liegt; ein Platz mit einem fremden Marker ist es nicht. Eine Straße mit einem Marker gilt als eröffnet.',
    'AR-C1':
      'Vergleiche den Wert der gespielten Karte, einmal abgelesen, bevor sich etwas ändert, mit dem Wert der Karte direkt links von ihr, egal welche Farbe diese hat. Liegt dort keine Karte oder eine zerstörte, entfällt der Vergleich.',
    'AR-C2': 'Sind beide Werte gleich, passiert nichts.',
    'AR-C3':
      'Hat die linke Karte den höheren Wert, wird sie um 90° im Uhrzeigersinn auf ihren nächsthöheren Wert gedreht, außer sie zeigt bereits ihren höchsten.',
    'AR-C4':
      'Beträgt der Wert der linken Karte höchstens die Hälfte des Wertes der gespielten Karte, wird die linke Karte zerstört (AR-X3).',
    'AR-C5':
      'Ist der Wert der linken Karte niedriger, aber größer als die Hälfte des Wertes der gespielten Karte, wird die linke Karte um 90° gegen den Uhrzeigersinn auf ihren nächstniedrigeren Wert gedreht, außer sie zeigt bereits ihren niedrigsten.',
    'AR-C6':
      'Prüfe die Fälle in der Reihenfolge AR-C2, AR-C3, AR-C4, AR-C5; der erste zutreffende gilt. Das regelt auch null und negative Werte, wobei Gleichheit zuerst geprüft wird. „Höchstens die Hälfte“ bedeutet, dass das Doppelte des linken Wertes nicht größer ist als der Wert der gespielten Karte; gerundet wird nie.',
    'AR-C7':
      'Ist die linke Karte von jemand anderem geschützt (AR-X9), hat der Vergleich keine Wirkung auf sie. Ist sie durch deinen eigenen Marker geschützt, entscheidest du, ob du sie verschonst.',
    'AR-C8':
      'Verglichen wird nur, wenn eine Karte gespielt wird, nie beim Versetzen, Tauschen, Drehen oder Wiederaufbauen.',
    'AR-E1':
      'Nach dem Vergleich führst du den Effekt der gespielten Karte aus, außer ihr Text nennt einen anderen Zeitpunkt: vor dem Spielen, bei der Zerstörung oder am Spielende.',
    'AR-E2':
      'Effekte mit „du darfst“ sind freiwillig. Alle anderen sind Pflicht, soweit sie ausführbar sind.',
    'AR-E3':
      'Du darfst einen Effekt auch auf die Karte anwenden, zu der er gehört, außer ihr Text verbietet es.',
    'AR-X1':
      'X ist der aktuelle Wert der Karte direkt links und ändert sich mit ihm; ist diese ebenfalls eine X-Karte, wird weiter links gelesen. Liegt dort nichts, nur ein Marker oder eine zerstörte Karte, ist X gleich 0. Werte können negativ sein. Welche Seite einer X- oder N-Karte die höchste oder niedrigste ist, hängt nur davon ab, wie viel addiert oder abgezogen wird: X+2 gilt immer als höher als X−1.',
    'AR-X2': 'N ist die Nummer (1 bis 8) des Blocks, in dem die Karte liegt.',
    'AR-X3':
      'Um eine Karte zu zerstören, drehst du sie auf die Rückseite und lässt sie auf ihrem Platz; nur ein Friedhof ändert das (AR-K13). Eine zerstörte Karte hat keinen Wert und keinen Effekt. Ihr Platz ist besetzt und trotzdem bebaubar (AR-P1).',
    'AR-X4':
      'Um eine zerstörte Karte wieder aufzubauen, drehst du sie auf die Vorderseite, mit dem Grundwert nach oben. Das geht nur, wenn keine andere Karte sie abdeckt. Es wird nichts verglichen und kein Effekt ausgeführt.',
    'AR-X5':
      'Um eine Karte zu versetzen, legst du eine offene Karte auf einen anderen bebaubaren Platz, mit derselben Seite nach oben; es wird nichts verglichen, kein Effekt ausgeführt, und es dürfen dabei drei in einer Reihe entstehen (AR-P4). Der verlassene Platz kann zur Lücke werden, und was unter der Karte lag, liegt wieder obenauf. Ob ein Platz bebaubar ist, richtet sich danach, wer versetzt (beim Gasthaus nach der Person, der es gehört: AR-K7), und wird geprüft, solange die Karte noch auf ihrem alten Platz liegt; dieser alte Platz selbst ist nicht wählbar.',
    'AR-X6':
      'Um eine Karte einen Schritt zu drehen, drehst du sie um 90° in eine beliebige Richtung; so kann der höchste Wert zum niedrigsten werden und umgekehrt. Eine Karte mit nur einem Wert kann nicht gedreht werden.',
    'AR-X7':
      'Beim Tauschen wechseln zwei offene Karten, die auf ihrem Platz jeweils obenauf liegen, die Plätze. Beide behalten dieselbe Seite oben und ihren Marker; was unter ihnen liegt, bleibt liegen. Es wird nichts verglichen und kein Effekt ausgeführt.',
    'AR-X8':
      'Eine entfernte Karte scheidet aus dem Spiel aus; eine zurückgenommene Karte kommt auf die Hand der Person, der sie gehört. In beiden Fällen liegt wieder obenauf, was darunter lag.',
    'AR-X9':
      'Nichts, was eine fremde Karte tut, wirkt auf eine geschützte Karte; bei deinen eigenen Karten entscheidest du jedes Mal, ob sie auf sie wirken, auch wenn ihr Effekt Pflicht ist. Eine Karte kann nicht doppelt geschützt werden, und Marker werden nur durch Effekte gelegt; eine Karte mit eigenem Schutz ist geschützt, solange sie offen liegt, wie durch einen Marker, aber das verbraucht keinen deiner beiden Marker und bringt auch keinen zurück. Der Marker wandert mit einer versetzten oder getauschten Karte mit und geht an die Person zurück, der er gehört, wenn die Karte zerstört, zurückgenommen oder entfernt wird. Auch eine geschützte X-Karte liest ihren Wert weiterhin von links ab (AR-X1).',
    'AR-X10':
      'Benachbart heißt: direkt nebeneinander in derselben Straße oder direkt untereinander im selben Block, nie diagonal.',
    'AR-D1':
      'Du ziehst bis zu deinem Handlimit nach: 3 Karten, oder 4, sobald du das Museum gespielt hast (AR-K15), oder 5, sobald du den Obelisken gespielt hast (AR-K14), und zwar für den Rest der Partie, egal was mit dieser Karte geschieht. Gilt beides, zählt das höhere Limit. Eine verdeckt gespielte Karte erhöht das Limit nie. Ist dein Deck leer, ziehst du nicht nach.',
    'AR-G1':
      'Die Partie endet, wenn niemand mehr eine Karte spielen kann, das heißt, wenn alle nacheinander einen Zug hatten, in dem keine Karte gespielt, entfernt (AR-K17), gezogen oder ausgetauscht (AR-T3) wurde. Wer keine Karten mehr hat, wird übersprungen; die anderen spielen weiter.',
    'AR-G2':
      'Deine Punktzahl ist die Summe der Werte deiner offenen Karten plus deine Effekte am Spielende. X und N werden am Ende abgelesen, und negative Werte zählen mit.',
    'AR-G3':
      'Bei Gleichstand gewinnt, wer mehr offene Karten der eigenen Farbe auf dem Tisch hat, den Friedhof eingeschlossen. Besteht weiter Gleichstand, gewinnt, wessen niedrigster Wert unter diesen Karten der kleinere ist. Ist auch dieser gleich, wird der Sieg geteilt.',
    'AR-V1':
      'Alle haben 6 Zusatzkarten ihrer Farbe und dürfen Grundkarten durch Zusatzkarten mit gleichem Grundwert ersetzen. Eine Zusatzkarte, deren Text eine Karte nennt, ersetzt nur diese. Das Deck bleibt immer bei 12 Karten.',
    'AR-V2':
      'Die Runde einigt sich auf die Höchstzahl der Ersetzungen, von 0 bis 6, oder würfelt sie aus. Alle dürfen auch weniger ersetzen.',
    'AR-V3':
      'Die Ersetzungen werden geheim gewählt, vor der Partie allen gezeigt und stehen dann fest. Die beiden Karten, die den Palast ersetzen (AR-K17, AR-K18), können nicht zusammen verwendet werden.',
    'AR-K1':
      'Wenn du die Bibliothek spielst, darfst du bei allen Mitspielenden und bei dir selbst je 1 Karte einen Schritt drehen (AR-X6). Du entscheidest jeweils einzeln, ob du es tust.',
    'AR-K2':
      'Wenn du das Gewächshaus spielst, darfst du bis zu 2 verschiedene eigene Karten je einen Schritt drehen (AR-X6).',
    'AR-K3':
      'Wenn du die Manufaktur spielst, darfst du 1 deiner offenen Karten in der Stadt, auch die Manufaktur selbst, auf die Hand zurücknehmen; dann musst du eine andere Handkarte auf genau diesen Platz spielen, ihre Kosten bezahlen, vergleichen und ihren Effekt ausführen. Das darfst du nur, wenn du eine andere Handkarte hast, die du spielen und bezahlen kannst; der frei gewordene Platz muss nicht bebaubar sein. Die zurückgenommene Karte darf zum Bezahlen dienen, aber nicht selbst die gespielte Karte sein. Auch der Friedhof (AR-K13) kann nicht diese Karte sein.',
    'AR-K4':
      'Wenn du das Arsenal spielst, zerstört es alle Karten mit niedrigerem Wert in seiner Straße, auch deine eigenen; für geschützte Karten gilt AR-X9. Zuerst werden alle Werte abgelesen, auch X, und keine Karte wird zweimal getroffen. Alle getroffenen Karten außer Gasthäusern werden zuerst zerstört; danach werden die getroffenen Gasthäuser versetzt oder zerstört (AR-K7), in Zugreihenfolge ab der Person, die am Zug ist.',
    'AR-K5':
      'Am Spielende bringt dir die Statue 4 Punkte, wenn sie einem offenen Park benachbart ist (AR-X10), egal wem er gehört. Diese Punkte gibt es nur einmal, auch bei mehreren Parks.',
    'AR-K6': 'Wenn du die Schule spielst, darfst du 1 deiner zerstörten Karten wieder aufbauen (AR-X4).',
    'AR-K7':
      'Immer wenn das Gasthaus zerstört würde, darf die Person, der es gehört, es stattdessen auf einen anderen bebaubaren Platz versetzen (AR-X5). Gibt es keinen, wird das Gasthaus zerstört.',
    'AR-K8':
      'Wenn du den Brunnen spielst, lege einen deiner Marker auf einen bebaubaren Platz, falls du noch einen hast. Dieser Platz gilt als besetzt, sodass der nächste bebaubar wird, enthält aber keine Karte; nur du darfst dorthin eine Karte spielen oder versetzen. Du nimmst den Marker zurück, wenn du dorthin eine Karte spielst oder versetzt oder deine eigene Karte darunter wieder aufbaust. Eine zerstörte Karte unter einem fremden Marker kann nicht wieder aufgebaut werden.',
    'AR-K9':
      'Wenn du das Labor spielst, wählen alle anderen in Zugreihenfolge je eine Handkarte und spielen sie verdeckt, also zerstört, auf einen beliebigen bebaubaren Platz; wer keine Karte oder keinen Platz hat, spielt keine. Nachgezogen wird dafür erst am Ende des jeweils eigenen Zuges. Die Karte kostet nichts, wird mit nichts verglichen und hat keinen Effekt, und das Gasthaus kann nicht reagieren. Wer einen Friedhof hat (AR-K13), legt die Karte neben ihn, doch einen bebaubaren Platz muss es trotzdem geben.',
    'AR-K10': 'Der Palast hat keinen Effekt.',
    'AR-K11':
      'Wenn du den Park spielst, darfst du ihn mit 1 benachbarten (AR-X10) offenen Karte tauschen (AR-X7).',
    'AR-K12':
      'Wenn du den Tempel spielst, darfst du 1 deiner offenen Karten mit einem Marker schützen (AR-X9), falls du noch einen hast.',
    'AR-K13':
      'Du spielst den Friedhof neben die Stadt: Er braucht keinen Platz und ist daher auch spielbar, wenn die Stadt voll ist (AR-G1), er wird mit nichts verglichen, ist geschützt, ist weder Ziel noch Nachbar und wird von der Schmiede nicht kopiert. Von da an kommen deine zerstörten Karten neben ihn, statt in der Stadt zu bleiben; damit liegt wieder obenauf, was darunter lag, oder der Platz wird leer. Sie bewirken nichts und können nicht wieder aufgebaut werden; früher zerstörte Karten bleiben, wo sie sind. Am Spielende bekommst du 2 Punkte für jede Karte neben ihm, und der Friedhof zählt seinen eigenen Wert.',
    'AR-K14':
      'Sobald du den Obelisken gespielt hast, ist dein Handlimit 5 (AR-D1). Zu Beginn deines ersten Zuges, vor dem Austauschen der Hand (AR-T3) und nur wenn du den Obelisken nicht auf der Hand hast, darfst du 1 Handkarte unter dein Deck legen, den Obelisken aus dem Deck auf die Hand nehmen und das Deck mischen.',
    'AR-K15': 'Sobald du das Museum gespielt hast, ist dein Handlimit 4 (AR-D1).',
    'AR-K16':
      'Wenn du die Schmiede spielst, darfst du den Soforteffekt einer beliebigen offenen Karte in der Stadt ausführen, als gehörte er zur Schmiede: mit ihrem Platz, ihrem Wert und für die Person, der sie gehört. Der kopierte Effekt wird vollständig ausgeführt, während die Schmiede noch liegt; danach scheidet die Schmiede aus dem Spiel aus, wo immer sie dann ist. Kopiert sie die Manufaktur (AR-K3), kann die Schmiede nicht sich selbst zurücknehmen. Nicht kopiert werden Texte zu Spielende, Zerstörung oder Kosten, der Friedhof, die Suche des Obelisken und eine andere Schmiede.',
    'AR-K17':
      'Um das Rathaus zu spielen, musst du 1 andere Handkarte aus dem Spiel entfernen. Kannst du das nicht, darfst du stattdessen das Rathaus selbst als deine gespielte Karte aus dem Spiel entfernen; du musst es nur, wenn du nichts anderes spielen kannst. Fehlt lediglich ein Platz, ist das kein Grund, es zu entfernen.',
    'AR-K18':
      'Um die Magieakademie zu spielen, musst du 2 Karten aus dem Spiel entfernen: Handkarten, Karten neben deinem Friedhof (AR-K13) oder je eine von beiden. Sie ist geschützt (AR-X9). Kannst du nicht bezahlen, darfst du stattdessen die Magieakademie selbst als deine gespielte Karte aus dem Spiel entfernen, unter denselben Bedingungen wie beim Rathaus (AR-K17).',
  },
  synonyms: [
    ['zerstört', 'zerstören', 'Ruine', 'kaputt', 'abreißen', 'verdeckt'],
    ['drehen', 'gedreht', 'rotieren', 'wenden'],
    ['geschützt', 'schützen', 'Schutz', 'Schutzmarker', 'Marker', 'Schild'],
    ['aufbauen', 'wiederaufbauen', 'reparieren'],
    ['bebaubar', 'erlaubt', 'möglich', 'verfügbar', 'zulässig'],
    ['Straße', 'Reihe', 'Zeile'],
    ['Block', 'Spalte'],
    ['vergleichen', 'verglichen', 'Vergleich', 'links', 'Nachbar', 'benachbart'],
    ['ziehen', 'nachziehen', 'Hand', 'Handkarten', 'Deck'],
  ],
} satisfies RuleBook<RuleNumber>;

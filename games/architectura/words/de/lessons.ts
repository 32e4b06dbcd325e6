import type { ArchitecturaLessons } from '../messages/lessons.ts';

export const lessons = {
  compare: {
    title: 'Eine Karte pro Zug',
    about: 'Spiele eine Karte, vergleiche sie mit der links davon und sieh, was aus dieser wird.',
    learnt: [
      'Du spielst eine Karte pro Zug: rechts neben eine andere, an den Anfang der nächsten Straße oder auf eine Ruine.',
      'Die linke Karte steigt, wenn sie höher ist, fällt, wenn sie niedriger ist, und wird bei halbem Wert oder weniger zerstört.',
      'Am Ende deines Zuges ziehst du auf drei Karten nach.',
    ],
    says: {
      city: 'Alle bauen an derselben Stadt. Sie hat so viele Straßen, wie Personen mitspielen, mit je acht Blöcken.',
      hand: 'Das sind deine Karten. Die große Zahl oben ist der Wert, der zählt; die kleinen am Rand kommen nach oben, wenn die Karte gedreht wird.',
      goal: 'Am Ende gewinnt, wer die meisten Punkte hat: Es zählen die Werte aller eigenen offenen Karten.',
      inn: 'Die Bibliothek von Boris ist 3 wert. Spiele dein Gasthaus mit Wert 6 rechts daneben: Tippe auf die Karte und dann auf den Platz.',
      tooWeak:
        'Die Statue ist 5 wert. Neben ihr würde die Bibliothek mit ihrer 3 nur um einen Schritt fallen. Das Gasthaus ist mit 6 doppelt so hoch.',
      tooStrong:
        'Der Palast würde das auch schaffen. Aber 6 genügt hier: Behalte den Palast und spiele das Gasthaus.',
      nothingLeft:
        'Du darfst die zweite Straße eröffnen, aber dort gibt es links nichts zu vergleichen. Spiele rechts neben die Bibliothek.',
      keepHand:
        'Einmal pro Partie darfst du deine ganze Hand austauschen. Diese Karten sind gut: Behalte sie.',
      ruin: 'Die Bibliothek hatte höchstens die Hälfte deines Wertes und wird zerstört. Eine Ruine hat keinen Wert, aber auf sie darf eine neue Karte gespielt werden.',
      draw: 'Dein Zug ist zu Ende, und du hast eine Karte gezogen: Deine Hand wird immer auf drei aufgefüllt.',
      statue:
        'Boris spielt seine Statue mit Wert 5 rechts neben dein Gasthaus. Jetzt ist deine Karte die linke.',
      rises:
        'Deine 6 ist höher als seine 5. Deshalb wird dein Gasthaus im Uhrzeigersinn gedreht und steigt auf 7. Ist die linke Karte höher, gewinnt sie an Wert.',
      palace: 'Nun der dritte Fall. Spiele deinen Palast mit Wert 8 rechts neben die Statue von Boris.',
      equal: 'Statue gegen Statue, 5 gegen 5: Bei gleichen Werten geschieht nichts. Nimm den Palast.',
      takePalace: 'Diese Karte würde Boris helfen: Seine Statue würde steigen. Nimm den Palast mit Wert 8.',
      ruinLater:
        'Auf die Ruine darfst du bauen, und bald wirst du es tun. Spiele zuerst den Palast rechts neben die Statue.',
      streetLater: 'Die zweite Straße hat Zeit. Spiele den Palast rechts neben die Statue von Boris.',
      falls:
        '5 ist niedriger als 8, aber mehr als die Hälfte davon. Die Statue wird also nicht zerstört, sondern gegen den Uhrzeigersinn gedreht und fällt auf 3.',
      street:
        'Boris eröffnet die zweite Straße mit seinem Palast. Links davon ist nichts, also wird nichts verglichen.',
      cover:
        'Nutze jetzt die Ruine: Spiele deine Statue darauf. Links davon ist der Stadtrand, auch hier gibt es also nichts zu vergleichen.',
      takeStatue: 'Diese Karte würde auch passen. Nimm für diese Lektion die Statue.',
      ownCard:
        'Rechts neben deinem eigenen Palast würde eine niedrigere Karte ihn steigen lassen. Eine gute Idee! Aber probiere zuerst die Ruine aus.',
      secondStreet:
        'Rechts neben dem Palast von Boris würde eine niedrigere Karte ihn für Boris steigen lassen. Nimm die Ruine.',
      close:
        'Das ist ein ganzer Zug: spielen, vergleichen, nachziehen. Die meisten Gebäude tun beim Spielen noch etwas: Das kommt in der nächsten Lektion.',
    },
  },
  effects: {
    title: 'Effekte und Schutz',
    about: 'Was Gebäude beim Spielen tun, wie Marker schützen und was X und N wert sind.',
    learnt: [
      'Nach dem Vergleichen kommt der Effekt der gespielten Karte; auf einen freiwilligen Effekt kannst du verzichten.',
      'Eine Karte mit deinem Marker können die anderen nicht verändern.',
      'N ist die Nummer des Blocks, X der Wert der Karte links davon.',
    ],
    says: {
      signs:
        'Das Symbol in der Ecke einer Karte zeigt, was sie tut. Zuerst wird verglichen, dann kommt der Effekt der gespielten Karte.',
      block:
        'Dein Tempel hat den Wert N: die Nummer seines Blocks. Je weiter rechts er liegt, desto mehr ist er wert.',
      temple:
        'Spiele den Tempel in Block 6 von Straße 1. Dort ist er 6 wert, und das Gewächshaus von Boris mit seiner 3 übersteht das nicht.',
      smallBlock: 'In Block 2 ist der Tempel nur 2 wert. Spiele ihn in Block 6 von Straße 1.',
      templeFirst: 'Diese Karte kommt später dran. Beginne mit dem Tempel.',
      keepHand: 'Genau diese Karten brauchst du jetzt. Behalte deine Hand.',
      protect:
        'Mit dem Tempel darfst du eine deiner Karten durch einen Marker schützen. Wähle deine Schule in Straße 1: Sie ist schwach.',
      protectSchool:
        'Auch diese Karte könntest du schützen. Aber Boris hat es auf deine Schule abgesehen: Schütze sie.',
      useToken: 'Du könntest verzichten, aber der Marker ist hier Gold wert. Schütze deine Schule.',
      arsenal:
        'Boris spielt das Arsenal mit Wert 5. Es zerstört jede niedrigere Karte in seiner Straße, egal von wem.',
      shielded:
        'Deine Manufaktur mit Wert 4 ist jetzt eine Ruine. Deine Schule hat auch nur 4, aber der Marker schützt sie: Nichts, was andere spielen, kann sie verändern.',
      left: 'Dein Park hat den Wert X: den der Karte links davon, was auch immer später mit ihr geschieht.',
      park: 'Spiele den Park in Straße 2 rechts neben das Labor von Boris. Er übernimmt die 7, und gleiche Werte ändern nichts.',
      parkThere: 'Dort wäre X weniger wert. Spiele den Park rechts neben das Labor.',
      parkFirst: 'Hebe diese Karte für später auf. Spiele jetzt den Park.',
      decline:
        'Der Park darf mit einer benachbarten Karte den Platz tauschen. Hier liegt er schon am besten, und der Tausch ist freiwillig: Verzichte.',
      noSwap: 'Nach dem Tausch läge links vom Park nichts, was zählt, und X wäre 0. Verzichte.',
      statue:
        'Boris spielt seine Statue mit Wert 5 rechts neben deinen Park. Dessen 7 ist höher, also steigt er auf X+1, also auf 8.',
      greenhouse:
        'Nun hilf dir selbst: Spiele dein Gewächshaus mit Wert 3 rechts neben deinen eigenen Tempel. Der höhere Tempel steigt auf N+1.',
      rightOfTemple:
        'Dort würde es dir nicht helfen. Spiele es rechts neben deinen Tempel, in Block 7 von Straße 1.',
      greenhouseFirst: 'Das ist möglich, aber das Gewächshaus bringt dir jetzt mehr.',
      rotate:
        'Das Gewächshaus dreht bis zu zwei deiner Karten um einen Schritt. Drehe deine Schule gegen den Uhrzeigersinn, von 4 auf 8, und deinen Park im Uhrzeigersinn, auf X+2.',
      otherWay:
        'Im Uhrzeigersinn würde die Schule auf 6 steigen. Gegen den Uhrzeigersinn wird aus ihrem niedrigsten Wert der höchste: 8.',
      parkUp: 'So herum würde der Park auf X zurückfallen. Drehe ihn im Uhrzeigersinn.',
      otherCards: 'Auch diese Karte ließe sich drehen. Schule und Park gewinnen mehr.',
      bothCards: 'Du könntest aufhören, aber hier ist noch etwas zu holen. Drehe die Schule und den Park.',
      close:
        'Deine Effekte dürfen auch auf die Karte wirken, zu der sie gehören. Alle Gebäude einer Partie stehen in der Spielübersicht: Drücke P oder tippe oben auf ihren Knopf.',
    },
  },
  end: {
    title: 'Das Ende und die Punkte',
    about: 'Die letzten Karten, was zählt, wenn niemand mehr spielen kann, und wer gewinnt.',
    learnt: [
      'Die Partie endet, wenn niemand mehr eine Karte spielen kann.',
      'Offene Karten zählen ihren Wert, X und N werden ganz am Ende abgelesen; Ruinen zählen nichts.',
      'Manche Karten bringen Punkte je nach ihren Nachbarn: die Statue 4 neben einem Park.',
    ],
    says: {
      last: 'Beide Decks sind leer. Du hast noch zwei Karten, Boris eine. Wenn niemand mehr spielen kann, ist die Partie zu Ende.',
      values:
        'Jede offene Karte zählt ihren Wert. Eine Ruine und alles, was unter einer anderen Karte liegt, zählt nichts.',
      letters:
        'X und N werden am Ende abgelesen. Dein Tempel liegt in Block 7 und zählt 7. Links von deinem Park am Stadtrand ist nichts: Dort ist X 0.',
      atTheEnd:
        'Die Sanduhr steht für einen Effekt am Spielende. Deine Statue bringt 4 Punkte zusätzlich, wenn ein Park benachbart ist, egal von wem.',
      statue:
        'Spiele die Statue auf die Ruine in Straße 1, Block 4: Direkt darunter liegt der Park von Boris. Deine Schule links davon ist höher und steigt.',
      noPark: 'Neben diesem Platz ist kein Park. Sieh dir Block 4 von Straße 1 an.',
      helpsBoris:
        'Auch dort ist der Park benachbart, aber links: Er würde steigen, und er gehört Boris. Spiele in Block 4 von Straße 1.',
      statueFirst: 'Hebe die Bibliothek für den Schluss auf. Spiele zuerst die Statue.',
      school:
        'Boris spielt seine letzte Karte, die Schule, rechts neben seinen eigenen Park, der auf 8 steigt. Er führt jetzt mit 8 Punkten Vorsprung.',
      library:
        'Deine letzte Karte: Spiele die Bibliothek in Block 8 von Straße 1. Dein Tempel links davon ist höher und steigt.',
      rotate:
        'Die Bibliothek darf von allen je eine Karte drehen. Drehe die Bibliothek selbst im Uhrzeigersinn, auf 5, und das Labor von Boris gegen den Uhrzeigersinn: Sein Park liest dort sein X ab und fällt mit!',
      laboratoryUp: 'Im Uhrzeigersinn würde das Labor steigen. Drehe es gegen den Uhrzeigersinn.',
      notPalace: 'Der Palast kann ihn höchstens 3 Punkte kosten. Labor und Park zusammen kosten ihn 4.',
      libraryDown: 'Gegen den Uhrzeigersinn würde die Bibliothek auf 2 fallen. Drehe sie im Uhrzeigersinn.',
      otherCards: 'Das ist möglich, bringt aber weniger. Nimm deine Bibliothek und das Labor von Boris.',
      useBoth: 'Hör noch nicht auf: Du darfst eine deiner Karten und eine von Boris drehen.',
      over: 'Niemand hat mehr eine Karte: Die Partie ist zu Ende. Du gewinnst mit 51 zu 49, dank deiner letzten beiden Drehungen!',
      close:
        'Bei Gleichstand gewinnt, wer mehr offene Karten hat, danach, wer die niedrigste Karte hat. Die Schlusswertung zeigt jede Zeile.',
    },
  },
  deck: {
    title: 'Ein eigenes Deck',
    about: 'Ersetze Grundkarten durch Zusatzkarten, suche den Obelisken und bezahle das Rathaus.',
    learnt: [
      'Eine Zusatzkarte ersetzt eine Grundkarte mit gleichem Grundwert oder die, die ihr Text nennt.',
      'Decks werden geheim gewählt und dann allen gezeigt; danach stehen sie fest.',
      'Starke Karten haben ihren Preis: andere Karten, die aus dem Spiel ausscheiden.',
    ],
    says: {
      decks:
        'Mit erweiterten Decks dürfen alle vor der Partie Grundkarten ersetzen, hier bis zu drei. Karten, die einander ersetzen dürfen, stehen beieinander: Ihr Grundwert ist gleich.',
      obelisk:
        'Nimm den Obelisken mit Wert 5 statt der Statue: Tippe auf die eine Karte, dann auf die andere. Er erhöht dein Handlimit auf fünf Karten.',
      keepArsenal:
        'Das Arsenal hat denselben Wert, aber seinen Effekt wirst du brauchen. Lass die Statue weg.',
      obeliskFirst: 'Auch das geht. Beginne für diese Lektion mit dem Obelisken statt der Statue.',
      notReady: 'Dein Deck könnte jetzt feststehen, aber du hast noch Ersetzungen übrig. Nutze alle drei.',
      townHall:
        'Manche Karten nennen die eine Karte, die sie ersetzen. Nimm das Rathaus mit Wert 10 statt des Palasts.',
      tooDear: 'Die Magieakademie ist 12 wert, kostet dich aber zwei Karten. Beginne mit dem Rathaus.',
      townHallNow: 'Eine gute Karte. Nimm jetzt aber das Rathaus statt des Palasts.',
      named:
        'Niemand kann beide Karten haben, die den Palast ersetzen. Und beide haben ihren Preis: Was das heißt, siehst du gleich.',
      museum:
        'Deine letzte Ersetzung: das Museum mit Wert 6 statt der Schule. Es erhöht ebenfalls das Handlimit, auf vier.',
      notSchool: 'Der Wert passt. Aber behalte diese Karte und lass die Schule weg.',
      museumNow: 'Eine Ersetzung hast du noch: Nimm das Museum statt der Schule.',
      ready: 'Zwölf Karten, drei davon neu. Melde dein Deck als fertig.',
      boris:
        'Auch Boris hat geheim gewählt. Jetzt wird dein Deck allen gezeigt, und du ziehst deine ersten drei Karten.',
      shown: 'Boris spielt mit der Magieakademie statt des Palasts. Ab jetzt stehen die Decks fest.',
      search:
        'Nur vor deinem ersten Zug darfst du in deinem Deck den Obelisken suchen: Dafür kommt eine Handkarte ins Deck. Gib die Bibliothek ab.',
      giveLibrary: 'Diese Karte wirst du brauchen. Gib die Bibliothek ab.',
      searchFirst: 'Suche zuerst den Obelisken: Später geht das nicht mehr.',
      noExchange: 'Du hast gute Karten. Behalte deine Hand.',
      play: 'Da ist er. Spiele den Obelisken in die erste Straße: Ab jetzt ziehst du auf fünf Karten nach.',
      obeliskNow: 'Spiele zuerst den Obelisken: Je eher du fünf Karten hältst, desto besser.',
      statue:
        'Fünf Karten auf der Hand! Boris spielt seine Statue neben deinen Obelisken, 5 gegen 5: Nichts geschieht.',
      cost: 'Nun das Rathaus. Spiele es rechts neben die Statue von Boris: 5 ist die Hälfte von 10.',
      rightOfStatue:
        'Dort gibt es nichts zu zerstören. Spiele das Rathaus rechts neben die Statue von Boris.',
      townHallFirst: 'Eine gute Karte, aber das Rathaus zerstört die Statue von Boris. Spiele lieber das.',
      pay: 'Das Rathaus kostet eine andere Handkarte, die aus dem Spiel ausscheidet. Bezahle mit dem Gewächshaus.',
      keepThat: 'Diese Karte ist dir mehr wert. Bezahle mit dem Gewächshaus.',
      close:
        'Die Statue ist eine Ruine, und dein Rathaus zählt 10. Nun weißt du alles: Probiere eine Partie mit erweiterten Decks aus!',
    },
  },
} satisfies ArchitecturaLessons;

import type { ArCaptions } from '../messages/captions.ts';

export const captions: ArCaptions = {
  captions: {
    eligible: {
      title: 'Bebaubare Plätze',
      text: (c) =>
        `Rot darf auf ${c.spaces} Plätze spielen: auf die zerstörte Karte, rechts neben die letzte Karte und auf den ersten Platz der nächsten Straße. Ein Platz hinter einer Lücke ist nicht bebaubar.`,
    },
    threeInARow: {
      title: 'Keine drei in Folge',
      text: () =>
        'Zu dritt oder zu viert darf Rot keine dritte rote Karte neben die zwei legen, die schon nebeneinanderliegen.',
    },
    equal: {
      title: 'Gleiche Werte',
      text: (c) => `Rot spielt eine ${c.played} neben eine ${c.left}: Nichts geschieht.`,
    },
    higher: {
      title: 'Die linke Karte ist höher',
      text: (c) =>
        `Rot spielt eine ${c.played} neben eine ${c.left}: Die linke Karte wird im Uhrzeigersinn gedreht und steigt auf ${c.to}.`,
    },
    destroyed: {
      title: 'Die Hälfte oder weniger: zerstört',
      text: (c) =>
        `Rot spielt eine ${c.played} neben eine ${c.left}. Das Doppelte von ${c.left} ist nicht mehr als ${c.played}, also wird die linke Karte zerstört.`,
    },
    lower: {
      title: 'Die linke Karte ist niedriger',
      text: (c) =>
        `Rot spielt eine ${c.played} neben eine ${c.left}. Das ist mehr als die Hälfte, also wird die linke Karte nur gegen den Uhrzeigersinn gedreht und fällt auf ${c.to}.`,
    },
    protectedCard: {
      title: 'Eine geschützte Karte',
      text: (c) =>
        `Blau spielt eine ${c.played} neben eine ${c.left}, die Rot mit einem Marker geschützt hat: Der Vergleich wirkt nicht auf sie.`,
    },
    covering: {
      title: 'Auf eine zerstörte Karte bauen',
      text: (c) =>
        `Rot spielt den Park auf eine zerstörte Karte, also liegen nun ${c.stack} Karten auf diesem Platz. X wird links abgelesen, und der Park ist ${c.played} wert.`,
    },
    valueX: {
      title: 'X folgt dem Nachbarn',
      text: (c) =>
        `Blau dreht die Schule von ${c.from} auf ${c.to}. Der Park daneben liest dort seinen Wert ab und geht von ${c.followed} auf ${c.follows}.`,
    },
    blockN: {
      title: 'N ist die Nummer des Blocks',
      text: (c) => `In Block ${c.played} gespielt, ist der Tempel ${c.played} wert.`,
    },
    scoring: {
      title: 'Die Schlusswertung',
      text: (c) =>
        `Nur offene Karten zählen, jede mit dem Wert, der oben steht. Die Statue steht neben einem Park und bringt ${c.bonus} Punkte mehr. Rot hat ${c.total0} Punkte, Blau ${c.total1}.`,
    },
    deck: {
      title: 'Eine Karte des Decks ersetzen',
      text: () =>
        'Vor der Partie ersetzt Rot das Labor durch die Schmiede: Beide haben denselben Grundwert. Eine Karte mit anderem Wert könnte es nicht ersetzen.',
    },
    library: {
      title: 'Die Bibliothek',
      text: (c) =>
        `Rot spielt die Bibliothek und dreht von allen je eine Karte: die eigene Statue von ${c.from} auf ${c.to} und den Palast von Blau auf einen niedrigeren Wert.`,
    },
    manufactory: {
      title: 'Die Manufaktur',
      text: (c) =>
        `Rot nimmt die Statue zurück und spielt den Palast auf ihren Platz. Der Palast wird wie üblich verglichen, und die Karte links davon fällt von ${c.from} auf ${c.to}.`,
    },
    arsenal: {
      title: 'Das Arsenal',
      text: (c) =>
        `Das Arsenal ist ${c.played} wert und zerstört alle Karten mit niedrigerem Wert in seiner Straße: ${c.destroyed} Karten, darunter eine von Rot.`,
    },
    school: {
      title: 'Die Schule',
      text: (c) =>
        `Rot spielt die Schule und baut den zerstörten Palast wieder auf. Er steht wieder mit seinem Grundwert ${c.rebuilt}; verglichen wird nichts.`,
    },
    inn: {
      title: 'Das Gasthaus weicht aus',
      text: (c) =>
        `Blau spielt eine ${c.played} neben das Gasthaus, das ${c.left} zeigt und zerstört würde. Rot versetzt es stattdessen auf einen anderen bebaubaren Platz, mit derselben Seite nach oben.`,
    },
    fountain: {
      title: 'Der Brunnen',
      text: () =>
        'Rot legt einen Marker auf den Platz neben dem Brunnen. Er gilt als besetzt, also steht der nächste Platz allen offen, aber auf dem Platz selbst darf nur Rot bauen.',
    },
    laboratory: {
      title: 'Das Labor',
      text: (c) =>
        `Rot spielt das Labor, eine ${c.played}; die Karte links davon steigt von ${c.left} auf ${c.to}. Dann muss Blau eine Karte verdeckt spielen, als zerstörte Karte.`,
    },
    park: {
      title: 'Der Park tauscht den Platz',
      text: (c) =>
        `Am Anfang einer Straße ist X gleich ${c.played}. Rot tauscht den Park mit der Schule darüber; verglichen wird nichts. Jetzt steht der Park am Anfang der oberen Straße.`,
    },
    temple: {
      title: 'Der Tempel',
      text: (c) =>
        `Der Tempel ist hier ${c.played} wert; die Karte links davon steigt von ${c.left} auf ${c.to}. Dann schützt Rot den eigenen Palast mit einem Marker.`,
    },
    cemetery: {
      title: 'Der Friedhof',
      text: (c) =>
        `Blau spielt eine ${c.played} neben die ${c.left} von Rot und zerstört sie. Weil Rot einen Friedhof hat, kommt die Karte neben ihn und bringt am Ende ${c.bonus} Punkte; ihr Platz in der Stadt ist leer.`,
    },
    obelisk: {
      title: 'Eine größere Hand',
      text: (c) => `Rot spielt den Obelisken und zieht von nun an auf ${c.limit} Karten nach.`,
    },
    forge: {
      title: 'Die Schmiede',
      text: (c) =>
        `Die Schmiede, eine ${c.played}, kopiert das Arsenal und zerstört alle ${c.destroyed} Karten mit niedrigerem Wert in ihrer Straße. Dann scheidet sie aus dem Spiel aus.`,
    },
    townHall: {
      title: 'Das Rathaus hat seinen Preis',
      text: (c) =>
        `Um das Rathaus mit seinen ${c.played} Punkten zu spielen, entfernt Rot ${c.removed} Handkarte aus dem Spiel.`,
    },
  },
  setUp: {
    blocks: 'Blöcke, von links nach rechts nummeriert',
    streets: 'Straßen, so viele wie Personen mitspielen',
    first: 'Hier wird die erste Karte gespielt',
    hand: 'Deine Hand; die anderen sind verdeckt',
    deck: 'Das Deck jeder Person',
    tokens: 'Die Schutzmarker jeder Person',
  },
};

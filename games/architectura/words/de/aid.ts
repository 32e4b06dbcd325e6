import type { ArchitecturaAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'Dein Zug',
    compare: 'Vergleichen',
    buildings: 'Gebäude in dieser Partie',
    symbols: 'Symbole',
    limits: 'Grenzen',
    end: 'Ende und Wertung',
  },
  turn: {
    play: 'Spiele eine Karte: rechts neben eine andere, an den Anfang der nächsten Straße oder auf eine Ruine.',
    compare: 'Vergleiche sie mit der Karte links davon.',
    effect: 'Führe ihren Effekt aus. Ist er freiwillig, kannst du darauf verzichten.',
    draw: (cards) => `Ziehe nach, bis du ${cards} Karten auf der Hand hast.`,
  },
  compare: {
    equal: 'Gleiche Werte: Nichts geschieht.',
    up: 'Linke Karte höher: Sie steigt um einen Schritt.',
    down: 'Linke Karte niedriger: Sie fällt um einen Schritt.',
    destroy: 'Linke Karte halb so viel oder weniger: Sie wird zerstört.',
    protected: 'Linke Karte fremd und geschützt: Sie bleibt, wie sie ist.',
  },
  card: {
    top: 'Der Wert oben zählt.',
    sides: 'Links steht, worauf sie steigt, rechts, worauf sie fällt.',
    basic: 'Die kleine Raute zeigt den Grundwert, mit dem eine Karte gespielt wird.',
  },
  limits: {
    streets: (streets, blocks) => `${streets} Straßen mit je ${blocks} Blöcken, der Reihe nach eröffnet.`,
    run: (cards) =>
      `Die Karte, die du spielst, darf keine Reihe aus ${cards} oder mehr deiner offenen Karten in einer Straße ergeben.`,
    deck: (cards, tokens) => `Alle haben ein Deck aus ${cards} Karten und ${tokens} Marker.`,
  },
  end: {
    ends: 'Die Partie endet, wenn niemand mehr eine Karte spielen kann.',
    values: 'Deine offenen Karten zählen ihren Wert. X und N werden am Ende abgelesen.',
    ties: 'Gleichstand: mehr offene Karten, dann die niedrigste Karte.',
  },
} satisfies ArchitecturaAid;

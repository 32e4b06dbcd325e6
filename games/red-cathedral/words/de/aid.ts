import type { RedCathedralAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'Dein Zug',
    influence: 'Einfluss-Karten an diesem Tisch',
    symbols: 'Symbole',
    limits: 'Grenzen',
    end: 'Ende und Wertung',
  },
  claim: {
    banner:
      'Lege ein Banner auf einen freien Abschnitt: ein Erdgeschoss oder einen Abschnitt direkt über einem Banner.',
    tile: (least, most) =>
      `Lege sein Werkstatt-Plättchen auf ein freies Werkstattfeld: verdeckt kostenlos, offen für ${least === most ? most : `${least} bis ${most}`} Rubel.`,
    benefit: 'Offen bringt es seinen Bonus sofort und jedes Mal, wenn du einen Würfel dieser Farbe ziehst.',
  },
  build: {
    deliver: (materials) =>
      `Liefere bis zu ${materials} Materialien, an deine beanspruchten Abschnitte oder zum Dekorieren.`,
    complete: 'Ein fertiger Abschnitt bringt die Anerkennungspunkte und Rubel, die auf ihm stehen.',
    penalty: 'Du verlierst 1 Anerkennungspunkt für jeden fertigen fremden Abschnitt über deinem unfertigen.',
    decorate: 'Dekoriere einen fertigen Abschnitt, egal von wem, mit einer Verzierung und ihrem Material.',
    gems: 'Dazugelegte Edelsteine bringen sofort Prestigepunkte.',
  },
  acquire: {
    move: (dice) =>
      `Ziehe einen Würfel im Uhrzeigersinn genau so weit, wie er zeigt, aber nicht dorthin, wo schon ${dice} andere Würfel liegen.`,
    further: 'Dein eigener und der weiße Würfel dürfen weiter ziehen, für 1 Rubel je Bereich.',
    each: 'Dann jedes davon höchstens einmal, in beliebiger Reihenfolge:',
  },
  symbols: {
    ruble: 'Geld. Es braucht keinen Platz im Inventar.',
    any: 'Ein Material deiner Wahl.',
    swap: 'Zwei Ressourcen-Plättchen vertauschen.',
    activate: 'Eines deiner offenen Plättchen aktivieren.',
    deliver: 'Materialien liefern wie beim Bauen.',
    everyKind: 'Fertiggestellt: ein Erdgeschoss, ein Mittelteil und eine Turmspitze.',
    faceDown: 'Ein verdeckt gelegtes Plättchen wird nie aktiviert.',
  },
  limits: {
    inventory: (spaces) => `Dein Inventar hat ${spaces} Plätze. Jedes Banner darauf verdeckt einen.`,
    ornaments: 'Das sind deine Verzierungen. Ein Abschnitt trägt nur eine.',
  },
  end: {
    trigger: (sections, prestige) =>
      `Wer zuerst ${sections} Abschnitte fertigstellt, erhält ${prestige} Prestigepunkte. Danach haben alle anderen einen letzten Zug.`,
    triggerSolo: (sections) =>
      `Hast du oder hat Iwan ${sections} Abschnitte fertiggestellt, bleibt der anderen Seite ein letzter Zug.`,
    tower: (section, ornament) =>
      `Ein Turm ist ${section} Prestigepunkte je fertigen Abschnitt und ${ornament} je Verzierung wert.`,
    presence: 'Deine Präsenz dort: deine Banner auf fertigen Abschnitten und deine Verzierungen.',
    shares: (value, shares) =>
      `Die größte Präsenz erhält am meisten: Ein Turm im Wert von ${value} bringt der Reihe nach ${shares.join(', ')}.`,
    tie: {
      two: 'Bei Gleichstand erhält niemand etwas.',
      many: 'Bei Gleichstand werden die Punkte dieser Plätze gleichmäßig geteilt.',
    },
    breaks:
      'Die meisten Prestigepunkte gewinnen. Gleichstand: mehr fertige Abschnitte, dann mehr Verzierungen.',
  },
} satisfies RedCathedralAid;

import type { RcCaptions } from '../messages/captions.ts';

export const captions: RcCaptions = {
  captions: {
    prestigeForRoubles: {
      title: 'Prestige gegen Rubel',
      text: (c) =>
        `Rot gibt ${-c.prestige} Prestigepunkt für ${c.earned} Rubel ab. Der Marker geht auf das nächstgelegene Prestigefeld zurück; von einem Feld dazwischen sind das nur ${c.spaces} Felder.`,
    },
    available: {
      title: 'Welche Abschnitte beansprucht werden können',
      text: (c) =>
        `Rot darf ${c.available} Abschnitte beanspruchen: das freie Erdgeschoss und die Abschnitte direkt über einem Banner. Der Mittelteil des zweiten Turms ist nicht verfügbar, weil niemand das Erdgeschoss darunter beansprucht hat.`,
    },
    claim: {
      title: 'Einen Abschnitt mit Würfel-Plättchen beanspruchen',
      text: (c) =>
        `Gelb beansprucht das Erdgeschoss und bezahlt ${c.paid} Rubel, um sein Plättchen offen auf das blaue Werkstattfeld zu legen. Das Plättchen zeigt den weißen Würfel. Er liegt bei den Rubeln, also erhält Gelb sofort ${c.earned} Rubel.`,
    },
    advanced: {
      title: 'Eine Verzierung freischalten',
      text: (c) =>
        `Auf der fortgeschrittenen Seite legt Gelb das Plättchen für ${c.paid} Rubel offen auf das grüne Werkstattfeld. Der Bogen, der dort liegt, ist freigeschaltet, und das Plättchen bringt ${c.recognition} Anerkennungspunkt.`,
    },
    deliver: {
      title: 'Materialien liefern',
      text: (c) =>
        `Rot liefert in einer Aktion ${c.deliveries} Materialien an zwei Abschnitte. Dem Mittelteil fehlt noch ${c.missing} Material; was geliefert ist, bleibt dort liegen.`,
    },
    complete: {
      title: 'Bauen und dekorieren in einer Aktion',
      text: (c) =>
        `Mit dem Gold stellt Gelb den Abschnitt fertig: ${c.recognition} Anerkennungspunkte und ${c.earned} Rubel. Grün, dessen Abschnitt darunter unfertig ist, verliert ${c.penalty} Anerkennungspunkt. Mit dem Rest der ${c.deliveries} Lieferungen setzt Gelb einen Bogen mit einem Edelstein dazu und erhält ${c.prestige} Prestigepunkt.`,
    },
    overbuilt: {
      title: 'Fertiggestellt über einem unfertigen Abschnitt',
      text: (c) =>
        `Rot stellt den zweiten Abschnitt fertig, während das Erdgeschoss von Blau unfertig ist: Blau verliert ${c.penalty} Anerkennungspunkt. Der andere Abschnitt von Blau liegt über dem von Rot und kostet nichts.`,
    },
    overbuiltAgain: {
      title: 'Zwei unfertige Abschnitte darunter',
      text: (c) =>
        `Später stellt Gelb die Turmspitze fertig. Über dem Erdgeschoss von Blau liegen nun zwei fertige Abschnitte, über dem anderen Abschnitt einer: Blau verliert ${c.penalty} Anerkennungspunkte.`,
    },
    ownAbove: {
      title: 'Strafe durch den eigenen Bau',
      text: (c) =>
        `Blau stellt den dritten Abschnitt fertig, während das eigene Erdgeschoss unfertig ist. Nur der fertige Abschnitt von Rot zählt: Blau verliert ${c.penalty} Anerkennungspunkt.`,
    },
    ownAboveAgain: {
      title: 'Eigene Abschnitte zählen nicht',
      text: (c) =>
        `Als Gelb die Turmspitze fertigstellt, liegen über dem Erdgeschoss von Blau drei fertige Abschnitte. Der eigene zählt nicht, also verliert Blau ${c.penalty} Anerkennungspunkte.`,
    },
    cross: {
      title: 'Ein Kreuz mit zwei verschiedenen Edelsteinen',
      text: (c) =>
        `Gelb setzt ein Kreuz auf die Turmspitze von Blau: Ein Gold und zwei verschiedenfarbige Edelsteine sind ${c.deliveries} Lieferungen und bringen ${c.prestige} Prestigepunkte.`,
    },
    door: {
      title: 'Zwei Verzierungen in einer Aktion',
      text: (c) =>
        `Eine Tür mit einem Edelstein und ein Kreuz ohne Edelstein sind ebenfalls ${c.deliveries} Lieferungen. Sie bringen jetzt ${c.prestige} Prestigepunkt; beide Verzierungen zählen am Ende noch einmal.`,
    },
    moveDie: {
      title: 'Einen Würfel ziehen und Ressourcen nehmen',
      text: (c) =>
        `Gelb zieht den gelben Würfel ${c.steps} Bereiche weit zum blauen Würfel bei den Ziegeln. Mit ${c.dice} Würfeln dort bringt der Bereich ${c.materials} Ziegel.`,
    },
    payToMove: {
      title: 'Für weitere Schritte bezahlen',
      text: (c) =>
        `Es ist der Würfel der eigenen Farbe. Für ${c.paid} Rubel zieht er ${c.steps} Bereiche weit, kommt zum roten Würfel und bringt stattdessen ${c.materials} Holz.`,
    },
    fullLocation: {
      title: 'Ein voller Bereich',
      text: (c) =>
        `Der rote Würfel darf jetzt nicht gezogen werden: Er würde dort landen, wo schon ${c.fullest} Würfel liegen, und nur Rot könnte für weitere Schritte bezahlen.`,
    },
    roll: {
      title: 'Der abschließende Wurf',
      text: (c) =>
        `Am Ende des Besuchs werden alle ${c.rolled} Würfel in diesem Bereich neu geworfen und bleiben dort liegen.`,
    },
    inventory: {
      title: 'Kein Platz mehr',
      text: (c) =>
        `Mit ${c.dice} Würfeln in diesem Bereich gäbe es mehr Stein, aber Gelb hat nur für ${c.materials} Platz. Die anderen ${c.left} werden nicht genommen, und abgeworfen werden darf dafür nichts.`,
    },
    trade: {
      title: 'Tauschen bei den Händlern',
      text: (c) =>
        `Der Würfel hat seinen Zug im Viertel der Händler beendet. Gelb tauscht ${c.gave} Ziegel gegen ${c.materials} grünen Edelstein.`,
    },
    tile: {
      title: 'Ein Würfel-Plättchen aktivieren',
      text: (c) =>
        `Gelb zieht den blauen Würfel, und das Plättchen auf dem blauen Werkstattfeld zeigt den roten Würfel. Dieser liegt beim Holz, also erhält Gelb ${c.materials} Holz, und zwar einmal, egal wie viele Würfel dort liegen.`,
    },
    tileOfPoints: {
      title: 'Ein Plättchen mit Anerkennung aktivieren',
      text: (c) =>
        `Hätte Gelb stattdessen den gelben Würfel gezogen, hätte das Plättchen auf dem gelben Werkstattfeld ${c.recognition} Anerkennungspunkt gebracht.`,
    },
    sixth: {
      title: 'Der sechste Abschnitt',
      text: (c) =>
        `Gelb stellt den sechsten eigenen Abschnitt fertig: ${c.recognition} Anerkennungspunkte als Belohnung und danach ${c.prestige} Prestigepunkte. Alle anderen haben noch einen letzten Zug.`,
    },
    finalTrack: {
      title: 'Die Marker am Ende',
      text: (c) =>
        `Der Marker von Gelb steht zwischen zwei Prestigefeldern und geht auf ${c.track0} Prestigepunkte zurück. Der von Grün steht auf ${c.track1} und bleibt.`,
    },
    towers: {
      title: 'Wertung der Türme zu viert',
      text: (c) =>
        `Der erste Turm ist ${c.tower} wert: Grün ist dort vorn, Gelb und Rot teilen sich den zweiten und dritten Platz und erhalten je ${c.second}. Aus allen Türmen erhält Blau ${c.towers3}, Grün ${c.towers2}, Rot ${c.towers0} und Gelb ${c.towers1} Prestigepunkte.`,
    },
    twoPlayers: {
      title: 'Wertung der Türme zu zweit',
      text: (c) =>
        `Im ersten Turm ist nur Grün präsent und erhält alle ${c.tower} Punkte. In den anderen erhält die zweite Person abgerundet ein Drittel. Aus allen Türmen erhält Grün ${c.towers1} und Gelb ${c.towers0} Prestigepunkte.`,
    },
    ivanTurn: {
      title: 'Iwans Zug',
      text: (c) =>
        `Das erste offene Plättchen von links zeigt den blauen Würfel: Er zieht ${c.steps} Bereiche weit, und das Plättchen wird umgedreht. Dann wird seine Karte ausgeführt, und ${c.stored} Materialien vom größten Stapel kommen darauf.`,
    },
    ivanBuilds: {
      title: 'Iwan baut mit beliebigen Materialien',
      text: (c) =>
        `Der Abschnitt verlangt Holz, Ziegel und Gold; von Iwan nimmt er ${c.built} beliebige Materialien, hier lila Edelsteine. Er erhält ${c.ivan} Anerkennungspunkte, aber keine Rubel.`,
    },
    ivanBuildsOn: {
      title: 'Iwans Überschuss',
      text: (c) =>
        `Das erste Erdgeschoss nimmt ${c.built} von Iwans Materialien auf und ist fertiggestellt. Das übrige geht an seinen nächsten Abschnitt, dem dann noch ${c.missing} fehlen.`,
    },
  },
  setUp: {
    resources: 'Ressourcen-Plättchen, eines an jedem Bereich',
    dice: 'Würfel, in Pfeilrichtung ab dem Anerkennungs-Plättchen',
    influence: 'Einfluss-Karten, eine in jedem Viertel',
    track: 'Marker auf dem Startfeld der Punkteleiste',
    towers: 'Kathedralen-Karten: Erdgeschosse, Mittelteile und Turmspitzen nach dem Bauplan',
    tiles: 'Werkstatt-Plättchen, eines auf jedem Abschnitt',
    workshop: 'Werkstatt mit sechs Feldern, vier farbigen und zwei weißen',
    inventory: 'Inventar, zum Teil von Bannern bedeckt',
    ornaments: 'Verzierungen: Tür, Bögen und Kreuz',
    roubles: 'Rubel nach der Zugreihenfolge',
  },
};

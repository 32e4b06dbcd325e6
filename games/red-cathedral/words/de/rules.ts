import type { RuleBook } from '@archivolt/i18n';
import type { RuleNumber } from '@archivolt/red-cathedral';

export const rules = {
  chapters: {
    T: 'Begriffe',
    S: 'Punkteleiste',
    P: 'Aufbau',
    F: 'Ablauf eines Zuges',
    C: 'Einen Abschnitt beanspruchen',
    B: 'Bauen',
    D: 'Dekorieren',
    A: 'Ressourcen beziehen',
    M: 'Ressourcen vom Markt',
    I: 'Einfluss',
    W: 'Werkstatt-Plättchen',
    E: 'Spielende und Schlusswertung',
    V: 'Solo gegen Iwan',
  },
  texts: {
    'RC-T1':
      'Es gibt sechs Materialien: Holz, Ziegel, Stein, Gold, grüne Edelsteine und lila Edelsteine. Jedes Stück belegt einen Platz in deinem Inventar.',
    'RC-T2':
      'Ressourcen sind Materialien, Rubel und Anerkennungspunkte. Wo du ein beliebiges Material erhältst, wählst du eine der sechs Sorten (RC-T4).',
    'RC-T3':
      'Der Vorrat an Materialien ist begrenzt: Was darin fehlt, erhältst du nicht, und ein Ertrag, den er nicht ganz decken kann, bringt nur, was da ist; Rubel gehen nie aus. Verkaufte, getauschte, abgegebene oder für Verzierungen verwendete Materialien kommen sofort in den Vorrat zurück. Gelieferte liegen auf ihrem Abschnitt, bis er fertiggestellt ist, die von Iwan auf seinen Karten.',
    'RC-T4':
      'Ganz gleich, wie du ein Material erhältst: Es muss im Vorrat liegen und braucht einen freien Platz in deinem Inventar; der Rest verfällt, und du darfst nie etwas abwerfen, um Platz zu schaffen. Ein beliebiges Material wählst du unter den Sorten im Vorrat; kaufen oder tauschen darfst du nur, wenn das, was du bekommst, im Vorrat liegt und nach dem Bezahlen in dein Inventar passt. Weniger zu nehmen ist immer erlaubt.',
    'RC-S1':
      'Alle haben je einen Marker auf der Punkteleiste; jedes Feld zählt einen Anerkennungspunkt, und manche Felder tragen außerdem eine Zahl von Prestigepunkten. Alle Marker beginnen auf Feld 2.',
    'RC-S2':
      'Wenn du Anerkennungspunkte erhältst oder verlierst, ziehst du deinen Marker um so viele Felder vor oder zurück. Unter Feld 0 fällt er nie.',
    'RC-S3':
      'Für jeden Prestigepunkt, den du erhältst, ziehst du deinen Marker auf das nächste Prestigefeld vor; für jeden, den du verlierst, ziehst du ihn auf das nächstgelegene Prestigefeld hinter ihm zurück. Von einem Feld zwischen zwei Prestigefeldern aus sind beide Züge kürzer als ein ganzer Abstand; das ist so gewollt.',
    'RC-S4':
      'Liegt hinter deinem Marker kein Prestigefeld (das Feld, auf dem er steht, und Feld 0 zählen nicht), kannst du nicht freiwillig Prestige verlieren: Die optionalen Aktionen (RC-F2a, RC-F2b) stehen dir dann nicht offen.',
    'RC-S5':
      'Das letzte Feld steht für 80 Anerkennungspunkte und 40 Prestigepunkte. Ein Marker, der darüber hinausgeht, wird auf die Seite +40 gedreht und rückt weiter: Jeder weitere Anerkennungspunkt ist dann auch ein Prestigepunkt, ohne Obergrenze.',
    'RC-P1':
      'Es spielen 1 bis 4 Personen. Alle nehmen je eine Farbe (Rot, Gelb, Grün oder Blau), einen Werkstatt-Spielplan, 6 Banner und 4 Verzierungen: 1 Tür, 2 Bögen und 1 Kreuz. Für alle am Tisch gilt dieselbe Seite der Werkstatt-Spielpläne, Grundspiel oder fortgeschritten.',
    'RC-P2':
      'Dein Inventar hat 10 Plätze; 4 deiner Banner belegen 4 davon, also sind zu Beginn 6 frei. Deine 2 übrigen Banner liegen neben dem Inventar (Grundspiel-Seite) oder auf den beiden weißen Werkstattfeldern (fortgeschrittene Seite).',
    'RC-P3':
      'Auf der Grundspiel-Seite sind alle 4 Verzierungen von Anfang an verfügbar. Auf der fortgeschrittenen Seite liegen sie auf den vier farbigen Werkstattfeldern und sind gesperrt (RC-C7).',
    'RC-P4': 'Die 8 Ressourcen-Plättchen werden gemischt und auf die 8 Bereiche des Marktes verteilt.',
    'RC-P5':
      'Jede der vier Gruppen (Handwerker, Fuhrleute, Händler, Klerus) hat 3 Einfluss-Karten, von denen eine zufällig gezogen wird; wahlweise nehmt ihr stattdessen die für die erste Partie empfohlenen Karten. Die vier Karten kommen zufällig auf die vier Viertel.',
    'RC-P6':
      'Die fünf Würfel (Weiß, Rot, Gelb, Grün, Blau) werden geworfen. In zufälliger Reihenfolge kommt einer in den Bereich des Ressourcen-Plättchens mit Anerkennung, dann je einer in die folgenden Bereiche in Pfeilrichtung (im Uhrzeigersinn). Die fünf Würfel sind immer alle im Spiel, egal wie viele mitspielen.',
    'RC-P7':
      'Eine Bauplan-Karte für die Zahl der Mitspielenden (solo: eine von denen für 2 Personen) wird zufällig gezogen. Sie bestimmt die Zahl der Türme und wie viele Mittelteile jeder Turm hat; jeder Turm hat genau ein Erdgeschoss und eine Turmspitze.',
    'RC-P8':
      'Die Kathedralen-Karten werden zufällig aus den drei Stapeln gezogen: Erdgeschosse, Mittelteile und Turmspitzen. Nicht benötigte Karten kommen aus dem Spiel.',
    'RC-P9':
      'Bei weniger als 3 Personen kommen die für 3–4 Personen markierten Werkstatt-Plättchen aus dem Spiel. Auf jede Kathedralen-Karte kommt offen ein zufälliges Plättchen; der Rest kommt aus dem Spiel.',
    'RC-P10':
      'Wer beginnt, wird ausgelost oder am Tisch bestimmt. In Zugreihenfolge gibt es 3, 4, 4 und 5 Rubel.',
    'RC-F1':
      'Gespielt wird im Uhrzeigersinn. In deinem Zug führst du genau eine Grundaktion aus: einen Abschnitt beanspruchen (RC-C1), bauen (RC-B1) oder Ressourcen beziehen (RC-A1).',
    'RC-F2':
      'Vor, während und nach deiner Grundaktion darfst du die optionalen Aktionen (RC-F2a, RC-F2b) nutzen, auch beide in einem Zug. Das geht immer, wenn das Spiel auf eine Entscheidung von dir wartet: zwischen Lieferungen, zwischen den Nutzungen einer Unendlich-Aktion, zwischen den Teilen des Beziehens (RC-A4), vor dem Bezahlen eines Werkstattfelds. Es geht nicht innerhalb der Schritte einer Fertigstellung (RC-B5), im Zug einer anderen Person oder Iwans und nach dem Ende deines Zuges.',
    'RC-F2a': 'Optionale Aktion: Verliere 1 Prestigepunkt und erhalte 2 Rubel, so oft du willst.',
    'RC-F2b':
      'Optionale Aktion, höchstens einmal pro Zug: Verliere 1 Prestigepunkt und wirf alle Würfel eines Bereichs deiner Wahl neu. Dort muss mindestens ein Würfel liegen.',
    'RC-F3':
      'Ist deine Grundaktion abgeschlossen, endet dein Zug, sobald du es ansagst; bis dahin bleiben die optionalen Aktionen möglich (RC-F2).',
    'RC-F4':
      'Du hast immer eine erlaubte Aktion, denn Ressourcen beziehen geht immer: Fünf Würfel mit Werten von 1 bis 6 liegen auf einem Ring aus 8 Bereichen, höchstens drei je Bereich. Beim Bauen lieferst du mindestens ein Material; als Passen taugt die Aktion also nicht.',
    'RC-F5':
      'Keine Regel beendet eine festgefahrene Partie, aber die Beteiligten dürfen sich auf ihr Ende einigen. Eine simulierte Partie bricht nach einer angegebenen Zahl von Zügen ab und meldet das.',
    'RC-C1':
      'Nimm eines deiner Banner, die noch auf deinem Spielplan liegen. Auf der Grundspiel-Seite kommt es aus dem Inventar, solange dort eines liegt, weil so ein Platz frei wird; auf der fortgeschrittenen Seite wählst du zwischen einem Banner aus dem Inventar und einem von einem weißen Werkstattfeld.',
    'RC-C2':
      'Ein Abschnitt ist verfügbar, wenn er kein Banner trägt und entweder ein Erdgeschoss ist oder direkt über einem Abschnitt liegt, der ein Banner trägt, gleich von wem und ob er nur beansprucht oder schon fertiggestellt ist.',
    'RC-C3':
      'Lege dein Banner auf den Abschnitt, nimm sein Werkstatt-Plättchen und lege es auf ein freies Werkstattfeld deines Spielplans: Es gibt vier farbige Felder, eines je farbigen Würfel, und zwei weiße.',
    'RC-C4':
      'Lege das Plättchen kostenlos verdeckt hin, dann kann es nie aktiviert werden, oder offen gegen die Kosten des Feldes. Auf der Grundspiel-Seite sind sie auf jedem Feld aufgedruckt (2 bis 4 Rubel); auf der fortgeschrittenen Seite betragen sie immer 3 Rubel.',
    'RC-C5':
      'Legst du das Plättchen offen hin, erhältst du sofort seinen Bonus: die gezeigte Ressource oder, bei einem Würfel-Plättchen, was der Bereich dieses Würfels bringt (RC-W2).',
    'RC-C6':
      'Ohne Banner kannst du keinen Abschnitt beanspruchen. Du hast immer so viele freie Werkstattfelder wie Banner.',
    'RC-C7':
      'Auf der fortgeschrittenen Seite schaltet ein offen auf ein farbiges Feld gelegtes Plättchen die dort liegende Verzierung frei. Ein verdeckt auf dieses Feld gelegtes Plättchen lässt die Verzierung für den Rest der Partie gesperrt.',
    'RC-C8':
      'Auf der fortgeschrittenen Seite nimmt ein weißes Feld, auf dem noch sein Banner liegt, kein Plättchen auf. Ist das genommene Banner (RC-C1) das von diesem Feld, darfst du das Plättchen in derselben Aktion dorthin legen.',
    'RC-B1':
      'Liefere bis zu 3 Materialien aus deinem Inventar, beliebig aufgeteilt auf Bauen (RC-B2) und Dekorieren (RC-D1).',
    'RC-B2':
      'Zum Bauen legst du Materialien auf einen oder mehrere Abschnitte, die du beansprucht und noch nicht fertiggestellt hast, aber nur in den Sorten und Mengen, die dort noch fehlen. Ein Abschnitt muss nicht auf einmal fertig werden: Geliefertes bleibt liegen.',
    'RC-B3':
      'Hat ein Abschnitt alles, was er braucht, ist er sofort fertiggestellt: Seine Materialien kommen zurück in den Vorrat, die Person, der er gehört, erhält seine Anerkennungspunkte und Rubel, die Karte wird umgedreht, und das Banner bleibt darauf.',
    'RC-B4':
      'Wird ein Abschnitt fertiggestellt, so kostet jeder beanspruchte, aber nicht fertiggestellte Abschnitt darunter im selben Turm die Person, der er gehört, sofort 1 Anerkennungspunkt für jeden fertiggestellten Abschnitt über ihm in diesem Turm, ihre eigenen nicht mitgezählt; die Verluste für mehrere solche Abschnitte werden zusammengezählt. Auch wer den Abschnitt fertigstellt, kann bestraft werden, nämlich für fertiggestellte Abschnitte anderer über den eigenen unfertigen.',
    'RC-B5':
      'Eine Fertigstellung läuft in dieser Reihenfolge ab: Belohnung (RC-B3), dann Strafen (RC-B4), dann, wenn es der eigene sechste Abschnitt ist, das Auslösen des Spielendes (RC-E1).',
    'RC-D1':
      'Jeder fertiggestellte Abschnitt, gleich von wem, kann eine Verzierung aufnehmen: ein Erdgeschoss eine Tür, ein Mittelteil einen Bogen, eine Turmspitze ein Kreuz. Mehr als eine Verzierung trägt ein Abschnitt nie.',
    'RC-D2':
      'Du brauchst diese Verzierung unter deinen verfügbaren und lieferst ihr Material (Holz für eine Tür, Stein für einen Bogen, Gold für ein Kreuz) sowie 0, 1 oder 2 Edelsteine, alles in einem Schritt: Später kommt kein Edelstein mehr dazu. Diese Materialien kommen sofort zurück in den Vorrat.',
    'RC-D3':
      'Edelsteine bringen sofort je 1 Prestigepunkt, zwei gleichfarbige also 2, zwei verschiedenfarbige aber zusammen 3.',
    'RC-D4':
      'Jedes Material und jeder Edelstein zählt als ein geliefertes Material für die Grenze der Aktion: 3 beim Bauen, 1 oder 2 bei einer Einfluss-Aktion (RC-I4).',
    'RC-D5':
      'Ein Abschnitt, der früher in derselben Aktion fertiggestellt wurde, darf in ihr schon dekoriert werden.',
    'RC-A1':
      'Wähle einen Würfel und ziehe ihn im Uhrzeigersinn um genau so viele Bereiche weiter, wie er Augen zeigt.',
    'RC-A2':
      'Ist es der weiße Würfel oder der Würfel deiner Farbe, darfst du ihn gegen Rubel weiterziehen: 1 Rubel je Bereich, ohne Grenze, auch ganz herum bis in seinen eigenen Bereich. Angeboten wird nur der billigste Weg in jeden Bereich.',
    'RC-A3':
      'Der Würfel darf nicht dort enden, wo schon drei andere Würfel liegen; nimm dann einen anderen Würfel oder bezahle weitere Schritte (RC-A2).',
    'RC-A4':
      'Danach darfst du Folgendes je höchstens einmal tun, in beliebiger Reihenfolge und alles freiwillig: Ressourcen vom Markt nehmen (RC-M1), Einfluss nutzen (RC-I1), ein Werkstatt-Plättchen aktivieren (RC-W1).',
    'RC-A5':
      'Zum Schluss wirfst du alle Würfel in diesem Bereich neu und lässt sie dort liegen. Damit ist deine Grundaktion abgeschlossen.',
    'RC-M1':
      'Nimm bis zu so viel, wie das in diesem Moment dort liegende Ressourcen-Plättchen bringt, mal die Zahl der Würfel im Bereich, den gezogenen mitgezählt. Du darfst weniger nehmen.',
    'RC-M2':
      'Materialien brauchen freie Plätze in deinem Inventar, und du darfst nichts daraus abwerfen, um Platz zu schaffen. Was nicht hineinpasst, wird nicht genommen.',
    'RC-M3': 'Rubel und Anerkennungspunkte brauchen keinen Platz im Inventar. Edelsteine schon.',
    'RC-I1':
      'Das Viertel, in dem der Würfel seinen Zug beendet hat, bestimmt die Einfluss-Karte. Du nutzt eine ihrer zwei Aktionen, nicht beide.',
    'RC-I2':
      'Eine Blitz-Aktion nutzt du einmal, eine Unendlich-Aktion in diesem Zug beliebig oft hintereinander. Optionale Aktionen (RC-F2) unterbrechen die Folge nicht, Ressourcen vom Markt zu nehmen oder ein Werkstatt-Plättchen zu aktivieren dagegen schon.',
    'RC-I3':
      'Die Karten der Handwerker bieten diese Aktionen: 1 beliebiges Material für 1 Rubel verkaufen; 1 der gezeigten Materialien für 1 Rubel kaufen; 1 der gezeigten Materialien für 1 Rubel verkaufen; 1 beliebiges Material für 2 Rubel kaufen; 1 der gezeigten Materialien für 2 Rubel verkaufen; 1 der gezeigten Materialien für 2 Rubel kaufen.',
    'RC-I4':
      'Die Karten der Fuhrleute bieten diese Aktionen: 1 Rubel zahlen und 1 Material liefern; 1 Rubel erhalten; 3 Rubel zahlen und 2 Materialien liefern; 2 Rubel zahlen und 2 Ressourcen-Plättchen vertauschen. Bei Lieferungen zahlst du zuerst und lieferst dann bis zu dieser Zahl an Materialien, mindestens aber 1. Sie dienen zum Bauen (RC-B2 bis RC-B5) und/oder Dekorieren (RC-D1 bis RC-D5).',
    'RC-I5':
      'Die Karten der Händler bieten diese Aktionen: 2 gleiche Materialien gegen 1 Material einer anderen Sorte tauschen; 1 Rubel und 1 Material gegen 1 Material einer anderen Sorte tauschen; 4 gleiche Materialien gegen 2 anderer Sorten tauschen, gleich oder verschieden; 1 deiner offenen Werkstatt-Plättchen aktivieren. Diese Aktivierung hängt nicht von der Farbe des Würfels ab (RC-W1): Sie gilt für jedes deiner offenen Plättchen, auch für das eben genutzte.',
    'RC-I6':
      'Die Karten des Klerus bieten diese Aktionen: 1 Anerkennungspunkt erhalten; 3 Rubel für 1 Prestigepunkt zahlen; 3 verschiedene Materialien für 1 Prestigepunkt abgeben; 2 Anerkennungspunkte erhalten, wenn du mindestens einen Abschnitt von jeder der drei Arten fertiggestellt hast.',
    'RC-W1':
      'Hast du ein offenes Plättchen auf dem Werkstattfeld in der Farbe des gezogenen Würfels, darfst du einmal seinen Bonus nehmen. Hast du den weißen Würfel gezogen und liegen auf beiden weißen Feldern offene Plättchen, wählst du eines davon.',
    'RC-W2':
      'Ein Würfel-Plättchen bringt einmal, was das Ressourcen-Plättchen bringt, das jetzt am derzeitigen Bereich dieses Würfels liegt, egal wie viele Würfel dort liegen. Der gezogene Würfel zählt dort, wo er jetzt liegt, noch vor dem abschließenden Wurf (RC-A5).',
    'RC-E1':
      'Stellst du deinen sechsten Abschnitt fertig, erhältst du nach seiner Belohnung 3 Prestigepunkte, und das Spielende ist ausgelöst: Du beendest Aktion und Zug wie üblich, samt abschließendem Wurf (RC-A5), dann haben alle anderen noch je einen letzten Zug. Die 3 Prestigepunkte gibt es nur für die erste Person, der das gelingt; ein in einem letzten Zug fertiggestellter sechster Abschnitt löst nichts aus.',
    'RC-E2':
      'Dann geht jeder Marker auf das nächstgelegene Prestigefeld zurück; steht er schon auf einem, bleibt er dort. Vor dem ersten Prestigefeld ist er 0 Prestigepunkte wert.',
    'RC-E3':
      'Du erhältst 1 Prestigepunkt je 5 übrige Materialien und Rubel, zusammengezählt und abgerundet. Verzierungen und auf nicht fertiggestellte Abschnitte gelieferte Materialien zählen nicht.',
    'RC-E4':
      'Ein Turm ist 2 Prestigepunkte je fertiggestellten Abschnitt wert, plus 1 je Verzierung darin. Deine Präsenz in einem Turm ist die Zahl deiner Banner auf fertiggestellten Abschnitten plus deine Verzierungen dort.',
    'RC-E5':
      'Bei 3 oder 4 Personen erhält die höchste Präsenz den Wert des Turms, die zweithöchste abgerundet die Hälfte davon, die dritthöchste abgerundet die Hälfte dieser Hälfte und so weiter; Präsenz 0 erhält nichts. Bei Gleichstand zählen die Beteiligten die Prestigepunkte der Plätze zusammen, die sie einnehmen, und teilen sie gleichmäßig, abgerundet. Nach einem Gleichstand nimmt die nächste Person den nächsten freien Platz ein.',
    'RC-E6':
      'Bei 2 Personen erhält die höhere Präsenz den Wert des Turms und die andere Person, falls dort präsent, abgerundet ein Drittel davon. Bei Gleichstand gehen beide leer aus.',
    'RC-E7':
      'Wer die meisten Prestigepunkte hat, gewinnt. Bei Gleichstand entscheiden mehr fertiggestellte Abschnitte, dann mehr platzierte Verzierungen; danach wird der Sieg geteilt.',
    'RC-V1':
      'Baue auf wie für 2 Personen: Die für 3–4 Personen markierten Werkstatt-Plättchen kommen aus dem Spiel, aber die fünf davon, die einen Würfel zeigen, eines je Farbe, werden Iwans Plättchen. Iwan hat 6 Banner, 4 Verzierungen und einen Punktemarker, aber weder Werkstatt noch Rubel.',
    'RC-V2':
      'Die 5 Solo-Karten (Anerkennung, Inventar, Transport, Beanspruchen, Bau) werden gemischt und in einer Reihe ausgelegt. Iwans 5 Plättchen werden gemischt und offen auf die Karten gelegt, je eines pro Karte.',
    'RC-V3':
      'Zuerst beansprucht Iwan das Erdgeschoss mit den meisten Anerkennungspunkten, bei Gleichstand das im Turm ganz links; sind auf dessen Werkstatt-Plättchen Anerkennungspunkte aufgedruckt, erhält er sie, und das Plättchen kommt aus dem Spiel. Ihm bleiben 5 Banner. Du beginnst, mit 3 Rubeln.',
    'RC-V4':
      'Liegen alle Plättchen Iwans verdeckt, beginnt sein Zug mit ihrer Erneuerung (RC-V6). Dann nimmst du die am weitesten links liegende Karte mit offenem Plättchen, ziehst den Würfel in der Farbe dieses Plättchens um seine Augenzahl und drehst das Plättchen auf die verdeckte Seite. Würde der Würfel in einem Bereich mit drei Würfeln enden, bleibt er stehen, und am Markt geschieht nichts (keine Anerkennungspunkte, kein Wurf); das Plättchen wird trotzdem umgedreht und die Aktion der Karte ausgeführt.',
    'RC-V5':
      'Iwan nimmt keine Ressourcen, erhält aber Anerkennungspunkte, wenn das Ressourcen-Plättchen des Bereichs welche bringt (mal die Würfel dort, wie bei dir) und wenn die Einfluss-Karte dieses Viertels eine Aktion hat, die welche ohne Kosten bringt (einmal, die beste, deren Bedingung er erfüllt). Die Würfel in diesem Bereich werden wie üblich neu geworfen. Dann wird die Aktion seiner Karte ausgeführt (RC-V5a bis RC-V5e).',
    'RC-V5a': 'Karte Anerkennung: Iwan erhält 4 Anerkennungspunkte.',
    'RC-V5b':
      'Karte Inventar: 4 Materialien vom größten Stapel des Vorrats, alle von dieser Sorte, kommen auf diese Karte. Sind mehrere Stapel am größten, entscheidet die Reihenfolge der Materialliste (RC-T1); hat der Stapel weniger als 4, kommt der Rest vom nächstgrößten.',
    'RC-V5c': 'Karte Transport: Alle Materialien von der Karte Inventar kommen auf die Karte Bau.',
    'RC-V5d':
      'Karte Beanspruchen: Hat er ein Banner, beansprucht Iwan einen Abschnitt direkt über einem, den du beansprucht oder fertiggestellt hast; sonst ein Erdgeschoss; sonst einen Abschnitt deiner Wahl. Kommen mehrere vom gleichen Rang in Frage, wählst du. Sind auf dem Werkstatt-Plättchen des Abschnitts Anerkennungspunkte aufgedruckt, erhält er sie (ein Würfel-Plättchen bringt keine), und das Plättchen kommt aus dem Spiel.',
    'RC-V5e':
      'Karte Bau: Alle Materialien auf dieser Karte kommen auf Iwans beanspruchte, nicht fertiggestellte Abschnitte, wobei nur die Anzahl zählt und nicht die Sorte, Turm für Turm von links nach rechts und im Turm von unten nach oben. Fertiggestellte Abschnitte bringen ihm ihre Anerkennungspunkte, aber keine Rubel, und ziehen Strafen nach sich (RC-B4). Überschuss geht an den nächsten Abschnitt, und was kein Abschnitt aufnehmen kann, bleibt auf dieser Karte.',
    'RC-V6':
      'Liegen alle Plättchen Iwans verdeckt, platziert er zuerst eine Verzierung, in der Reihenfolge Tür, Bogen, Bogen, Kreuz, auf einem dazu passenden fertiggestellten Abschnitt ohne Verzierung: auf einem von deinen oder, wenn das nicht geht, auf einem eigenen; du wählst, auf welchem. Das kostet nichts und bringt ihm 1 Prestigepunkt; passt diese Verzierung nirgends, entfällt der Schritt, auch wenn andere Verzierungen passen würden. Dann werden alle seine Plättchen gemischt und wieder offen ausgelegt.',
    'RC-V7':
      'Stellst du oder stellt Iwan den sechsten Abschnitt fertig, erhält niemand die 3 Prestigepunkte (RC-E1), und die andere Seite hat noch einen letzten Zug. Die Schlusswertung läuft wie bei 2 Personen, nur werden für Iwan keine Materialien und Rubel gewertet; die meisten Prestigepunkte gewinnen, über Gleichstände wird wie üblich entschieden (RC-E7). Strafen treffen Iwan und dich gleichermaßen (RC-B4).',
  },
  synonyms: [
    ['Rubel', 'Geld', 'Münzen', 'bezahlen', 'kosten', 'Kosten', 'Preis'],
    ['Anerkennung', 'Anerkennungspunkte', 'Punkte', 'Ruhm', 'Wertung'],
    ['Prestige', 'Prestigepunkte', 'Punkte', 'Siegpunkte', 'Wertung'],
    ['fertiggestellt', 'fertigstellen', 'stellst', 'beenden', 'abschließen', 'vollenden', 'fertig'],
    ['liefern', 'lieferst', 'bauen', 'Bau', 'bringen', 'errichten'],
    ['dekorieren', 'Verzierung', 'Verzierungen', 'schmücken', 'Ornament', 'Tür', 'Bogen', 'Kreuz'],
    ['beanspruchen', 'beansprucht', 'nehmen', 'reservieren', 'Banner', 'Fahne', 'Flagge'],
    ['Strafe', 'Strafen', 'verlieren', 'verliert', 'bestrafen', 'überbaut'],
    ['Bereich', 'Markt', 'Ort', 'Kreis', 'Ring'],
    ['Werkstatt', 'Werkstattfeld', 'Spielplan'],
    ['Inventar', 'Lager', 'Platz'],
    ['Vorrat', 'Bank', 'Reserve'],
    ['Materialien', 'Material', 'Ressourcen', 'Waren', 'Würfelchen'],
    ['Einfluss', 'Gilde', 'Gilden', 'Handwerker', 'Fuhrleute', 'Händler', 'Klerus'],
    ['Edelstein', 'Edelsteine', 'Juwel', 'Gemme'],
    ['Wurf', 'würfeln', 'Würfel', 'werfen', 'neu würfeln'],
    ['Iwan', 'solo', 'allein', 'Automa'],
  ],
} satisfies RuleBook<RuleNumber>;

import type { RedCathedralLessons } from '../messages/lessons.ts';

export const lessons = {
  goal: {
    title: 'Dein erster Abschnitt',
    about: 'Worum es geht, wie du einen Abschnitt beanspruchst und was dir sein Plättchen bringt.',
    learnt: [
      'Beanspruchen heißt: Dein Banner kommt auf ein Erdgeschoss oder auf einen Abschnitt direkt über irgendeinem Banner.',
      'Das Plättchen kommt in deine Werkstatt: offen gegen Rubel oder verdeckt und kostenlos.',
      'Jedes Banner, das dein Inventar verlässt, macht Platz für ein weiteres Material.',
    ],
    says: {
      cathedral:
        'Gemeinsam baut ihr die Basilius-Kathedrale in Moskau, aber nur eine Person wird dafür gerühmt: Wer am Ende das meiste Prestige hat, gewinnt.',
      tower:
        'Jeder Turm ist ein Stapel von Abschnitten: unten das Erdgeschoss, darüber Mittelteile und ganz oben die Turmspitze.',
      card: 'Ein Abschnitt zeigt, welche Materialien er braucht und was er einbringt, wenn man ihn fertigstellt: Anerkennung und Rubel.',
      turn: 'In deinem Zug tust du genau eines von drei Dingen: einen Abschnitt beanspruchen, bauen oder Ressourcen beziehen.',
      claim:
        'Zuerst brauchst du einen eigenen Abschnitt. Beanspruche das Erdgeschoss von Turm II: Tippe es in der Kathedrale an.',
      otherBase:
        'Auch dieses Erdgeschoss könntest du beanspruchen. Nimm hier das von Turm II: Sein Plättchen bringt dir Holz.',
      marketLater: 'Der Markt hat eine eigene Lektion. Beanspruche erst das Erdgeschoss von Turm II.',
      tile: 'Sein Werkstatt-Plättchen gehört jetzt dir. Lege es auf das blaue Feld deiner Werkstatt: Offen kostet es dort 2 Rubel.',
      redSlot:
        'Auf dem roten Feld würde das Plättchen 4 Rubel kosten, und du hast nur 3. Nimm das blaue Feld.',
      otherSlot: 'Auch dieses Feld ist frei. Nimm für diese Lektion das blaue.',
      notDown:
        'Verdeckt kostet es nichts, aber dann bringt dir das Plättchen nie etwas. Du kannst es dir offen leisten.',
      takeBoth: 'Du darfst auch weniger nehmen, aber nimm hier beide.',
      benefit:
        'Sofort 2 Holz! Ein Plättchen wirkt, wenn du es offen hinlegst, und dann jedes Mal, wenn du den Würfel in der Farbe seines Feldes ziehst.',
      space: 'Dein Banner kam aus dem Inventar. Wo es lag, ist jetzt Platz für ein weiteres Material.',
      boris:
        'Jetzt ist Boris am Zug. Er beansprucht das Erdgeschoss von Turm I und bezahlt für sein Plättchen.',
      above:
        'Ein Erdgeschoss kannst du immer beanspruchen, einen höheren Abschnitt erst, wenn direkt darunter ein Banner liegt, egal von wem.',
      claimAbove: 'Beanspruche also den Mittelteil über dem Erdgeschoss von Boris, in Turm I.',
      aboveYourself:
        'Über dem eigenen Erdgeschoss ist auch ein guter Platz. Hier siehst du aber, dass du sogar über Boris bauen darfst.',
      buildLater: 'Gebaut wird in der dritten Lektion. Beanspruche jetzt den Mittelteil von Turm I.',
      faceDown:
        'Du hast noch 1 Rubel, das reicht für kein Feld. Lege das Plättchen verdeckt auf ein beliebiges Feld: Das kostet nichts, aber es wird nie aktiviert.',
      close:
        'Zwei Abschnitte tragen jetzt dein Banner. Zum Bauen brauchst du Materialien, und die gibt es auf dem Markt.',
    },
  },
  market: {
    title: 'Der Markt',
    about: 'Würfel ziehen, nehmen, was sie bringen, Einfluss und Plättchen nutzen und würfeln.',
    learnt: [
      'Ein Würfel zieht im Uhrzeigersinn genau so weit, wie er zeigt; deiner und der weiße ziehen für 1 Rubel je Bereich weiter.',
      'Ein Bereich gibt seinen Ertrag einmal für jeden Würfel, der dort liegt, soweit dein Inventar Platz hat.',
      'Dazu kommen Einfluss und ein Plättchen in der Farbe des Würfels, in beliebiger Reihenfolge; der Wurf beendet den Besuch.',
    ],
    says: {
      ring: 'Der Markt ist ein Ring aus acht Bereichen. Jeder gibt eine Ressource: sechs Materialien, Rubel und Anerkennung.',
      dice: 'Um Ressourcen zu beziehen, ziehst du einen der fünf Würfel: im Uhrzeigersinn genau so viele Bereiche weit, wie er zeigt. Du darfst jeden nehmen.',
      move: 'Der gelbe Würfel zeigt 1. Tippe ihn an, dann den Bereich mit den Ziegeln, einen weiter.',
      redLater: 'Der rote Würfel ist deiner und kann mehr: Er kommt gleich dran. Nimm zuerst den gelben.',
      otherDie: 'Du darfst jeden Würfel ziehen. Nimm für diese Lektion den gelben.',
      notClaim: 'Abschnitte hast du fürs Erste genug. Geh mit dem gelben Würfel auf den Markt.',
      take: 'Hier liegen jetzt zwei Würfel, also gibt der Bereich seine 2 Ziegel zweimal. Nimm alle 4: Tippe den Bereich an.',
      rollEnds: 'Der Wurf beendet deinen Besuch, und hier ist noch etwas für dich.',
      takeAll: 'Du darfst auch weniger nehmen, aber nimm hier so viel, wie du kannst.',
      influence:
        'Jedes Viertel des Rings hat eine Einfluss-Karte mit zwei Aktionen, und eine davon darfst du nutzen. Die Fuhrleute bieten dir einen Rubel: Nimm ihn.',
      deliverLater:
        'Für 1 Rubel liefern die Fuhrleute sofort ein Material. Das ist praktisch, aber nimm jetzt den Rubel.',
      activate:
        'Du hast den gelben Würfel gezogen, also wirkt auch das offene Plättchen auf deinem gelben Feld: 2 Steine. Tippe es an.',
      roll: 'Hier ist nichts mehr zu holen. Würfle: Alle Würfel in diesem Bereich bekommen neue Zahlen, und niemand weiß, welche.',
      rolled:
        'Die beiden Würfel bleiben mit neuen Zahlen liegen. Markt, Einfluss und Plättchen: je einmal, in beliebiger Reihenfolge, und dann immer der Wurf.',
      boris: 'Boris findet einen anderen Markt vor als du. Er zieht den gelben Würfel zum grünen Edelstein.',
      further:
        'Zwei Würfel können mehr für dich tun: der in deiner Farbe und der weiße. Jeder Bereich über ihre Zahl hinaus kostet 1 Rubel.',
      pay: 'Der rote Würfel zeigt 2, aber das Holz liegt 3 weiter. Ziehe ihn dorthin; das kostet dich 1 Rubel.',
      threePlaces: 'Dorthin darf er. Das Holz liegt aber 3 Bereiche weiter und kostet nur 1 Rubel.',
      whiteToo: 'Auch der weiße Würfel zieht für Rubel weiter. Nimm hier den roten.',
      room: 'Drei Würfel: Das macht 6 Holz! Aber dein Inventar hat nur noch Platz für 2, der Rest bleibt im Vorrat. Nimm sie.',
      tradeLater: 'Die Händler tauschen Materialien. Du brauchst jetzt nichts von ihnen.',
      rollAgain:
        'Jetzt werden drei Würfel geworfen. Ein vierter darf nie dazukommen: Wo drei andere liegen, darf kein Würfel landen. Würfle.',
      close: 'Dein Inventar ist voll mit gutem Material. Höchste Zeit zu bauen, in der nächsten Lektion.',
    },
  },
  build: {
    title: 'Bauen und dekorieren',
    about:
      'Materialien liefern, Abschnitte fertigstellen, Anerkennung und Prestige sammeln und schneller sein als Boris.',
    learnt: [
      'Eine Bauaktion liefert bis zu drei Materialien; ein Abschnitt, der alles hat, zahlt sofort aus.',
      'Anerkennung bewegt deinen Marker, und das letzte erreichte Prestige zählt.',
      'Wer einen Abschnitt unfertig unter einem fertigen fremden lässt, verliert Anerkennung; Edelsteine in Verzierungen bringen Prestige.',
    ],
    says: {
      needs:
        'Dein Erdgeschoss in Turm II braucht 1 Holz, 1 Ziegel und 1 Stein. Alle drei sind in deinem Inventar.',
      deliver:
        'Eine Bauaktion liefert bis zu drei Materialien. Tippe das Erdgeschoss von Turm II an, und sie kommen dorthin.',
      thisFirst:
        'Auch dieser Abschnitt gehört dir. Beginne aber mit dem Erdgeschoss von Turm II, das du jetzt fertigstellen kannst.',
      notStop: 'Hör noch nicht auf: Was dieser Abschnitt braucht, liegt in deinem Inventar.',
      haveEnough: 'Du hast alles, was du brauchst. Bau damit!',
      completed:
        'Fertig! Das Erdgeschoss steht und bringt dir 4 Anerkennung: Dein Marker geht vier Felder weiter.',
      prestige:
        'Er hat ein rotes Prestigefeld passiert. Am Ende zählt das letzte, das du erreicht hast, und je weiter du kommst, desto dichter liegen sie.',
      end: 'Weil du schon Prestige hast, könntest du jetzt 1 davon für 2 Rubel oder einen neuen Wurf abgeben. Behalte es lieber und beende deinen Zug.',
      keepPrestige: 'Das würde dich 1 Prestige kosten. Behalte es und beende deinen Zug.',
      overbuilt:
        'Boris stellt seinen Mittelteil in Turm III fertig, direkt über deinem unfertigen Erdgeschoss. Das kostet dich 1 Anerkennung.',
      penalty:
        'Für jeden fertigen Abschnitt anderer über einem unfertigen von dir verlierst du 1 Anerkennung. Stelle untere Abschnitte also früh fertig. Und Boris hat selbst ein unfertiges Erdgeschoss, in Turm I.',
      payBack: 'Dir gehört der Abschnitt darüber. Stelle ihn fertig: Holz, Ziegel und ein grüner Edelstein.',
      ownBaseLater:
        'Dein Erdgeschoss in Turm III kannst du noch nicht fertigstellen, den Abschnitt über Boris schon.',
      decorateLater: 'Dekoriert wird gleich. Stelle erst den Mittelteil von Turm I fertig.',
      endAgain: '4 Anerkennung und 1 Rubel für dich, und Boris verliert 1. Beende deinen Zug.',
      boris: 'Boris braucht einen ruhigen Moment und geht auf den Markt.',
      decorate:
        'Fertige Abschnitte kannst du dekorieren. Ein Erdgeschoss bekommt eine Tür, und die kostet 1 Holz. Tippe die Tür in deiner Werkstatt an und dann das Erdgeschoss von Turm II, oder gleich das Erdgeschoss.',
      woodForDoor: 'Behalte dein letztes Holz: Die Tür braucht es.',
      gem: 'Lege einen Edelstein dazu! Einer bringt 1 Prestige, zwei verschiedenfarbige sogar 3. Nimm den lila Edelstein.',
      addGem: 'Ohne den Edelstein bringt die Tür kein Prestige. Lege ihn dazu.',
      last: 'Dein Marker springt auf das nächste Prestigefeld. Die Tür zählt auch, wenn der Turm gewertet wird: Das ist die nächste Lektion. Beende deinen Zug.',
    },
  },
  end: {
    title: 'Das Ende und die Türme',
    about: 'Wie die Partie endet, was jeder Turm wert ist und wer ihn bekommt.',
    learnt: [
      'Wer zuerst den sechsten Abschnitt fertigstellt, bekommt 3 Prestige, und alle anderen haben noch einen letzten Zug.',
      'Ein Turm ist 2 je fertigen Abschnitt und 1 je Verzierung wert; wer dort am stärksten vertreten ist, bekommt ihn.',
      'Zu zweit bekommt die zweite Person ein Drittel, und bei Gleichstand gehen beide leer aus.',
    ],
    says: {
      five: 'Du hast fünf Abschnitte fertiggestellt, Boris drei. Wer zuerst den sechsten fertigstellt, löst das Ende aus und bekommt dafür 3 Prestige.',
      values:
        'Am Ende wird jeder Turm gewertet: 2 Prestige für jeden fertigen Abschnitt und 1 für jede Verzierung darin. Turm III ist 5 wert.',
      shares:
        'Fertige Abschnitte und Verzierungen zählen als Präsenz. In Turm I führt Boris mit 2 zu 1: Er bekommt dessen 6 Punkte und du ein Drittel, also 2.',
      tie: 'In Turm II habt ihr je einen Abschnitt. Zu zweit bringt ein Gleichstand keinem von euch etwas!',
      sixth:
        'Stelle also die Turmspitze von Turm II fertig: Sie löst den Gleichstand auf und ist dein sechster Abschnitt. Nur der grüne Edelstein fehlt.',
      noNeed: 'Du brauchst keine Ressourcen mehr: Was der Turmspitze fehlt, liegt in deinem Inventar.',
      keepPrestige: 'Rubel sind jetzt wenig wert. Behalte dein Prestige.',
      triggered:
        'Sechs Abschnitte! 3 Prestige für dich, dazu 6 Anerkennung und 2 Rubel von der Turmspitze. Turm II gehört jetzt dir.',
      finish:
        'Du hast 5 Rubel. Fünf übrige Materialien und Rubel sind 1 Prestige wert, also bringt es nichts, sie auszugeben. Beende deinen Zug.',
      noReroll: 'Auf die Würfel kommt es für dich nicht mehr an. Beende deinen Zug.',
      boris:
        'Boris hat einen letzten Zug. Er setzt eine Tür mit einem lila Edelstein auf das Erdgeschoss von Turm I. Dann öffnet sich die Schlusswertung.',
      leftovers:
        'Die Schlusswertung zählt zusammen: das Prestige deines Markers, 1 für je fünf übrige Materialien und Rubel und deinen Anteil an jedem Turm.',
      winner:
        'Bei Gleichstand entscheidet die Zahl der fertigen Abschnitte, dann die der Verzierungen. Jetzt weißt du alles für eine ganze Partie!',
    },
  },
  advanced: {
    title: 'Die fortgeschrittene Werkstatt',
    about:
      'Die andere Seite des Plans: Verzierungen, die man freischaltet, und Banner auf den weißen Feldern.',
    learnt: [
      'Ein offenes Plättchen auf einem farbigen Feld schaltet dessen Verzierung frei; ein verdecktes sperrt sie für immer.',
      'Bei jedem Beanspruchen wählst du: ein Banner aus dem Inventar oder eines von einem weißen Feld.',
      'Du darfst jeden fertigen Abschnitt dekorieren, auch einen fremden.',
    ],
    says: {
      locked:
        'Auf dieser Seite liegen deine vier Verzierungen gesperrt auf den farbigen Feldern. Ein offen dorthin gelegtes Plättchen schaltet die Verzierung frei. Jedes Feld kostet 3 Rubel.',
      lost: 'Ein verdecktes Plättchen sperrt sie für immer. So ist es deiner Tür und deinem Kreuz ergangen.',
      banners:
        'Zwei deiner Banner liegen auf den weißen Feldern. Bei jedem Beanspruchen wählst du: Eines aus dem Inventar schafft dort Platz, eines von einem weißen Feld macht dieses Feld frei.',
      claim: 'Beanspruche das Erdgeschoss von Turm II.',
      otherSection: 'Auch diesen Abschnitt könntest du beanspruchen. Bleib für diese Lektion bei Turm II.',
      banner: 'Welches Banner nimmst du? Nimm das vom weißen Feld, damit dein neues Plättchen dorthin kann.',
      fromWhite:
        'Ein Banner aus dem Inventar würde Platz für Material schaffen. Nimm diesmal das vom weißen Feld.',
      white:
        'Das erste weiße Feld ist frei, sogar noch in diesem Zug. Lege das Plättchen offen dorthin, für 3 Rubel.',
      colouredLater:
        'Ein farbiges Feld würde eine Verzierung freischalten. Das kommt gleich; nimm jetzt das weiße Feld.',
      notDown: 'Verdeckt würde es nie aktiviert. Du hast die 3 Rubel.',
      takeBoth: 'Du darfst auch weniger nehmen, aber nimm hier beide.',
      whiteDie:
        'Weiße Felder sperren nichts. Ihre Plättchen wirken, wenn du den weißen Würfel ziehst, und der zieht für alle gegen Rubel weiter.',
      boris:
        'Boris beansprucht das Erdgeschoss von Turm I, legt das Plättchen offen auf sein blaues Feld und schaltet so einen Bogen frei.',
      claimAgain: 'Mach es ebenso: Beanspruche den Mittelteil von Turm II.',
      fromInventory: 'Nimm diesmal ein Banner aus dem Inventar: Den Platz kannst du gebrauchen.',
      needRoom: 'Das zweite weiße Feld hat Zeit. Nimm das Banner aus dem Inventar.',
      unlock: 'Lege das Plättchen jetzt offen auf das grüne Feld. Der Bogen dort wird freigeschaltet.',
      greenNow: 'Auch auf dem blauen Feld liegt ein Bogen. Nimm hier das grüne Feld.',
      wouldLock: 'Verdeckt würde das den Bogen für immer sperren!',
      borisAgain: 'Boris zieht den weißen Würfel und nimmt einen grünen Edelstein.',
      decorate:
        'Du hast einen Bogen, einen Stein und einen lila Edelstein. Dekoriere den Mittelteil von Turm III und lege den Edelstein dazu. Der Mittelteil gehört Boris, aber auf jeden fertigen Abschnitt passt eine Verzierung, egal von wem.',
      archFirst: 'Bauen hat Zeit. Dekoriere zuerst, sonst kommt dir jemand zuvor.',
      addGem: 'Lege den Edelstein dazu: Er bringt 1 Prestige.',
      stop: 'Du könntest noch ein Material liefern, musst aber nicht. Hör hier auf, und dein Zug ist vorbei.',
    },
  },
  ivan: {
    title: 'Allein gegen Iwan',
    about: 'Wie dein Gegner im Solospiel handelt: fünf Karten, je ein Würfel und keine Gnade.',
    learnt: [
      'Iwan folgt der Karte ganz links, deren Plättchen offen liegt: Erst zieht ihr Würfel, dann wird die Karte ausgeführt.',
      'Von Markt und Einfluss nimmt er nur Anerkennung; wo er kann, beansprucht er über dir.',
      'Liegen alle fünf Plättchen verdeckt, setzt er eine Verzierung, und sie werden neu gemischt.',
    ],
    says: {
      rival:
        'Für Iwan muss niemand spielen: Fünf Karten in einer Reihe sagen, was er tut, und auf jeder liegt ein Würfel-Plättchen.',
      card: 'Er folgt immer der Karte ganz links, deren Plättchen offen liegt. Das ist jetzt die Karte Anerkennung mit dem weißen Würfel.',
      claim: 'Du beginnst jede Runde. Beanspruche das Erdgeschoss von Turm II.',
      otherSection: 'Ein guter Abschnitt, aber beanspruche für diese Lektion das Erdgeschoss von Turm II.',
      tile: 'Lege das Plättchen offen auf das blaue Feld. Dann sieh zu, was Iwan tut.',
      blueSlot: 'Jedes Feld ginge. Nimm für diese Lektion das blaue.',
      notDown: 'Offen gibt es dir sofort Holz, und du kannst es bezahlen.',
      takeBoth: 'Du darfst auch weniger nehmen, aber nimm hier beide.',
      recognition:
        'Der weiße Würfel ging zur Anerkennung. Iwan bekam dort 1, vom Klerus 1 und von seiner Karte 4. Von allen anderen Ressourcen nimmt er nichts.',
      next: 'Dieses Plättchen liegt jetzt verdeckt. Als Nächstes kommt seine Karte Beanspruchen mit dem gelben Würfel: Du siehst immer, was er tun wird.',
      market: 'Der blaue Würfel zeigt 4. Ziehe ihn zum lila Edelstein.',
      buildNext: 'Du könntest schon bauen, aber sieh erst, was Iwan dir antut. Ziehe den blauen Würfel.',
      takeAll:
        'Nimm den Edelstein, nutze das Plättchen auf deinem blauen Feld und würfle. Ein Knopf erledigt alles.',
      moreThere: 'Nimm vor dem Wurf den Edelstein und nutze dein blaues Plättchen.',
      noTrade: 'Du musst jetzt nicht mit den Händlern tauschen.',
      ivanClaims:
        'Iwan beansprucht einen Abschnitt über einem von deinen, und du bestimmst, wo: in Turm II oder in Turm III. Wähle Turm II, denn das Plättchen in Turm III gäbe ihm Anerkennung.',
      recognitionTile: 'Das Plättchen dort zeigt Anerkennung: Iwan bekäme sie. Wähle Turm II.',
      danger:
        'Stellt Iwan diesen Abschnitt fertig, bevor das Erdgeschoss darunter fertig ist, verlierst du Anerkennung, wie gegen jeden anderen. Und ihm geht es genauso.',
      build: 'Sei schneller: Liefere Holz, Ziegel und Stein an das Erdgeschoss von Turm II.',
      towerTwo: 'Stelle zuerst das Erdgeschoss von Turm II fertig. Du hast alles, was es braucht.',
      end: 'Fertig! Beende deinen Zug, und Iwan folgt seiner Karte Inventar.',
      materials:
        'Iwan nimmt 4 Materialien auf diese Karte, bringt sie mit der nächsten zum Bau und baut mit der letzten. Welche Materialien es sind, ist ihm gleich.',
      close:
        'Liegen alle Plättchen verdeckt, setzt Iwan eine Verzierung, und sie werden neu gemischt. Ende und Wertung sind wie zu zweit. Viel Glück!',
    },
  },
} satisfies RedCathedralLessons;

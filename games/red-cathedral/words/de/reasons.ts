import { capital } from '@archivolt/i18n';
import type { Reasons } from '../messages/reasons.ts';
import {
  counted,
  DATIVES,
  die,
  form,
  kinds,
  n,
  no,
  or,
  PLURALS,
  place,
  rubles,
  slot,
  spot,
  The,
  theOrnament,
} from './game.ts';

export const reasons = {
  over: 'Die Partie ist zu Ende. Es kann nichts mehr gespielt werden.',
  notYourTurn: ({ seat }) => `${seat.name} ist am Zug. Warte, bis du an der Reihe bist.`,
  notNow: ({ ask }) => `Zuerst ist eine andere Entscheidung fällig. ${ask}`,
  sameAs: ({ slot: k }) => `Beide Felder sind gleichwertig. Wähle ${slot(k, 1)}.`,
  noSuchSection: 'Dort sieht der Bauplan keinen Abschnitt vor. Wähle einen, der darauf steht.',
  claimedAlready: ({ section, seat }) =>
    `${The(section)} trägt schon ${seat.me ? 'dein Banner' : `das Banner von ${seat.name}`}. Wähle einen Abschnitt ohne Banner.`,
  nothingBelow: ({ section, below }) =>
    `${The(section)} ist noch nicht frei: ${The(below)} hat kein Banner. Türme werden von unten nach oben beansprucht.`,
  noBanner: 'Du hast kein Banner mehr. Bauen und Ressourcen beziehen kannst du weiterhin.',
  bannerNotAsked: ({ side }) =>
    side === 'basic'
      ? 'Auf der Grundspiel-Seite wählst du kein Banner. Es kommt aus dem Inventar, solange dort eines liegt.'
      : 'Du brauchst jetzt kein Banner. Beanspruche zuerst einen Abschnitt.',
  slotTaken: ({ slot: k }) => `Auf ${slot(k, 2)} liegt schon ein Plättchen. Wähle ein freies Feld.`,
  slotCovered: ({ slot: k }) => `Auf ${slot(k, 2)} liegt noch ein Banner. Wähle ein anderes Feld.`,
  needRubles: ({ need, have, perPrestige }) =>
    `Das kostet ${rubles(need)}; du hast ${have}. Für jeden Prestigepunkt, den du abgibst, bekommst du ${perPrestige}.`,
  notClaimed: ({ section }) =>
    `${The(section)} hat noch kein Banner. Beanspruche den Abschnitt, bevor du lieferst.`,
  notYours: ({ section, seat }) =>
    `${The(section)} gehört ${seat.me ? 'dir' : seat.name}. Geliefert wird nur an eigene Abschnitte.`,
  completedAlready: ({ section }) =>
    `${The(section)} ist fertiggestellt und braucht nichts mehr. Liefere an einen unfertigen Abschnitt.`,
  notNeeded: ({ section, kind }) => `${The(section)} braucht ${no(kind)} mehr. Liefere, was dort noch fehlt.`,
  notInHand: ({ kind, need, have }) =>
    `Du brauchst ${counted(kind ?? 0, need)} und hast ${have === 0 ? 'nichts davon' : `nur ${have}`} im Inventar. Beschaffe zuerst mehr.`,
  nothingDelivered: 'Noch ist nichts geliefert. Liefere mindestens ein Material.',
  notCompleted: ({ section }) =>
    `${The(section)} ist nicht fertiggestellt. Dekoriert werden nur fertiggestellte Abschnitte.`,
  decoratedAlready: ({ section, seat }) =>
    `${The(section)} trägt schon eine Verzierung von ${seat.me ? 'dir' : seat.name}. Mehr als eine geht nicht.`,
  ornamentGone: ({ ornament }) =>
    `Du hast ${['keine Tür', 'keinen Bogen', 'kein Kreuz'][ornament]} mehr. Wähle einen Abschnitt für eine andere Verzierung.`,
  ornamentLocked: ({ ornament, slot: k }) =>
    `${capital(theOrnament(ornament, 0))} auf ${slot(k, 2)} ist gesperrt. Ein dort offen gelegtes Plättchen schaltet die Verzierung frei.`,
  tooManyGems: ({ most }) =>
    `In dieser Aktion ${form(most, 'ist', 'sind')} nur noch ${n(most, 'Edelstein', 'Edelsteine')} erlaubt. Lege weniger dazu.`,
  exactSteps: ({ die: d, shows }) =>
    `${capital(die(d, 0))} zieht mindestens um ${shows}, seine Augenzahl. Wähle einen Bereich weiter vorn.`,
  notYourDie: ({ die: d, shows }) =>
    `${capital(die(d, 0))} zieht um genau ${shows}. Nur der weiße und der Würfel deiner Farbe ziehen gegen Rubel weiter.`,
  cheaperWay: ({ die: d, steps }) =>
    `${capital(die(d, 0))} kommt billiger dorthin: ${n(steps, 'Bereich genügt', 'Bereiche genügen')}.`,
  placeFull: ({ place: at }) =>
    `Im ${place(at)} liegen schon drei andere Würfel. Wähle einen anderen Würfel oder Bereich.`,
  noDieMoved: 'In diesem Zug wurde noch kein Würfel gezogen. Ziehe zuerst einen, um Ressourcen zu beziehen.',
  takenAlready:
    'Die Ressourcen dieses Bereichs hast du schon genommen. Weiter mit Einfluss, Plättchen oder Wurf.',
  noSpace:
    'Dein Inventar ist voll. Liefere oder verkaufe; Beanspruchen schafft Platz, solange dort Banner liegen.',
  supplyEmpty: ({ kind }) =>
    kind === null
      ? 'Im Vorrat fehlt, was du bekämst. Wähle etwas anderes.'
      : `Im Vorrat gibt es ${no(kind)} mehr. Wähle etwas anderes.`,
  amountOutOfRange: ({ min, max }) => `Du kannst ${min} bis ${max} nehmen. Wähle eine Zahl dazwischen.`,
  usedAlready: ({ action: a }) =>
    `Diese Aktion (${a}) hast du schon genutzt. Sie ist nur einmal pro Zug erlaubt.`,
  otherQuadrant: 'Der Würfel liegt in einem anderen Viertel: Nur die Karte dort kann genutzt werden.',
  otherActionUsed: ({ action: a }) =>
    `Du hast die andere Aktion dieser Karte genutzt (${a}). Nur eine von beiden ist erlaubt.`,
  rowBroken: ({ action: a }) =>
    `Du hast diese Aktion (${a}) unterbrochen. Sie lässt sich nur direkt hintereinander wiederholen, bevor du etwas anderes nimmst oder aktivierst.`,
  notShown: ({ kind, of }) =>
    `Diese Karte handelt nicht mit ${DATIVES[kind ?? 0]}, nur mit ${or(of.map((other) => DATIVES[other] ?? ''))}.`,
  nothingToSell: ({ of }) =>
    `Du hast hier nichts zu verkaufen. ${of.length === 6 ? 'Beschaffe zuerst ein Material.' : `Die Karte nimmt ${kinds(of)}.`}`,
  nothingToDeliver:
    'Keines deiner Materialien kann geliefert werden. Beanspruche einen Abschnitt oder beschaffe, was deinen noch fehlt.',
  nothingToTrade: ({ give, get }) =>
    `Zum Tauschen brauchst du ${give > 1 ? `${give} gleiche Materialien` : '1 Material'}, und im Vorrat ${get > 1 ? `müssen ${get} Materialien anderer Sorten` : 'muss 1 Material einer anderen Sorte'} liegen.`,
  noUsefulTile:
    'Keines deiner offenen Werkstatt-Plättchen bringt jetzt etwas. Lege eines offen hin oder schaffe Platz.',
  needEveryKind:
    'Dir fehlt ein fertiggestellter Abschnitt einer Art. Nötig sind Erdgeschoss, Mittelteil und Turmspitze.',
  needDifferent: ({ need, have }) => `Dafür braucht es ${need} verschiedene Materialien; du hast ${have}.`,
  sameKind: ({ kind }) =>
    `${capital(PLURALS[kind ?? 0] ?? '')} hast du gerade gegeben. Wähle eine andere Sorte.`,
  returnedAlready: ({ kind }) => `Du hast schon ${counted(kind ?? 0, 1)} abgegeben. Wähle eine andere Sorte.`,
  samePlace: ({ place: at }) => `${spot(at)} ist schon das erste Plättchen. Wähle ein anderes.`,
  noTile: ({ slot: k }) =>
    `Auf ${slot(k, 2)} liegt kein Plättchen. Beanspruche einen Abschnitt, um eines zu bekommen.`,
  faceDown: ({ slot: k }) => `Das Plättchen auf ${slot(k, 2)} liegt verdeckt. Es kann nie aktiviert werden.`,
  otherColour: ({ slot: k, die: d }) =>
    `Du hast ${die(d, 1)} gezogen; er aktiviert ${slot(k, 1)} nicht. Nur Plättchen seiner Farbe zählen.`,
  activatedAlready: 'Du hast in dieser Aktion schon ein Plättchen aktiviert. Das geht nur einmal.',
  givesNothing: ({ slot: k }) =>
    `Das Plättchen auf ${slot(k, 2)} brächte jetzt nichts: kein Platz oder nichts mehr im Vorrat.`,
  noPrestige: ({ space }) =>
    `Du stehst auf Feld ${space} und hast kein Prestigefeld hinter dir; du kannst kein Prestige verlieren.`,
  rerolledAlready:
    'Du hast in diesem Zug schon die Würfel eines Bereichs neu geworfen. Das geht nur einmal pro Zug.',
  noDice: ({ place: at }) => `Im ${place(at)} liegt kein Würfel. Wähle einen Bereich mit Würfeln.`,
  actFirst:
    'Deine Grundaktion fehlt noch. Beanspruche, baue oder beziehe Ressourcen, bevor du den Zug beendest.',
  notIvansChoice: ({ section }) =>
    `${The(section)} kommt nach Iwans Regel nicht in Frage. Wähle einen der markierten Abschnitte.`,
} satisfies Reasons;

import { formatPercent, plural } from '../format.ts';
import type { GuideMessages } from '../messages/guide.ts';

export const guide = {
  since: {
    title: 'Seit deinem letzten Zug',
    again: 'Noch einmal zeigen',
    forYou: 'Für dich',
    mark: 'Markieren, was sich geändert hat',
  },
  log: {
    players: 'Züge von',
    everybody: 'Allen',
    search: 'Im Verlauf suchen',
    nothing: 'Nichts im Verlauf passt dazu.',
  },
  help: {
    title: 'Hilfe und Tastenkürzel',
    keys: 'Die ganze Partie lässt sich mit der Tastatur spielen.',
    move: 'Von Liste zu Liste; innerhalb einer Liste mit den Pfeiltasten',
    next: 'Zum nächsten möglichen Element (mit Umschalt: zum vorigen)',
    touch: 'Das ausgewählte Element benutzen, oder hören, warum es nicht geht',
    confirm: 'Zug bestätigen',
    undo: 'Einen Schritt zurück',
    undoTurn: 'Den ganzen Zug zurück',
    why: 'Sagen, warum das ausgewählte Element nicht möglich ist',
    actions: 'Zu den Aktionen',
    log: 'Zum Verlauf',
    score: 'Punktestand öffnen',
    aid: 'Spielübersicht öffnen',
    skip: 'Animation überspringen',
    letGo: 'Zurücklegen, was du hältst, oder schließen',
    help: 'Diese Hilfe',
    hint: 'Ein Tipp: die besten Züge',
    space: 'Leertaste',
    again: 'Noch einmal sehen, was die anderen getan haben',
  },
  hints: {
    thinking: 'Es wird über deinen Zug nachgedacht …',
    win: (win) => `${formatPercent('de', win)} Gewinnchance`,
    asGood: 'etwa gleich gut',
    lead: (points) =>
      points === 0
        ? 'etwa gleichauf'
        : plural(
            'de',
            Math.abs(points),
            points > 0
              ? { one: '# Punkt voraus', other: '# Punkte voraus' }
              : { one: '# Punkt zurück', other: '# Punkte zurück' },
          ),
    tryOut: 'Ausprobieren: Es lässt sich zurücknehmen.',
    found: (best) => `Bester Zug: ${best}`,
    nothing: 'Diesmal fand sich kein Tipp.',
    rough: 'Nur grob geschätzt: Die Trainingsdaten der Bots ließen sich nicht verwenden.',
  },
  weakened: {
    missing:
      'Die Trainingsdaten der Bots ließen sich nicht laden. Bis dahin spielen sie nach einfachen Regeln.',
    unfit: 'Die Trainingsdaten der Bots passen nicht zu dieser Partie. Sie spielen nach einfachen Regeln.',
    hung: 'Ein Bot hat zu lange überlegt und den ersten guten Zug gespielt.',
    failed: 'Bei einem Bot ist ein Fehler aufgetreten; er hat den ersten guten Zug gespielt.',
  },
  ended: {
    resigned: (winners, count, by) => {
      const won = count > 1 ? `${winners} teilen sich den Sieg` : `${winners} hat gewonnen`;
      const gone = by === undefined ? 'du aufgegeben hast' : `${by} aufgegeben hat`;
      return `${winners === undefined ? 'Du hast gewonnen' : won}, weil ${gone}.`;
    },
    allResigned: 'Alle haben aufgegeben.',
    standIn: (names) => `Ein Bot hat die Partie für ${names ?? 'dich'} zu Ende gespielt.`,
  },
  inspect: { rules: 'Regeln', last: (turn) => `Letzte Änderung, Zug ${turn}` },
  rule: { previous: 'Vorige Regel', next: 'Nächste Regel', whole: 'Alle Regeln' },
} satisfies GuideMessages;

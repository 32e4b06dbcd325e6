import { mistakeSentences } from '../messages/mistakes.ts';
import type { TerminalMessages } from '../messages/terminal.ts';
import { mistakes } from './mistakes.ts';

export const terminal = {
  opening: (seed) => `Startzahl ${seed}. help zeigt jederzeit, was man eingeben kann.`,
  handOver: (name) => `Gib die Tastatur an ${name} weiter und drücke dann die Eingabetaste: `,
  goodbye: 'Auf Wiedersehen. Die Partie ist nicht zu Ende; save DATEI speichert eine für später.',
  continue: 'Weiter',
  mayUndo: 'Das lässt sich noch zurücknehmen: weiter mit 1, zurück mit undo.',
  nothingToUndo: 'Nichts zurückzunehmen: Was durch Würfel oder andere aufgedeckt wurde, bleibt.',
  undone: (steps) => (steps === 1 ? 'Ein Schritt zurückgenommen.' : `${steps} Schritte zurückgenommen.`),
  numbered: (last) => `Die Möglichkeiten haben die Nummern 1 bis ${last}.`,
  unknownCommand: 'Das ist weder ein Zug noch ein Befehl.',
  noMove: 'Ab hier ist es kein gültiger Zug.',
  unread: (why, examples) =>
    `${why}${examples === '' ? '' : ` Zum Beispiel: ${examples}.`} Gib help ein, um die Hilfe zu sehen.`,
  whyWhat: (example) =>
    `Warum was? Zum Beispiel: why ${example}, oder ein anderer Zug wie in den Klammern hinter den Möglichkeiten.`,
  unknownThing: (text) =>
    `„${text}“ ist weder ein Zug noch etwas in diesem Spiel. Versuche eine Nummer oder einen der gezeigten Züge.`,
  possible: (offer) => `Möglich: ${offer}`,
  notPossible: (moves, more) => `Nicht möglich: ${moves}${more > 0 ? ` (und ${more} weitere)` : ''}`,
  noRule: (number) =>
    number === '' ? 'rules erwartet die Nummer einer Regel.' : `Eine Regel ${number} gibt es nicht.`,
  expects: {
    undo: 'undo erwartet eine Anzahl von Schritten.',
    log: 'log erwartet eine Anzahl von Zeilen, oder all für alle.',
    save: 'save erwartet den Namen einer Datei.',
    load: 'load erwartet den Namen einer Datei.',
  },
  saved: (file) => `Gespeichert in ${file}.`,
  notSaved: (why) => `Nicht gespeichert: ${why}`,
  loaded: 'Geladen.',
  notLoaded: (file, why) => `Nicht geladen, deine Partie geht weiter. ${file}: ${why}`,
  place: (line, character) => `Zeile ${line}, Zeichen ${character}`,
  holders: { number: 'eine Nummer', move: 'ein Zug', thing: 'WAS', rule: 'REGEL', file: 'DATEI' },
  help: {
    number: 'die Möglichkeit mit dieser Nummer wählen',
    move: 'ein Zug, so geschrieben wie in den Klammern hinter den Möglichkeiten',
    why: 'warum ein Zug oder etwas anderes in diesem Spiel jetzt nicht geht',
    undo: 'den letzten Schritt deines Zuges zurücknehmen, oder N davon',
    board: 'den Tisch neu zeichnen, mit den Möglichkeiten (ebenso eine leere Zeile)',
    offers: 'die Möglichkeiten noch einmal zeigen',
    log: 'die letzten 20 Zeilen des Verlaufs mit ihren Regeln, oder N davon, oder all für alle',
    score: 'der Punktestand, wenn die Partie jetzt endete',
    rules: 'der Text einer Regel, zum Beispiel der, die ein Grund nennt',
    position: 'die Stellung als eine Zeile Text',
    save: 'die Partie in eine Datei schreiben',
    load: 'mit der Partie aus einer Datei weitermachen',
    help: 'diese Liste',
    quit: 'die Partie verlassen',
  },
  calling: {
    usage: 'archivolt play SPIEL [Optionen]',
    only: (game) => `nur ${game}:`,
    bots: 'Bots:',
    notes:
      'Die ersten Plätze gehören den Menschen, die übrigen den Bots. Mit --players und ohne --bots spielen an allen Plätzen Menschen; ohne beides spielst du gegen einen Bot der Stufe greedy. NO_COLOR schaltet die Farben ab.',
    see: (command) => `Siehe: ${command}`,
    verify: {
      usage: 'archivolt verify DATEI [--salt HEX] [--commitment HEX]',
      about:
        'DATEI ist eine beendete Partie, exportiert von der Webseite oder vom Server. Jeder Wurf und jede gezogene Karte wird aus der geheimen Zahl und den Salts neu berechnet, jeder Zug nach den Regeln nachgespielt. Die erste Abweichung wird gemeldet, und der Befehl endet mit Status 1.',
      salt: 'dein eigenes Salt: Es muss in der Partie vorkommen',
      commitment: 'der Hash, der dir gezeigt wurde: Die Partie muss denselben haben',
      hex: 'einen Hexwert',
    },
    values: { number: 'eine Zahl', list: 'eine Liste', seat: 'einen Platz', file: 'eine Datei' },
    flags: {
      players: 'Anzahl der Plätze',
      bots: 'Stufen der Bots, durch Kommas getrennt',
      seed: 'Startzahl; dieselbe Zahl ergibt dieselbe Partie',
      first: 'wer beginnt, von 0 an gezählt (Standard: zufällig)',
      set: 'ein anderer Satz Spielmaterial, als JSON',
      load: 'eine gespeicherte Partie fortsetzen',
      lang: 'Sprache (Standard: aus LC_ALL oder LANG)',
    },
  },
  refusals: {
    noOption: (option) => `unbekannte Option ${option}`,
    noValue: (option, given) => `${option} nimmt keinen Wert, bekam aber ${given}`,
    expects: (option, what) => `${option} erwartet ${what}`,
    whole: (option, min, max, given) =>
      `${option} erwartet eine ganze Zahl von ${min} bis ${max}, nicht ${given}`,
    oneOf: (option, values, given) => `${option} erwartet eines von ${values}, nicht ${given}`,
    game: (games) => `es fehlt der Name eines Spiels: ${games}`,
    noGame: (games, given) => `unbekanntes Spiel ${given}; bekannt sind: ${games}`,
    oneGame: (word) => `nur ein Spiel auf einmal; unerwartetes Argument ${word}`,
    level: (levels, given) => `--bots erwartet Stufen aus ${levels}, durch Kommas getrennt; nicht ${given}`,
    solo: (players) => `--solo ist für eine Person, --players sagt ${players}`,
    contradict: (one, other) => `${one} und ${other} widersprechen einander`,
    tooManyBots: (most) => `--bots erwartet höchstens ${most} Stufen neben einem Menschen`,
    botsForSeats: (bots, seats) => `--bots nennt ${bots} Bots für ${seats} Plätze`,
    unreadable: (file, why) => `${file} kann nicht gelesen werden: ${why}`,
    oneFile: 'erwartet wird genau eine Datei',
    noHex: (option, given) => `${option} erwartet hexadezimale Ziffern, nicht „${given}“`,
    noGameFile: (file) => `${file} ist keine von Archivolt exportierte Partie`,
    noSet: (file, path, expected) =>
      `--set ${file} ist kein Satz Spielmaterial: ${path}: erwartet: ${expected}`,
  },
  mistake: mistakeSentences(mistakes),
} satisfies TerminalMessages;

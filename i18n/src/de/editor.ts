import type { EditorMessages } from '../messages/editor.ts';

export const editor: EditorMessages = {
  title: 'Stellungseditor',
  hint: 'Wähle einen Teil des Spielplans, um ihn zu ändern.',
  nothing: 'Hier lässt sich nichts ändern.',
  part: 'Teil',
  board: 'Tableau von',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  setUp: 'Neuer Aufbau',
  text: 'Text',
  textNote:
    'Die ganze Stellung als Text. Änderungen erscheinen auf dem Spielplan, sobald der Text lesbar ist.',
  copy: 'Text kopieren',
  copied: 'Kopiert',
  link: 'Link kopieren',
  linkCopied: 'Link kopiert',
  possible: 'Diese Stellung ist möglich.',
  impossible: 'Diese Stellung ist unmöglich.',
  show: 'Stelle zeigen',
  play: 'Ab hier spielen',
  playNote:
    'Wähle, wer welchen Platz spielt. Nichts wird gespeichert: Wenn du die Seite neu lädst, kommst du zu dieser Stellung zurück.',
  me: 'ich, an diesem Gerät',
  start: 'Beginnen',
  cannotPlay: 'Diese Stellung kann nicht gespielt werden:',
  over: 'Die Partie ist zu Ende.',
  close: 'Schließen',
  toHome: 'Zur Startseite',
  unreadable: (at) => `Dieser Text ist ab Zeichen ${at} nicht lesbar.`,
};

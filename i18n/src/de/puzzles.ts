import type { PuzzleMessages } from '../messages/puzzles.ts';

export const puzzles: PuzzleMessages = {
  title: 'Aufgaben',
  lead: 'Stellungen aus Partien zwischen Bots, in denen ein Zug klar der beste ist. Finde ihn.',
  find: 'Finde den besten Zug',
  note: 'Spiele deinen ganzen Zug und bestätige ihn. Tipps sind erlaubt.',
  number: (number, of) => `Aufgabe ${number} von ${of}`,
  solved: (solved, of) => `${solved} von ${of} gelöst`,
  name: (number) => `Aufgabe ${number}`,
  state: { solved: 'Gelöst', tried: 'Versucht', fresh: 'Neu' },
  next: 'Nächste Aufgabe',
  again: 'Noch einmal',
  all: 'Alle Aufgaben',
  solution: 'Lösung zeigen',
  judging: 'Dein Zug wird mit dem besten verglichen …',
  failed: 'Dein Zug konnte nicht verglichen werden. Versuche es noch einmal.',
  verdict: {
    best: 'Gelöst. Kein Zug ist besser.',
    asGood: 'Gelöst. Das ist so gut wie der beste Zug.',
    worse: (points) =>
      `Noch nicht: Dieser Zug verschenkt ${points} ${points === '1' ? 'Prozentpunkt' : 'Prozentpunkte'} deiner Gewinnchance.`,
  },
  yours: 'Dein Zug',
  best: 'Der beste Zug',
  missing: {
    title: 'Diese Aufgabe gibt es nicht',
    text: 'Vielleicht wurde sie durch eine andere ersetzt.',
  },
};

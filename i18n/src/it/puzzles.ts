import type { PuzzleMessages } from '../messages/puzzles.ts';

export const puzzles: PuzzleMessages = {
  title: 'Problemi',
  lead: 'Posizioni da partite fra bot in cui un turno è nettamente il migliore. Trovalo.',
  find: 'Trova il turno migliore',
  note: 'Gioca tutto il tuo turno e confermalo. I suggerimenti sono permessi.',
  number: (number, of) => `Problema ${number} di ${of}`,
  solved: (solved, of) => `${solved} su ${of} risolti`,
  name: (number) => `Problema ${number}`,
  state: { solved: 'Risolto', tried: 'Provato', fresh: 'Nuovo' },
  next: 'Prossimo problema',
  again: 'Riprova',
  all: 'Tutti i problemi',
  solution: 'Mostra la soluzione',
  judging: 'Confronto del tuo turno con il migliore…',
  failed: 'Non è stato possibile confrontare il tuo turno. Riprova.',
  verdict: {
    best: 'Risolto. Nessun turno è migliore.',
    asGood: 'Risolto. Vale quanto il turno migliore.',
    worse: (points) =>
      `Non ancora: così perdi ${points} ${points === '1' ? 'punto percentuale' : 'punti percentuali'} di probabilità di vittoria.`,
  },
  yours: 'Il tuo turno',
  best: 'Il turno migliore',
  missing: { title: 'Questo problema non esiste', text: 'Forse è stato sostituito da un altro.' },
};

import { formatPercent, plural } from '../format.ts';
import type { GuideMessages } from '../messages/guide.ts';

export const guide = {
  since: {
    title: 'Dal tuo ultimo turno',
    again: 'Rivedi',
    forYou: 'Per te',
    mark: 'Segna che cosa è cambiato',
  },
  log: {
    players: 'Turni di',
    everybody: 'Tutti',
    search: 'Cerca nella cronaca',
    nothing: 'Nessun risultato nella cronaca.',
  },
  help: {
    title: 'Aiuto e scorciatoie',
    keys: 'Tutta la partita si può giocare con la tastiera.',
    move: 'Passa da un elenco all’altro; dentro un elenco, con le frecce',
    next: 'Prossimo elemento possibile (con Maiusc: precedente)',
    touch: 'Usa l’elemento attivo, o senti perché non si può',
    confirm: 'Conferma il turno',
    undo: 'Annulla un passo',
    undoTurn: 'Annulla tutto il turno',
    why: 'Spiega perché l’elemento attivo non è possibile',
    actions: 'Vai alle azioni',
    log: 'Vai alla cronaca',
    score: 'Apri il foglio del punteggio',
    aid: 'Apri il riepilogo del gioco',
    skip: 'Salta l’animazione',
    letGo: 'Rimetti a posto quello che hai in mano, o chiudi',
    help: 'Questo aiuto',
    hint: 'Un suggerimento: le mosse migliori',
    space: 'Spazio',
    again: 'Rivedi che cosa hanno fatto gli altri',
  },
  hints: {
    thinking: 'Sto pensando al tuo turno…',
    win: (win) => `${formatPercent('it', win)} di probabilità di vincere`,
    asGood: 'più o meno equivalente',
    lead: (points) =>
      points === 0
        ? 'quasi in parità'
        : plural(
            'it',
            Math.abs(points),
            points > 0
              ? { one: '# punto di vantaggio', other: '# punti di vantaggio' }
              : { one: '# punto di svantaggio', other: '# punti di svantaggio' },
          ),
    tryOut: 'Prova: si può annullare.',
    found: (best) => `Mossa migliore: ${best}`,
    nothing: 'Questa volta nessun suggerimento.',
    rough: 'Una stima approssimativa: non è stato possibile usare i dati di addestramento dei bot.',
  },
  weakened: {
    missing: 'Impossibile caricare i dati di addestramento dei bot. Per ora giocano con regole semplici.',
    unfit: 'I dati di addestramento dei bot non si adattano a questa partita: giocano con regole semplici.',
    hung: 'Un bot ci ha messo troppo tempo e ha giocato la prima mossa buona.',
    failed: 'Un bot ha incontrato un errore e ha giocato la prima mossa buona.',
  },
  ended: {
    resigned: (winners, count, by) => {
      const won = count > 1 ? `${winners} condividono la vittoria` : `${winners} ha vinto`;
      return `${winners === undefined ? 'Hai vinto' : won} perché ${by === undefined ? 'hai' : `${by} ha`} abbandonato la partita.`;
    },
    allResigned: 'Tutti hanno abbandonato la partita.',
    standIn: (names) => `Un bot ha finito la partita per ${names ?? 'te'}.`,
  },
  inspect: { rules: 'Regole', last: (turn) => `Ultimo cambiamento, turno ${turn}` },
  rule: { previous: 'Regola precedente', next: 'Regola successiva', whole: 'Tutte le regole' },
} satisfies GuideMessages;

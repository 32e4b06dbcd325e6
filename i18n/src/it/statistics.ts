import { plural } from '../format.ts';
import type { StatisticsMessages } from '../messages/statistics.ts';

export const statistics: StatisticsMessages = {
  title: 'Statistiche',
  lead: 'Le tue partite finite su questo dispositivo e, se hai effettuato l’accesso, quelle online.',
  none: {
    name: 'Ancora nessuna partita finita',
    note: 'Gioca una partita fino alla fine e il risultato comparirà qui.',
    play: 'Gioca una partita',
  },
  reading: 'Lettura delle tue partite…',
  nothing: 'Nessuna partita corrisponde a questi filtri.',
  filter: {
    label: 'Filtri',
    game: 'Gioco',
    mode: 'Modalità',
    players: 'Giocatori',
    person: 'Chi',
    opponent: 'Avversario',
    seat: 'Posto',
    time: 'Periodo',
    all: 'Tutti',
  },
  modes: { solo: 'Solitario', bots: 'Contro i bot', device: 'Su un solo dispositivo', online: 'Online' },
  times: { month: 'Ultimi 30 giorni', quarter: 'Ultimi 90 giorni', year: 'Ultimi 365 giorni' },
  seat: (number) => `Posto ${number}`,
  bot: (level) => `Bot, ${level}`,
  figures: {
    games: 'Partite',
    won: 'Vinte',
    shared: 'A pari merito',
    lost: 'Perse',
    winRate: 'Percentuale di vittorie',
    mean: 'Media dei punti',
    best: 'Miglior risultato',
    margin: 'Distacco medio',
    accuracy: 'Precisione media',
    luck: 'Fortuna media',
    accuracyShort: 'Precisione',
    luckShort: 'Fortuna',
  },
  course: {
    title: 'I punti, partita per partita',
    note: 'La seconda linea è la media delle ultime cinque partite.',
    game: 'Partita',
    points: 'Punti',
    mean: 'Media di cinque',
    table: 'Mostra come tabella',
  },
  sources: {
    title: 'Da dove vengono i tuoi punti',
    own: 'Tu',
    others: 'I tuoi avversari',
    source: 'Fonte',
    titleOf: 'Da dove vengono i punti',
    othersOf: 'Avversari',
  },
  others: 'Altre persone',
  rating: {
    title: (game, players) =>
      `Valutazione: ${game}, ${plural('it', players, { one: '# giocatore', other: '# giocatori' })}`,
    name: 'Valutazione dopo la partita',
  },
  study: {
    title: 'Precisione e fortuna',
    accuracy: 'La precisione, partita per partita',
    luck: 'La fortuna, partita per partita',
    luckNote:
      'Quanto i tiri e le carte pescate hanno cambiato la tua probabilità di vittoria in una partita intera, in punti percentuali, rispetto alla media. Su molte partite si compensa.',
    luckNoteOf:
      'Quanto i tiri e le carte pescate hanno cambiato la probabilità di vittoria di questo giocatore in una partita intera, in punti percentuali, rispetto alla media. Su molte partite si compensa.',
    source:
      'Precisione e fortuna vengono da analisi fatte dopo le partite sui dispositivi del giocatore. Il server non le verifica.',
    some: (studied, games) =>
      `${plural('it', studied, { one: '# partita analizzata', other: '# partite analizzate' })} su ${games}.`,
    note: 'Precisione e fortuna si conoscono solo per le partite analizzate. Per questo i bot proseguono la partita da ogni posizione; ci vuole circa mezzo minuto a partita, di più su un dispositivo lento. L’analisi procede in secondo piano, una partita dopo l’altra, e puoi fermarla in qualsiasi momento.',
    start: 'Analizza queste partite',
    progress: (game, games) => `Partita ${game} di ${games}`,
    failed: (n) =>
      plural('it', n, {
        one: 'Non è stato possibile analizzare # partita.',
        other: 'Non è stato possibile analizzare # partite.',
      }),
    ready: (n) => plural('it', n, { one: '# partita analizzata.', other: '# partite analizzate.' }),
  },
  by: {
    title: 'Confronto',
    game: 'Per gioco',
    mode: 'Per modalità',
    players: 'Per numero di giocatori',
    seat: 'Per posto',
    opponent: 'Per avversario',
  },
  export: {
    title: 'Esporta',
    note: 'Le partite scelte dai filtri, una riga per ciascuno dei tuoi posti.',
    csv: 'Salva come CSV',
    json: 'Salva come JSON',
  },
  forget: {
    name: 'Elimina i risultati su questo dispositivo',
    title: 'Eliminare questi risultati?',
    text: 'I risultati delle partite che hai eliminato andranno persi per sempre. Le partite ancora presenti verranno contate di nuovo la prossima volta che apri questa pagina.',
    yes: 'Elimina',
    no: 'Conserva',
  },
};

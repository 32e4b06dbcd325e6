import { ad } from '../grammar/it.ts';
import { mistakeSentences } from '../messages/mistakes.ts';
import type { TerminalMessages } from '../messages/terminal.ts';
import { mistakes } from './mistakes.ts';

export const terminal = {
  opening: (seed) => `seme ${seed}. Scrivi help in qualsiasi momento.`,
  handOver: (name) => `Passa la tastiera ${ad(name)}, poi premi Invio: `,
  goodbye: 'Arrivederci. La partita non è finita; con save FILE puoi salvare una partita per dopo.',
  continue: 'Continua',
  mayUndo: 'Si può ancora annullare: 1 per continuare, undo per tornare indietro.',
  nothingToUndo: 'Niente da annullare: ciò che i dadi o gli altri hanno rivelato resta.',
  undone: (steps) => (steps === 1 ? 'Un passo annullato.' : `${steps} passi annullati.`),
  numbered: (last) => `Le mosse possibili sono numerate da 1 a ${last}.`,
  unknownCommand: 'Non è né una mossa né un comando.',
  noMove: 'Da qui in poi non è una mossa valida.',
  unread: (why, examples) =>
    `${why}${examples === '' ? '' : ` Per esempio: ${examples}.`} Scrivi help per vedere la guida.`,
  whyWhat: (example) =>
    `Perché che cosa? Per esempio: why ${example}, o un’altra mossa fra quelle mostrate tra parentesi quadre.`,
  unknownThing: (text) =>
    `«${text}» non è né una mossa né un elemento di questo gioco. Prova con un numero o con una delle mosse mostrate.`,
  possible: (offer) => `Possibile: ${offer}`,
  notPossible: (moves, more) =>
    `Impossibile: ${moves}${more > 1 ? ` (e altre ${more})` : more === 1 ? ' (e un’altra)' : ''}`,
  noRule: (number) =>
    number === '' ? 'rules richiede il numero di una regola.' : `La regola ${number} non esiste.`,
  expects: {
    undo: 'undo richiede un numero di passi.',
    log: 'log richiede un numero di righe, o all per tutte.',
    save: 'save richiede il nome di un file.',
    load: 'load richiede il nome di un file.',
  },
  saved: (file) => `Salvata in ${file}.`,
  notSaved: (why) => `Non salvata: ${why}`,
  loaded: 'Caricata.',
  notLoaded: (file, why) => `Non caricata, la tua partita continua. ${file}: ${why}`,
  place: (line, character) => `riga ${line}, carattere ${character}`,
  holders: { number: 'un numero', move: 'una mossa', thing: 'COSA', rule: 'REGOLA', file: 'FILE' },
  help: {
    number: 'sceglie la mossa con quel numero',
    move: 'una mossa, scritta come quelle tra parentesi quadre dopo le mosse possibili',
    why: 'spiega perché una mossa, o qualsiasi altra cosa in questo gioco, ora non è possibile',
    undo: 'annulla l’ultimo passo del tuo turno, o N passi',
    board: 'ridisegna il tavolo, con le mosse possibili (lo fa anche una riga vuota)',
    offers: 'mostra di nuovo le mosse possibili',
    log: 'le ultime 20 righe della cronaca con le loro regole, o N, o all per tutte',
    score: 'il punteggio, se la partita finisse ora',
    rules: 'il testo di una regola, per esempio di quella che un motivo cita',
    position: 'la posizione come riga di testo',
    save: 'scrive la partita in un file',
    load: 'riprende la partita di un file',
    help: 'questo elenco',
    quit: 'lascia la partita',
  },
  calling: {
    usage: 'archivolt play GIOCO [opzioni]',
    only: (game) => `solo ${game}:`,
    bots: 'Bot:',
    notes:
      'I primi posti sono delle persone, gli altri dei bot. Con --players e senza --bots tutti i posti sono di persone; senza entrambi giochi contro un bot greedy. NO_COLOR disattiva i colori.',
    see: (command) => `Vedi: ${command}`,
    verify: {
      usage: 'archivolt verify FILE [--salt HEX] [--commitment HEX]',
      about:
        'FILE è una partita finita, esportata dalla pagina web o dal server. Ogni tiro e ogni carta pescata sono ricalcolati dal segreto e dai numeri di ciascuno, e ogni mossa è rigiocata secondo le regole. La prima discrepanza viene segnalata e il comando termina con codice 1.',
      salt: 'il tuo numero (salt): dev’essere uno di quelli della partita',
      commitment: 'l’hash (commitment) che ti è stato mostrato: la partita deve avere lo stesso',
      hex: 'un esadecimale',
    },
    values: { number: 'un numero', list: 'una lista', seat: 'un posto', file: 'un file' },
    flags: {
      players: 'numero di posti',
      bots: 'livelli dei bot, separati da virgole',
      seed: 'seme casuale; lo stesso seme dà la stessa partita',
      first: 'primo giocatore, contando da 0 (predefinito: a caso)',
      set: 'un altro insieme di componenti, in JSON',
      load: 'riprende una partita salvata',
      lang: 'lingua (predefinita: quella di LC_ALL o LANG)',
    },
  },
  refusals: {
    noOption: (option) => `opzione sconosciuta ${option}`,
    noValue: (option, given) => `${option} non accetta valori, ma ha ricevuto ${given}`,
    expects: (option, what) => `${option} richiede ${what}`,
    whole: (option, min, max, given) =>
      `${option} richiede un numero intero da ${min} a ${max}, non ${given}`,
    oneOf: (option, values, given) => `${option} richiede uno tra ${values}, non ${given}`,
    game: (games) => `manca il nome di un gioco: ${games}`,
    noGame: (games, given) => `gioco sconosciuto ${given}; giochi disponibili: ${games}`,
    oneGame: (word) => `un gioco alla volta; argomento inatteso ${word}`,
    level: (levels, given) => `--bots richiede livelli tra ${levels}, separati da virgole; non ${given}`,
    solo: (players) => `--solo è per una persona, --players dice ${players}`,
    contradict: (one, other) => `${one} e ${other} si contraddicono`,
    tooManyBots: (most) => `--bots accetta al massimo ${most} livelli accanto a una persona`,
    botsForSeats: (bots, seats) => `--bots indica ${bots} bot per ${seats} posti`,
    unreadable: (file, why) => `${file} non si può leggere: ${why}`,
    oneFile: 'serve un file, e uno solo',
    noHex: (option, given) => `${option} richiede cifre esadecimali, non «${given}»`,
    noGameFile: (file) => `${file} non è una partita esportata da Archivolt`,
    noSet: (file, path, expected) =>
      `--set ${file} non è un insieme di componenti: ${path}: atteso: ${expected}`,
  },
  mistake: mistakeSentences(mistakes),
} satisfies TerminalMessages;

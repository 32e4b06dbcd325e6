import { plural } from '../format.ts';
import { ad } from '../grammar/it.ts';
import { YOU } from '../languages.ts';
import type { ShellMessages } from '../messages/shell.ts';

const score = (n: number): string =>
  plural('it', n, { one: '# punto', many: '# di punti', other: '# punti' });

export const shell = {
  tagline: 'Due giochi da tavolo, allo stesso tavolo.',
  skip: 'Vai al contenuto',
  nav: {
    home: 'Archivolt, pagina iniziale',
    online: 'Online',
    rules: 'Regole',
    games: 'Le mie partite',
    settings: 'Impostazioni',
    menu: 'Menu',
    main: 'Menu principale',
    language: 'Lingua',
    theme: 'Chiaro o scuro',
  },
  home: {
    title: 'Siediti e gioca.',
    lead: 'Nessun account, niente da installare. Le tue partite restano su questo dispositivo.',
    playNow: 'Gioca ora',
    bots: { name: 'Bot', note: 'al livello che vuoi' },
    device: { name: 'Un dispositivo', note: 'da passarsi a turno' },
    online: { name: 'Online', note: 'con persone ovunque' },
    options: { name: 'Tutte le opzioni', note: 'posti, lati, carte' },
    learn: {
      name: 'Prima volta qui? Impara giocando',
      note: 'brevi lezioni al tavolo vero',
      short: 'Impara',
    },
    starting: 'Preparazione del tavolo…',
    facts: [
      'Sei lingue',
      'Si gioca anche offline',
      'Giocabile interamente con tastiera e lettore di schermo',
    ],
  },
  mine: {
    title: 'Le mie partite',
    running: 'In corso',
    finished: 'Finite',
    none: 'Ancora nessuna partita. La prima è a un clic.',
    here: 'Su questo dispositivo',
    online: 'Online',
    openFile: 'Apri una partita salvata',
    statistics: 'Statistiche',
    toOnline: 'Tutte le partite online',
    yourTurn: 'Tocca a te',
    turnOf: (name) => `Tocca ${ad(name)}`,
    about: (game, others, turn) =>
      others ? `${game} con ${others}, turno ${turn}` : `${game}, turno ${turn}`,
    placed: 'da una posizione',
    won: (names, points, many) =>
      many
        ? `${names} condividono la vittoria con ${score(points)}`
        : `${names} ha vinto con ${score(points)}`,
    youWon: (points) => `Hai vinto con ${score(points)}`,
    last: (moment) => `Ultima mossa: ${moment}`,
    resume: 'Continua',
    show: 'Rivedi',
    delete: 'Elimina',
    deleteOf: (game) => `Elimina: ${game}`,
    deleteTitle: 'Eliminare questa partita?',
    deleteText: 'Si trova solo su questo dispositivo e andrà persa per sempre.',
    deleteYes: 'Elimina',
    cancel: 'Conserva',
    broken: 'Impossibile leggere una partita salvata.',
    brokenText:
      'La sua voce nella memoria di questo browser è danneggiata. Tutte le altre partite sono intatte.',
    rescue: 'Salva i dati grezzi',
    notLasting:
      'Questo browser non ci permette di salvare: una partita andrà persa alla chiusura della pagina.',
    full: 'La memoria di questo browser è piena. Elimina una partita finita per fare spazio.',
  },
  setup: {
    title: (game) => `Nuova partita: ${game}`,
    seats: 'Posti',
    seat: (n) => `Posto ${n}`,
    person: 'Persona',
    personNote: 'gioca su questo dispositivo',
    bot: (level) => `Bot: ${level}`,
    kind: 'Chi gioca',
    name: 'Nome',
    colour: 'Colore',
    colours: ['rosso', 'giallo', 'verde', 'blu'],
    signs: ['tenda', 'sole', 'foglia', 'mezzaluna'],
    player: (n) => `Giocatore ${n}`,
    you: YOU.it,
    botNames: ['Varvara', 'Otto', 'Fëdor', 'Mila'],
    hints: {
      name: 'Suggerimenti',
      note: 'Il giocatore di turno può chiedere la mossa migliore, valutata solo in base a ciò che vede.',
    },
    more: 'Altre opzioni',
    allowHints: 'Consenti i suggerimenti',
    start: 'Inizia la partita',
    reset: 'Ripristina le opzioni predefinite',
  },
  settings: {
    title: 'Impostazioni',
    lead: 'Le modifiche hanno effetto subito e vengono salvate in questo browser.',
    language: { name: 'Lingua', note: 'Dell’interfaccia, della cronaca e delle regole.' },
    automatic: 'Quella del browser',
    theme: { name: 'Tema', note: 'Carta di giorno, lacca di notte.' },
    themes: { system: 'Sistema', light: 'Chiaro', dark: 'Scuro' },
    sound: { name: 'Suoni', note: 'Pochi e discreti. Tutto a sinistra si spengono.' },
    off: 'spenti',
    tryOut: 'Ascolta',
    speed: { name: 'Velocità', note: 'Delle animazioni e dei bot.' },
    confirm: {
      name: 'Conferma automatica dei turni',
      note: 'Un turno viene inviato appena non resta nulla da decidere; dopo non si può più annullare.',
    },
    chances: {
      name: 'Mostra le probabilità di vittoria',
      note: 'Le probabilità di vittoria e il punteggio previsto di ognuno, accanto al punteggio provvisorio, nelle partite in cui i suggerimenti sono consentiti.',
    },
    coach: {
      name: 'Coach',
      note: 'Spiega quello che succede quando lo vedi per la prima volta: nelle tue prime due partite contro i bot, o ogni volta che vuoi.',
    },
    coached: { first: 'Prime partite', always: 'Sempre', never: 'Mai' },
    textSize: { name: 'Dimensione del testo', note: 'Dal 100% al 200%.' },
    name: { name: 'Il tuo nome', note: 'Visibile al tavolo; può restare vuoto.' },
    restore: 'Ripristina le impostazioni predefinite',
  },
  rules: {
    title: (game) => `Regole: ${game}`,
    back: 'Torna al tavolo',
    contents: 'Indice',
    search: 'Cerca nelle regole',
    searchNote: (example) => `Una parola, o un numero come ${example}.`,
    found: (n) => plural('it', n, { one: '# regola', many: '# di regole', other: '# regole' }),
    nothing: (words) => `Nessuna regola contiene «${words}».`,
    linkTo: (number) => `Link a ${number}`,
    standing: {
      name: 'Quanto sono affidabili i dati dei componenti',
      note: 'Le regole sono complete. Alcuni valori stampati su carte e tessere non ci sono noti; ecco da dove vengono i nostri.',
    },
    component: 'Componente',
    state: 'Fonte',
  },
  play: {
    opening: 'Un momento…',
    missing: {
      name: 'Partita non trovata',
      note: 'Forse è stata eliminata, o è stata giocata su un altro dispositivo o in un altro browser.',
    },
    broken: {
      name: 'Questa partita non si può leggere',
      note: 'La sua voce nella memoria di questo browser è danneggiata. Tutte le altre partite sono intatte.',
    },
    sealed: {
      name: 'Questa partita non si può più aprire',
      note: 'Le partite sono cifrate, perché nessuno legga le mani nella memoria, e la chiave di questa non c’è più: il browser ha cancellato una parte dei suoi dati, o la voce è stata modificata. Le nuove partite ricevono una nuova chiave.',
    },
    unplayable: {
      name: 'Questa partita non può continuare',
      note: 'È stata iniziata con una versione precedente delle regole; quelle attuali la giocherebbero in altro modo.',
    },
  },
  lost: {
    name: 'Pagina non trovata',
    note: 'Forse l’indirizzo è scritto male, o la pagina è stata spostata.',
  },
  failed: {
    name: 'Qualcosa è andato storto',
    note: 'È colpa nostra, non tua. Le tue partite sono al sicuro; ricarica la pagina per continuare.',
  },
  reload: 'Ricarica',
  toHome: 'Torna alla pagina iniziale',
} satisfies ShellMessages;

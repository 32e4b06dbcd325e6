import { plural } from '../format.ts';
import { ad } from '../grammar/it.ts';
import type { EntranceMessages } from '../messages/entrance.ts';

export const entrance = {
  entry: {
    title: 'Come possiamo chiamarti?',
    lead: 'Non serve altro: nessun indirizzo e-mail, nessuna password. Potrai proteggere il tuo nome più tardi, se qui ti trovi bene.',
    name: 'Nome',
    colour: 'Colore preferito',
    language: 'Lingua',
    enter: 'Entra',
    signIn: 'Ho già un account',
  },
  now: {
    title: 'Gioca ora',
    lead: 'Ti troviamo un tavolo, o ne apriamo uno nuovo e aspettiamo con te.',
    game: 'Gioco',
    pace: 'Ritmo',
    paces: {
      live: { name: 'In tempo reale', note: 'tutti restano al tavolo' },
      slow: { name: 'A turni', note: 'basta una mossa al giorno' },
    },
    players: 'Giocatori',
    anyNumber: 'Indifferente',
    go: 'Gioca ora',
  },
  create: {
    title: (game) => `Nuovo tavolo: ${game}`,
    seats: {
      name: 'Posti',
      note: 'In ordine di turno. Uno lo prendi tu; gli altri sono per persone o bot.',
    },
    seat: (n) => `Posto ${n}`,
    me: 'Tu',
    meNote: 'Per prendere un altro posto, scegli lì «Tu».',
    open: 'Posto libero',
    openNote: 'La partita comincia quando tutti i posti liberi sono presi.',
    bot: (level) => `Bot: ${level}`,
    clock: {
      name: 'Orologio',
      note: 'Se il tuo tempo scade, un bot gioca per te finché non torni.',
    },
    kinds: {
      none: { name: 'Senza orologio', note: 'tra amici' },
      live: { name: 'In tempo reale', note: 'una riserva di tempo più un incremento per turno' },
      slow: { name: 'A turni', note: 'un tempo fisso per ogni mossa; le tue ore di quiete non contano' },
    },
    minutes: 'Minuti per giocatore',
    seconds: 'Incremento per turno (s)',
    perMove: 'Tempo per mossa',
    access: 'Chi può partecipare',
    accesses: {
      open: { name: 'Tutti', note: 'il tavolo compare nella lobby' },
      invitation: { name: 'Su invito', note: 'chiunque abbia il link' },
    },
    rated: { name: 'Valutazione', note: 'Bot e persone stanno nella stessa classifica.' },
    ratings: {
      friendly: { name: 'Amichevole', note: 'non c’è niente in palio' },
      rated: { name: 'Classificata', note: 'il risultato cambia la tua valutazione' },
    },
    delay: {
      name: 'Spettatori',
      note: 'Gli spettatori non vedono mai le carte in mano. Puoi anche ritardare ciò che vedono.',
    },
    watching: {
      yes: { name: 'Ammessi', note: 'possono anche leggere la chat' },
      no: { name: 'Non ammessi', note: 'solo chi gioca vede la partita e la chat' },
    },
    inviting: (name) => `${name} riceverà un invito non appena il tavolo sarà aperto.`,
    players: (fewest, most) => (fewest === most ? `${most} giocatori` : `Da ${fewest} a ${most} giocatori`),
    noDelay: 'senza ritardo',
    go: 'Apri il tavolo',
  },
  bot: { give: 'Aggiungi un bot', free: 'Togli il bot', level: 'Livello del bot' },
  facts: {
    title: 'Che cosa trovi qui',
    friends: {
      name: 'Invita gli amici con un link',
      note: 'Apri un tavolo e manda il suo link, o mostra il codice QR. Basta un nome; a nessuno serve un account.',
    },
    pace: {
      name: 'Tutta d’un fiato o una mossa alla volta',
      note: 'In tempo reale con l’orologio, o una mossa al giorno. Se vuoi, ricevi una notifica quando tocca a te.',
    },
    bots: {
      name: 'Bot nei posti vuoti',
      note: 'Al tuo tavolo i bot occupano i posti che assegni loro, al livello che vuoi.',
    },
    dice: {
      name: 'Dadi verificabili',
      note: 'Dopo la partita il tuo dispositivo può verificare ogni tiro e ogni carta pescata.',
    },
  },
  card: {
    rating: (n) => `valutazione ${n}`,
    points: (n) => plural('it', n, { one: '# punto', other: '# punti' }),
  },
  sees: {
    anyone: 'Chiunque può guardare questa partita e leggere la chat.',
    link: 'Chiunque abbia il link può guardare questa partita e leggere la chat.',
    players: 'Solo chi gioca vede questa partita e la chat.',
  },
  stakes: {
    friendly: 'Amichevole: questa partita non cambia la tua valutazione.',
    rated: 'Classificata: il risultato cambia la tua valutazione.',
  },
  atTables: (n) => plural('it', n, { one: '# persona a un tavolo ora', other: '# persone ai tavoli ora' }),
  watch: { title: 'Partite da guardare', go: 'Guarda' },
  opponents: {
    title: 'Avversari recenti',
    here: 'online',
    last: (moment) => `ultima partita: ${moment}`,
    invite: 'Invita',
    inviteTo: (name, game) => `Invita ${name} a una partita ${ad(game)}`,
  },
  block: {
    add: (name) => `Blocca ${name}`,
    remove: (name) => `Sblocca ${name}`,
    done: (name) => `Hai bloccato ${name}.`,
    note: 'Non vedi più i messaggi e gli inviti di chi blocchi, e non siederete mai allo stesso tavolo.',
    title: 'Persone bloccate',
    none: 'Non hai bloccato nessuno.',
  },
  dice: {
    preparing: 'Ci siete tutti. I dadi sono in preparazione.',
    missing: (names) =>
      `In attesa di ${names}: la partita comincia automaticamente appena tutti hanno aperto il tavolo.`,
    until: (moment) => `Scadenza: ${moment}. Chi non ha aperto il tavolo entro allora perde il posto.`,
    elsewhere: 'Il tuo numero per i dadi è su un altro dispositivo. Apri il tavolo lì, o lascia il posto.',
    name: 'Dadi verificabili',
    before:
      'Prima della partita il server ha scelto un numero segreto e ne ha pubblicato l’hash; ogni giocatore ha aggiunto un numero suo. Alla fine il segreto viene rivelato e il tuo dispositivo può ricalcolare ogni tiro e ogni carta pescata.',
    after:
      'Il numero segreto dietro l’hash ora è rivelato: il tuo dispositivo può ricalcolare ogni tiro e ogni carta pescata.',
    commitment: 'Hash del segreto',
    verify: 'Controlla i dadi',
    verifying: 'La partita viene rigiocata per intero…',
    fair: (picks, versions) =>
      `Tutto torna: ${plural('it', picks, { one: '# tiro o carta pescata', other: '# tiri e carte pescate' })} in ${plural('it', versions, { one: '# passo', other: '# passi' })}.`,
    unfair: {
      rules: () => 'Questa partita è stata giocata con una versione delle regole che qui non è disponibile.',
      options: () => 'Le opzioni della partita non si possono leggere.',
      seed: () => 'Il segreto non corrisponde al suo hash.',
      result: () => 'Il risultato non è quello che si ottiene con le regole.',
      row: (version) => `Il passo ${version} è stato cambiato dopo.`,
      takeBack: (version) => `Il turno annullato al passo ${version} non si poteva annullare.`,
      move: (version) =>
        `Una mossa ${version === 0 ? 'della preparazione' : `del passo ${version}`} non era possibile.`,
      pick: (version) =>
        `Un tiro o una carta ${version === 0 ? 'della preparazione' : `del passo ${version}`} non deriva dal segreto.`,
      commitment: () => 'L’hash non è quello che questo dispositivo ha visto all’inizio della partita.',
      salt: (seat) => `Il numero del giocatore ${seat} non corrisponde al suo hash.`,
    },
    own: 'Il tuo numero nei dadi',
    compared: {
      title: 'Che cosa è stato confrontato',
      commitment: 'L’hash del segreto è quello che questo dispositivo ha visto prima della partita.',
      salt: 'Il numero che questo dispositivo ha aggiunto ai dadi è nella partita.',
      hashes: 'Il numero di ogni giocatore corrisponde all’hash noto prima che il tuo fosse rivelato.',
      rows: (seen, all) =>
        `La cronaca concorda con ciò che questo dispositivo ha visto durante la partita: ${plural('it', seen, { one: '# passo', other: '# passi' })} su ${all}.`,
      nothing:
        'Questo dispositivo non ha conservato nulla da prima della partita: è stato controllato solo il file.',
    },
    disagrees: {
      ownSalt: 'Il numero che questo dispositivo ha aggiunto ai dadi non è nella partita.',
      otherSalts: 'Il numero di un giocatore non corrisponde all’hash noto prima che il tuo fosse rivelato.',
      log: 'La cronaca non è quella che questo dispositivo ha visto durante la partita.',
    },
  },
  people: {
    name: 'Invita chi conosci',
    note: 'Le persone con cui hai già giocato. Vedono l’invito nella lobby e, se hanno attivato le notifiche, per e-mail o sul loro dispositivo.',
    find: 'Cerca un nome',
    none: 'Non hai giocato con nessuno di questo nome.',
    invite: 'Invita',
    invited: 'Invito inviato',
    toTable: (game) => `Invita al tuo tavolo di ${game}`,
  },
  join: {
    title: 'Hai ricevuto un invito',
    lead: (host, game) =>
      host
        ? `${host} ti invita a una partita ${ad(game)}.`
        : `C’è un posto libero in una partita ${ad(game)}.`,
    sit: 'Prendi posto',
    watch: 'Guarda soltanto',
    full: 'Tutti i posti sono presi, ma puoi guardare.',
  },
  waiting: {
    lead: (free) =>
      plural('it', free, {
        one: 'Ancora un giocatore e la partita comincia.',
        other: 'Ancora # giocatori e la partita comincia.',
      }),
    begun: (time) => `La partita è cominciata. Gli spettatori la vedono con un ritardo di ${time}.`,
    stay: 'Lascia aperta questa pagina: la partita comincerà qui automaticamente.',
    go: 'Non serve aspettare qui. Il tavolo resta nella lobby, sotto «Le tue partite».',
    invite: { name: 'Invita', note: 'Chi apre questo link può prendere un posto libero.' },
    link: 'Link d’invito',
    copy: 'Copia il link',
    copied: 'Copiato',
    share: 'Condividi…',
    qr: 'Il link d’invito come codice QR',
    seats: 'Posti',
    sit: 'Siediti qui',
    leave: 'Lascia il tavolo',
    leaveTitle: 'Lasciare questo tavolo?',
    leaveText: 'Il tuo posto torna libero.',
    closeText: 'L’hai aperto tu, quindi si chiude per tutti.',
    terms: 'Opzioni della partita',
    seat: (n) => `Posto ${n}`,
  },
} satisfies EntranceMessages;

import { plural } from '../format.ts';
import type { EntranceMessages } from './messages.ts';

export const entrance = {
  entry: {
    title: 'Come ti chiamiamo?',
    lead: 'È tutto. Nessun indirizzo, nessuna password. Potrai proteggere il tuo nome più tardi, se qui ti trovi bene.',
    name: 'Nome',
    colour: 'Colore preferito',
    language: 'Lingua',
    enter: 'Entra',
    signIn: 'Ho già giocato qui',
  },
  now: {
    title: 'Gioca ora',
    lead: 'Cerchiamo un tavolo adatto, o ne prepariamo uno e aspettiamo con te.',
    game: 'Gioco',
    pace: 'Ritmo',
    paces: {
      live: { name: 'Dal vivo', note: 'tutti restano al tavolo' },
      slow: { name: 'Con calma', note: 'basta una mossa al giorno' },
    },
    players: 'Persone',
    anyNumber: 'Non importa',
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
    meNote: 'Per sederti altrove, scegli lì «Tu».',
    open: 'Libero per qualcuno',
    openNote: 'La partita comincia quando tutti i posti liberi sono presi.',
    bot: (level) => `Bot: ${level}`,
    clock: {
      name: 'Orologio',
      note: 'Quando il tempo scade subentra un bot, che ti rende il posto appena torni.',
    },
    kinds: {
      none: { name: 'Senza orologio', note: 'tra amici' },
      live: { name: 'Dal vivo', note: 'una scorta di tempo, e qualcosa in più a ogni turno' },
      slow: { name: 'Con calma', note: 'tanto tempo per ogni mossa; le tue ore di quiete non contano' },
    },
    minutes: 'Minuti a testa',
    seconds: 'Secondi in più a turno',
    perMove: 'Tempo a mossa',
    access: { name: 'Chi può venire', note: 'Per guardare serve comunque il link.' },
    accesses: {
      open: { name: 'Tutti', note: 'il tavolo si vede nella sala' },
      invitation: { name: 'Su invito', note: 'chi ha il link' },
    },
    rated: { name: 'Punteggio', note: 'I bot stanno nella stessa classifica delle persone.' },
    ratings: {
      friendly: { name: 'Amichevole', note: 'in palio non c’è niente' },
      rated: { name: 'Classificata', note: 'il risultato cambia il tuo punteggio' },
    },
    delay: {
      name: 'Spettatori',
      note: 'Non vedono mai una mano. Possono anche seguire con un po’ di ritardo.',
    },
    noDelay: 'nello stesso momento',
    go: 'Prepara il tavolo',
  },
  bot: { give: 'Darlo a un bot', free: 'Liberarlo di nuovo', level: 'Livello del bot' },
  facts: {
    title: 'Che cosa trovi qui',
    friends: {
      name: 'Gli amici arrivano con un link',
      note: 'Prepara un tavolo e manda il suo link, o mostra il codice QR. Basta un nome; a nessuno serve un account.',
    },
    pace: {
      name: 'Tutta d’un fiato o poco a poco',
      note: 'Dal vivo con l’orologio, o una mossa al giorno. Se vuoi, ti avvisiamo quando tocca a te.',
    },
    bots: {
      name: 'Bot sulle sedie vuote',
      note: 'Al tuo tavolo i bot prendono i posti che dai loro, forti quanto vuoi.',
    },
    dice: {
      name: 'Dadi onesti',
      note: 'Dopo la partita il tuo dispositivo può ricontrollare ogni lancio e ogni carta pescata.',
    },
  },
  card: {
    rating: (n) => `punteggio ${n}`,
    points: (n) => plural('it', n, { one: '# punto', other: '# punti' }),
  },
  join: {
    title: 'Hai ricevuto un invito',
    lead: (host, game) =>
      host ? `${host} ti invita a una partita di ${game}.` : `C’è un posto libero in una partita di ${game}.`,
    sit: 'Siediti',
    watch: 'Guarda soltanto',
    full: 'Tutti i posti sono presi, ma puoi guardare.',
  },
} satisfies EntranceMessages;

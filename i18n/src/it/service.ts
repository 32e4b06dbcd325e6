import { plural } from '../format.ts';
import type { ServiceMessages } from '../messages/service.ts';

export const service = {
  maintenance: {
    title: 'Manutenzione',
    coming: (starts, ends) =>
      `Il server sarà in manutenzione (inizio: ${starts}, fine: ${ends}). Le partite riprenderanno dopo; nel frattempo gli orologi restano fermi.`,
    now: (ends) => `Il server è in manutenzione (fine: ${ends}). Le partite riprenderanno dopo.`,
    hide: 'Nascondi',
  },
  privacy: {
    title: 'Privacy',
    lead: 'Che cosa conserva questo server su di te, per quanto tempo e chi può vederlo. Non carica nulla da altri siti, non mostra pubblicità e non traccia nessuno.',
    contact: (who) => `Gestito da ${who}.`,
    noContact: 'L’amministratore di questo server non ha indicato nessun contatto.',
    what: 'Che cosa',
    howLong: 'Per quanto tempo',
    who: 'Chi può vederlo',
    days: (n) => plural('it', n, { one: '# giorno', other: '# giorni' }),
    forever: 'Senza limiti di tempo',
    untilDeleted: 'Finché non lo elimini, o elimini l’account',
    rows: {
      name: { what: 'Nome, colore, valutazioni', who: 'Tutti' },
      guest: {
        what: 'Un ospite: nome, colore, lingua, fuso orario, partite',
        who: 'Nome e partite: tutti. Il resto: tu',
      },
      account: {
        what: 'Un account: nome utente, hash della password, passkey, sessioni, chiavi API',
        who: 'Tu; l’amministratore vede il nome utente',
      },
      mail: {
        what: 'Indirizzo e-mail, una volta confermato',
        who: 'Solo tu; serve per le notifiche che scegli e per reimpostare la password',
      },
      lessons: { what: 'A che punto sei con le lezioni', who: 'Tu' },
      push: { what: 'L’indirizzo a cui il tuo browser riceve le notifiche push', who: 'Nessuno' },
      statistics: {
        what: 'Le statistiche ricavate dalle tue partite finite, con precisione e fortuna in quelle che hai analizzato',
        who: 'Tu; le persone con cui hai giocato o tutti, se lo scegli nel tuo account',
      },
      games: { what: 'Partite finite con tutte le mosse', who: 'Chi può vedere il tavolo' },
      closed: { what: 'Tavoli in cui la partita non è mai cominciata', who: 'Chi può vedere il tavolo' },
      talk: { what: 'Messaggi ai tavoli', who: 'Chi può vedere il tavolo' },
      reports: { what: 'Segnalazioni di messaggi, con il motivo', who: 'Gli amministratori' },
      addresses: {
        what: 'Indirizzo IP',
        who: 'Nessuno; serve contro gli abusi e i tentativi di indovinare le password',
      },
      log: { what: 'Che cosa hanno fatto gli amministratori, e chi riguardava', who: 'Gli amministratori' },
    },
    unused: (n) =>
      plural('it', n, { one: 'dopo # giorno senza visite', other: 'dopo # giorni senza visite' }),
    session: (n) =>
      plural('it', n, {
        one: 'Un browser non usato per # giorno viene disconnesso.',
        other: 'Un browser non usato per # giorni viene disconnesso.',
      }),
    minutes: 'Da alcuni minuti ad alcune ore, come hash',
    rights: {
      name: 'I tuoi diritti',
      note: 'Nel tuo account puoi scaricare tutto ciò che è conservato su di te, chiudere ogni sessione ed eliminare l’account. In tal caso nome, indirizzo, chiavi, valutazioni e testo dei tuoi messaggi vengono cancellati subito; le partite restano senza il tuo nome, perché appartengono anche agli altri.',
    },
    device: {
      name: 'Sul tuo dispositivo',
      note: 'Le partite su questo dispositivo, contro i bot o in più persone, non lo lasciano mai. Il server imposta un cookie che mantiene la tua sessione e uno che riconosce un browser in cui hai inserito la password.',
    },
    account: 'Vai al tuo account',
  },
} satisfies ServiceMessages;

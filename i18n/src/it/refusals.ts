import { plural, whileForbidden } from '../format.ts';
import type { RefusalMessages } from '../messages/refusals.ts';

export const refusals = {
  refusals: {
    malformed: 'Il server non ha capito.',
    tooLarge: 'È troppo grande.',
    tooMany: ({ seconds }) =>
      typeof seconds === 'number'
        ? plural('it', seconds, {
            one: 'Troppi tentativi. Riprova tra # secondo.',
            other: 'Troppi tentativi. Riprova tra # secondi.',
          })
        : 'Troppi tentativi. Aspetta un momento.',
    oldClient: 'È disponibile una nuova versione di Archivolt. Ricarica la pagina.',
    notFound: 'Non trovato.',
    signIn: 'Prima accedi.',
    wrongLogin: 'Nome o password errati.',
    nameTaken: 'Questo nome è già in uso.',
    badCode: 'Questo codice è errato o scaduto.',
    badPasskey: 'La passkey non è stata accettata.',
    forbidden: 'Non hai il permesso di farlo.',
    proofNeeded: 'Prima conferma che sei tu: inserisci la password o usa una passkey.',
    badLink: 'Questo link è già stato usato, è scaduto o è incompleto.',
    muted: ({ until }) =>
      whileForbidden(
        'it',
        until,
        'Non puoi scrivere messaggi: un amministratore di questo server ha silenziato la tua chat.',
        (when) =>
          `Non puoi scrivere messaggi: un amministratore di questo server ha silenziato la tua chat. Scadenza: ${when}.`,
      ),
    suspended: ({ until }) =>
      whileForbidden(
        'it',
        until,
        'Un amministratore di questo server ha sospeso definitivamente questo account.',
        (when) => `Un amministratore di questo server ha sospeso questo account. Scadenza: ${when}.`,
      ),
    unknownTable: 'Questo tavolo non esiste.',
    invitationNeeded: 'Questo tavolo è su invito. Aprilo con il link che hai ricevuto.',
    noSpectators: 'Solo chi gioca a questo tavolo può vederlo.',
    blocked: 'Non puoi sederti qui: hai bloccato qualcuno a questo tavolo, o qualcuno ha bloccato te.',
    tooManyOpen: ({ most, of }) =>
      of === 'person'
        ? `Hai già ${plural('it', Number(most), { one: '# tavolo', other: '# tavoli' })} in attesa di giocatori. Chiudine uno o aspetta che una partita cominci.`
        : `La tua connessione ha già ${plural('it', Number(most), { one: '# tavolo', other: '# tavoli' })} in attesa di giocatori. Riprova quando una partita sarà cominciata.`,
    seatTaken: 'Qualcuno è stato più veloce: il posto è preso.',
    alreadySeated: 'Sei già a questo tavolo.',
    notSeated: 'Non giochi a questo tavolo.',
    notStarted: 'La partita non è ancora cominciata.',
    started: 'La partita è già cominciata.',
    over: 'La partita è finita.',
    frozen: 'Questo tavolo è sospeso per un errore.',
    badOptions: 'Con queste opzioni non si può giocare.',
    otherDice: 'I dadi di questo tavolo sono stati preparati di nuovo. Riapri il tavolo.',
    wrongSalt: 'Questo numero non corrisponde all’hash che avevi dato per i dadi.',
    stale: 'La partita è andata avanti; ecco la situazione attuale.',
    notYourTurn: 'Non tocca più a te.',
    empty: 'Non c’è niente da confermare.',
    notOffered: 'Una delle mosse non è più possibile.',
    afterUnknown: 'Il tuo turno finisce appena viene rivelato qualcosa di nuovo.',
    nothingToTakeBack: 'Non hai nessun turno da annullare.',
    takeBackAfterUnknown: 'Da allora è stato rivelato qualcosa di nuovo: il turno non si può annullare.',
    nothingAsked: 'Questa richiesta non è più aperta.',
    notPossible: 'Ora non è possibile.',
    tooLong: 'È troppo lungo.',
    unavailable: 'Al momento il server non può farlo. Riprova tra poco.',
    cannotSave: 'Al momento il server non può salvare, quindi non è cambiato niente. Riprova tra poco.',
    closing: 'Il server si sta riavviando. Riprova tra un momento.',
    offline: 'Il server non risponde. Sei online?',
  },
} satisfies RefusalMessages;

import { plural, whileForbidden } from '../format.ts';
import type { RefusalMessages } from '../messages/refusals.ts';

export const refusals = {
  refusals: {
    malformed: 'Das hat der Server nicht verstanden.',
    tooLarge: 'Das ist zu groß.',
    tooMany: ({ seconds }) =>
      typeof seconds === 'number'
        ? plural('de', seconds, {
            one: 'Zu viele Versuche. Versuche es in # Sekunde noch einmal.',
            other: 'Zu viele Versuche. Versuche es in # Sekunden noch einmal.',
          })
        : 'Zu viele Versuche. Warte einen Moment.',
    oldClient: 'Es gibt eine neue Version von Archivolt. Lade die Seite neu.',
    notFound: 'Nicht gefunden.',
    signIn: 'Melde dich zuerst an.',
    wrongLogin: 'Name oder Passwort ist falsch.',
    nameTaken: 'Dieser Name ist schon vergeben.',
    badCode: 'Dieser Code ist falsch oder abgelaufen.',
    badPasskey: 'Der Passkey wurde nicht angenommen.',
    forbidden: 'Das darfst du hier nicht.',
    proofNeeded: 'Bestätige zuerst, dass du es bist: Gib dein Passwort ein oder nutze einen Passkey.',
    badLink: 'Dieser Link wurde schon benutzt, ist abgelaufen oder unvollständig.',
    muted: ({ until }) =>
      whileForbidden(
        'de',
        until,
        'Du kannst keine Nachrichten schreiben: Ein Betreiber dieses Servers hat dich stummgeschaltet.',
        (when) =>
          `Du kannst bis ${when} keine Nachrichten schreiben: Ein Betreiber dieses Servers hat dich stummgeschaltet.`,
      ),
    suspended: ({ until }) =>
      whileForbidden(
        'de',
        until,
        'Ein Betreiber dieses Servers hat dieses Konto dauerhaft gesperrt.',
        (when) => `Ein Betreiber dieses Servers hat dieses Konto bis ${when} gesperrt.`,
      ),
    unknownTable: 'Diesen Tisch gibt es nicht.',
    invitationNeeded: 'An diesen Tisch kommt man auf Einladung. Öffne den Link, den du bekommen hast.',
    noSpectators: 'Nur wer an diesem Tisch spielt, kann ihn sehen.',
    blocked:
      'Du kannst hier nicht Platz nehmen: Du hast jemanden an diesem Tisch blockiert, oder jemand dort hat dich blockiert.',
    tooManyOpen: ({ most, of }) =>
      of === 'person'
        ? `Von dir ${plural('de', Number(most), { one: 'wartet schon # Tisch', other: 'warten schon # Tische' })} auf Mitspielende. Schließe einen davon oder warte, bis eine Partie beginnt.`
        : `Von deinem Anschluss ${plural('de', Number(most), { one: 'wartet schon # Tisch', other: 'warten schon # Tische' })} auf Mitspielende. Versuche es wieder, wenn eine Partie begonnen hat.`,
    seatTaken: 'Jemand war schneller: Der Platz ist besetzt.',
    alreadySeated: 'Du sitzt schon an diesem Tisch.',
    notSeated: 'Du sitzt nicht an diesem Tisch.',
    notStarted: 'Die Partie hat noch nicht begonnen.',
    started: 'Die Partie hat schon begonnen.',
    over: 'Die Partie ist zu Ende.',
    frozen: 'Dieser Tisch ist wegen eines Fehlers angehalten.',
    badOptions: 'Mit diesen Optionen kann nicht gespielt werden.',
    otherDice: 'Die Würfel dieses Tischs wurden neu vorbereitet. Öffne den Tisch noch einmal.',
    wrongSalt: 'Diese Zahl passt nicht zu dem Hash, den du für die Würfel geschickt hattest.',
    stale: 'Die Partie ist inzwischen weitergegangen; so steht sie jetzt.',
    notYourTurn: 'Du bist nicht mehr am Zug.',
    empty: 'Es gibt nichts zu bestätigen.',
    notOffered: 'Einer der Züge ist nicht mehr möglich.',
    afterUnknown: 'Dein Zug endet, sobald etwas Neues aufgedeckt wird.',
    nothingToTakeBack: 'Du hast keinen Zug, den du zurücknehmen könntest.',
    takeBackAfterUnknown: 'Seitdem wurde etwas aufgedeckt; der Zug lässt sich nicht mehr zurücknehmen.',
    nothingAsked: 'Diese Anfrage ist nicht mehr offen.',
    notPossible: 'Das ist jetzt nicht möglich.',
    tooLong: 'Das ist zu lang.',
    unavailable: 'Das kann der Server gerade nicht. Versuche es bald noch einmal.',
    cannotSave:
      'Der Server kann gerade nichts speichern, deshalb hat sich nichts geändert. Versuche es bald noch einmal.',
    closing: 'Der Server startet neu. Versuche es gleich noch einmal.',
    offline: 'Der Server antwortet nicht. Bist du online?',
  },
} satisfies RefusalMessages;

import { plural } from '../format.ts';
import type { ServiceMessages } from '../messages/service.ts';

export const service = {
  maintenance: {
    title: 'Wartung',
    coming: (starts, ends) =>
      `Der Server wird vom ${starts} bis zum ${ends} gewartet. Danach gehen die Partien weiter; so lange stehen die Uhren.`,
    now: (ends) => `Der Server wird bis zum ${ends} gewartet. Danach gehen die Partien weiter.`,
    hide: 'Ausblenden',
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Was dieser Server über dich speichert, wie lange, und wer es sehen kann. Er lädt nichts von anderen Seiten, zeigt keine Werbung und setzt keine Tracker ein.',
    contact: (who) => `Betrieben von ${who}.`,
    noContact: 'Der Betreiber dieses Servers hat nicht angegeben, wie man ihn erreicht.',
    what: 'Was',
    howLong: 'Wie lange',
    who: 'Wer es sehen kann',
    days: (n) => plural('de', n, { one: '# Tag', other: '# Tage' }),
    forever: 'Unbegrenzt',
    untilDeleted: 'Bis du es oder dein Konto löschst',
    rows: {
      name: { what: 'Name, Farbe, Wertungen', who: 'Alle' },
      guest: {
        what: 'Ein Gast: Name, Farbe, Sprache, Zeitzone, Partien',
        who: 'Name und Partien: alle. Der Rest: du',
      },
      account: {
        what: 'Ein Konto: Benutzername, Hash des Passworts, Passkeys, Sitzungen, API-Schlüssel',
        who: 'Du; der Betreiber sieht den Benutzernamen',
      },
      mail: {
        what: 'E-Mail-Adresse, sobald sie bestätigt ist',
        who: 'Nur du; für die Benachrichtigungen, die du wählst, und um das Passwort zurückzusetzen',
      },
      lessons: { what: 'Wie weit du in den Lektionen bist', who: 'Du' },
      push: { what: 'Die Adresse, unter der dein Browser Benachrichtigungen empfängt', who: 'Niemand' },
      statistics: {
        what: 'Die Statistik aus deinen beendeten Partien, mit Genauigkeit und Glück in denen, die du analysiert hast',
        who: 'Du; Leute, mit denen du gespielt hast, oder alle, wenn du das in deinem Konto wählst',
      },
      games: { what: 'Beendete Partien mit allen Zügen', who: 'Wer den Tisch sehen darf' },
      closed: { what: 'Tische, an denen nie gespielt wurde', who: 'Wer den Tisch sehen darf' },
      talk: { what: 'Nachrichten an Tischen', who: 'Wer den Tisch sehen darf' },
      reports: { what: 'Gemeldete Nachrichten, mit Grund', who: 'Die Betreiber' },
      addresses: { what: 'IP-Adresse', who: 'Niemand; zum Schutz vor Missbrauch und erratenen Passwörtern' },
      log: { what: 'Was Betreiber getan haben, und wen es betraf', who: 'Die Betreiber' },
    },
    unused: (n) => plural('de', n, { one: 'nach # Tag ohne Besuch', other: 'nach # Tagen ohne Besuch' }),
    session: (n) =>
      plural('de', n, {
        one: 'Ein Browser, der # Tag nicht benutzt wurde, wird abgemeldet.',
        other: 'Ein Browser, der # Tage nicht benutzt wurde, wird abgemeldet.',
      }),
    minutes: 'Einige Minuten bis einige Stunden, als Hash',
    rights: {
      name: 'Deine Rechte',
      note: 'In deinem Konto kannst du alles herunterladen, was über dich gespeichert ist, jede Sitzung beenden und das Konto löschen. Name, Adresse, Schlüssel, Wertungen und der Text deiner Nachrichten werden dann sofort gelöscht; Partien bleiben ohne deinen Namen, denn sie gehören auch den anderen.',
    },
    device: {
      name: 'Auf deinem Gerät',
      note: 'Partien auf diesem Gerät, gegen Bots oder zu mehreren, verlassen es nie. Der Server setzt ein Cookie, das dich angemeldet hält, und eines, an dem er einen Browser erkennt, in dem du dein Passwort eingegeben hast.',
    },
    account: 'Zu deinem Konto',
  },
} satisfies ServiceMessages;

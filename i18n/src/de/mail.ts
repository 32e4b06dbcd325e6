import { levelName } from '../messages/common.ts';
import type { MailMessages } from '../messages/mail.ts';
import { common } from './common.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `Du bist am Zug: ${game}`,
    body: ({ game, others, count, until }) =>
      [
        others === ''
          ? `Du bist am Zug bei ${game}.`
          : `Du bist am Zug bei ${game}; ${others} ${count === 1 ? 'wartet' : 'warten'} auf deinen Zug.`,
        until === '' ? '' : ` Du hast Zeit bis ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `${by} lädt dich ein: ${game}`,
    body: ({ game, by }) => `${by} hat dir einen Platz für eine Partie ${game} freigehalten.`,
  },
  finished: {
    subject: ({ game }) => `Die Partie ist zu Ende: ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `Deine Partie ${game} ist zu Ende, und du hast gewonnen.`;
      if (won) return `Deine Partie ${game} ist zu Ende. Den ersten Platz teilen sich ${winners}.`;
      return count === 1
        ? `Deine Partie ${game} ist zu Ende. Gewonnen hat ${winners}.`
        : `Deine Partie ${game} ist zu Ende. Den ersten Platz teilen sich ${winners}.`;
    },
  },
  confirm: {
    subject: 'Bitte bestätige deine Adresse',
    body: (name) =>
      `${name} möchte an dieser Adresse Benachrichtigungen von Archivolt erhalten. Öffne zum Bestätigen diesen Link:`,
    ignore: 'Wenn du das nicht warst, ignoriere diese E-Mail; du bekommst dann keine weitere.',
  },
  reset: {
    subject: 'Neues Passwort',
    body: 'Für dein Konto bei Archivolt wurde ein neues Passwort angefordert. Um eines zu wählen, öffne innerhalb einer Stunde diese Seite:',
    ignore: 'Wenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
  },
  greeting: (name) => `Hallo ${name},`,
  open: 'Zum Tisch:',
  stop: 'E-Mails von Archivolt abbestellen:',
  pages: {
    stop: {
      title: 'E-Mails abbestellen',
      question: (name) => `Keine E-Mails mehr an ${name} schicken?`,
      button: 'Abbestellen',
      done: 'Erledigt. Du bekommst keine E-Mails mehr von Archivolt. In deinem Konto kannst du das jederzeit ändern.',
    },
    confirm: {
      title: 'Adresse bestätigen',
      question: (name) => `Benachrichtigungen zu den Partien von ${name} an diese Adresse schicken?`,
      button: 'Ja, das ist meine Adresse',
      done: 'Danke. Benachrichtigungen zu deinen Partien gehen ab jetzt an diese Adresse.',
    },
    unknown: {
      title: 'Dieser Link ist ungültig',
      body: 'Er ist unvollständig, zu alt oder gehört zu einem Konto, das es nicht mehr gibt.',
    },
    home: 'Zu Archivolt',
  },
} satisfies MailMessages;

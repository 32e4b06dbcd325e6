import { common } from '../common/de.ts';
import { levelName } from '../common/messages.ts';
import type { MailMessages } from './messages.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `Du bist am Zug: ${game}`,
    body: ({ game, others, count, until }) =>
      [
        others === ''
          ? `Du bist am Zug bei ${game}.`
          : `Du bist am Zug bei ${game}; auf dich ${count === 1 ? 'wartet' : 'warten'} ${others}.`,
        until === '' ? '' : ` Du hast Zeit bis ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `${by} lädt dich ein: ${game}`,
    body: ({ game, by }) => `${by} hat dir an einem Tisch von ${game} einen Platz freigehalten.`,
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
      `${name} möchte an dieser Adresse von den eigenen Partien bei Archivolt hören. Zum Zustimmen öffne diese Seite:`,
    ignore: 'Wenn du das nicht warst, tu nichts: Es kommt keine weitere Mail.',
  },
  greeting: (name) => `Hallo ${name},`,
  open: 'Zum Tisch:',
  stop: 'Keine Mail mehr von Archivolt:',
  pages: {
    stop: {
      title: 'Keine Mail mehr',
      question: (name) => `Soll Archivolt keine Mail mehr an ${name} schicken?`,
      button: 'Mail abbestellen',
      done: 'Erledigt. Archivolt schickt dir keine Mail mehr. In deinem Konto kannst du das jederzeit ändern.',
    },
    confirm: {
      title: 'Adresse bestätigen',
      question: (name) => `Sollen Neuigkeiten von den Partien von ${name} an diese Adresse kommen?`,
      button: 'Ja, das ist meine Adresse',
      done: 'Danke. Neuigkeiten von deinen Partien kommen an diese Adresse.',
    },
    unknown: {
      title: 'Dieser Link führt nirgendwohin',
      body: 'Er ist unvollständig, zu alt oder gehört zu einem Konto, das es nicht mehr gibt.',
    },
    home: 'Zu Archivolt',
  },
} satisfies MailMessages;

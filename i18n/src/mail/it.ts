import { common } from '../common/it.ts';
import { levelName } from '../common/messages.ts';
import type { MailMessages } from './messages.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `Tocca a te: ${game}`,
    body: ({ game, others, until }) =>
      [
        others === ''
          ? `È il tuo turno a ${game}.`
          : `È il tuo turno a ${game}; la tua mossa è attesa da ${others}.`,
        until === '' ? '' : ` Hai tempo fino a: ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `Un invito da ${by}: ${game}`,
    body: ({ game, by }) => `${by} ti ha tenuto un posto a un tavolo di ${game}.`,
  },
  finished: {
    subject: ({ game }) => `La partita è finita: ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `La tua partita a ${game} è finita, e la vittoria è tua.`;
      if (won) return `La tua partita a ${game} è finita. Il primo posto è condiviso: ${winners}.`;
      return count === 1
        ? `La tua partita a ${game} è finita. La vittoria va a ${winners}.`
        : `La tua partita a ${game} è finita. Il primo posto è condiviso: ${winners}.`;
    },
  },
  confirm: {
    subject: 'Conferma il tuo indirizzo',
    body: (name) =>
      `${name} desidera ricevere a questo indirizzo notizie delle proprie partite su Archivolt. Per accettare, apri questa pagina:`,
    ignore: 'Se la richiesta non è tua, non fare nulla: non arriverà altra posta.',
  },
  greeting: (name) => `Ciao ${name},`,
  open: 'Al tavolo:',
  stop: 'Per non ricevere più posta da Archivolt:',
  pages: {
    stop: {
      title: 'Niente più posta',
      question: (name) => `Archivolt deve smettere di mandare posta a ${name}?`,
      button: 'Ferma la posta',
      done: 'Fatto. Archivolt non ti manderà più posta. Puoi cambiare idea in ogni momento nel tuo account.',
    },
    confirm: {
      title: 'Conferma l’indirizzo',
      question: (name) => `Le notizie delle partite di ${name} devono arrivare a questo indirizzo?`,
      button: 'Sì, è il mio indirizzo',
      done: 'Grazie. Le notizie delle tue partite arriveranno a questo indirizzo.',
    },
    unknown: {
      title: 'Questo link non porta da nessuna parte',
      body: 'È incompleto, troppo vecchio o appartiene a un account che non esiste più.',
    },
    home: 'Vai ad Archivolt',
  },
} satisfies MailMessages;

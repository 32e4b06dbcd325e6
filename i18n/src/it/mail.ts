import { ad } from '../grammar/it.ts';
import { levelName } from '../messages/common.ts';
import type { MailMessages } from '../messages/mail.ts';
import { common } from './common.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `Tocca a te: ${game}`,
    body: ({ game, others, count, until }) =>
      [
        others === ''
          ? `È il tuo turno ${ad(game)}.`
          : `È il tuo turno ${ad(game)}; ${others} ${count === 1 ? 'aspetta' : 'aspettano'} la tua mossa.`,
        until === '' ? '' : ` Scadenza: ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `${by} ti invita: ${game}`,
    body: ({ game, by }) => `${by} ti ha riservato un posto a un tavolo di ${game}.`,
  },
  finished: {
    subject: ({ game }) => `La partita è finita: ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `La tua partita ${ad(game)} è finita, e la vittoria è tua.`;
      if (won) return `La tua partita ${ad(game)} è finita. Il primo posto è condiviso: ${winners}.`;
      return count === 1
        ? `La tua partita ${ad(game)} è finita. La vittoria va ${ad(winners)}.`
        : `La tua partita ${ad(game)} è finita. Il primo posto è condiviso: ${winners}.`;
    },
  },
  confirm: {
    subject: 'Conferma il tuo indirizzo',
    body: (name) =>
      `${name} desidera ricevere a questo indirizzo le notifiche di Archivolt. Per confermare, apri questo link:`,
    ignore: 'Se la richiesta non è tua, ignora questa e-mail: non ti scriveremo più.',
  },
  reset: {
    subject: 'Nuova password',
    body: 'È stata richiesta una nuova password per il tuo account Archivolt. Per sceglierla, apri questo link entro un’ora:',
    ignore: 'Se la richiesta non è tua, ignora questa e-mail: la tua password resta com’è.',
  },
  greeting: (name) => `Ciao ${name},`,
  open: 'Vai al tavolo:',
  stop: 'Per non ricevere più e-mail da Archivolt:',
  pages: {
    stop: {
      title: 'Annulla l’iscrizione',
      question: (name) => `Non inviare più e-mail ${ad(name)}?`,
      button: 'Annulla l’iscrizione',
      done: 'Fatto. Archivolt non ti invierà più e-mail. Puoi cambiare idea in ogni momento nel tuo account.',
    },
    confirm: {
      title: 'Conferma l’indirizzo',
      question: (name) => `Inviare a questo indirizzo le notifiche sulle partite di ${name}?`,
      button: 'Sì, è il mio indirizzo',
      done: 'Grazie. Le notifiche sulle tue partite arriveranno a questo indirizzo.',
    },
    unknown: {
      title: 'Questo link non è valido',
      body: 'È incompleto, troppo vecchio o appartiene a un account che non esiste più.',
    },
    home: 'Vai ad Archivolt',
  },
} satisfies MailMessages;

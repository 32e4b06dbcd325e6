import { levelName } from '../messages/common.ts';
import type { MailMessages } from '../messages/mail.ts';
import { common } from './common.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `É a sua vez: ${game}`,
    body: ({ game, others, count, until }) =>
      [
        others === ''
          ? `É a sua vez em ${game}.`
          : `É a sua vez em ${game}; ${others} ${count === 1 ? 'está' : 'estão'} esperando a sua jogada.`,
        until === '' ? '' : ` Você tem até ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `${by} convida você: ${game}`,
    body: ({ game, by }) => `${by} reservou um lugar para você em uma mesa de ${game}.`,
  },
  finished: {
    subject: ({ game }) => `A partida acabou: ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `Sua partida de ${game} acabou, e a vitória é sua.`;
      if (won) return `Sua partida de ${game} acabou. O primeiro lugar é compartilhado: ${winners}.`;
      return count === 1
        ? `Sua partida de ${game} acabou. A vitória é de ${winners}.`
        : `Sua partida de ${game} acabou. O primeiro lugar é compartilhado: ${winners}.`;
    },
  },
  confirm: {
    subject: 'Confirme o seu endereço',
    body: (name) =>
      `${name} quer receber neste endereço as notificações do Archivolt. Para confirmar, abra este link:`,
    ignore: 'Se não foi você, ignore este e-mail: você não receberá outros.',
  },
  reset: {
    subject: 'Nova senha',
    body: 'Foi pedida uma nova senha para a sua conta do Archivolt. Para escolhê-la, abra este link em até uma hora:',
    ignore: 'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
  },
  greeting: (name) => `Olá, ${name}!`,
  open: 'Ir para a mesa:',
  stop: 'Para não receber mais e-mails do Archivolt:',
  pages: {
    stop: {
      title: 'Cancelar os e-mails',
      question: (name) => `Parar de enviar e-mails para ${name}?`,
      button: 'Cancelar os e-mails',
      done: 'Pronto. O Archivolt não enviará mais e-mails a você. Você pode mudar isso na sua conta quando quiser.',
    },
    confirm: {
      title: 'Confirmar o endereço',
      question: (name) => `Enviar para este endereço as notificações das partidas de ${name}?`,
      button: 'Sim, é o meu endereço',
      done: 'Obrigado. As notificações das suas partidas serão enviadas para este endereço.',
    },
    unknown: {
      title: 'Este link não é válido',
      body: 'Ele está incompleto, é antigo demais ou pertence a uma conta que não existe mais.',
    },
    home: 'Ir para o Archivolt',
  },
} satisfies MailMessages;

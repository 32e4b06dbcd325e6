import { levelName } from '../common/messages.ts';
import { common } from '../common/pt-BR.ts';
import type { MailMessages } from './messages.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `É a sua vez: ${game}`,
    body: ({ game, others, until }) =>
      [
        others === ''
          ? `É a sua vez em ${game}.`
          : `É a sua vez em ${game}; aguardando a sua jogada: ${others}.`,
        until === '' ? '' : ` Você tem até: ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `Convite de ${by}: ${game}`,
    body: ({ game, by }) => `${by} guardou um lugar para você em uma mesa de ${game}.`,
  },
  finished: {
    subject: ({ game }) => `A partida acabou: ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `Sua partida de ${game} acabou, e a vitória é sua.`;
      if (won) return `Sua partida de ${game} acabou. O primeiro lugar é dividido: ${winners}.`;
      return count === 1
        ? `Sua partida de ${game} acabou. A vitória é de ${winners}.`
        : `Sua partida de ${game} acabou. O primeiro lugar é dividido: ${winners}.`;
    },
  },
  confirm: {
    subject: 'Confirme o seu endereço',
    body: (name) =>
      `${name} quer receber neste endereço notícias das suas partidas no Archivolt. Para aceitar, abra esta página:`,
    ignore: 'Se não foi você, não faça nada: nenhum outro e-mail virá.',
  },
  greeting: (name) => `Olá, ${name}!`,
  open: 'Para a mesa:',
  stop: 'Para não receber mais e-mails do Archivolt:',
  pages: {
    stop: {
      title: 'Chega de e-mails',
      question: (name) => `O Archivolt deve parar de enviar e-mails para ${name}?`,
      button: 'Parar os e-mails',
      done: 'Pronto. O Archivolt não enviará mais e-mails a você. Você pode mudar isso na sua conta quando quiser.',
    },
    confirm: {
      title: 'Confirmar o endereço',
      question: (name) => `As notícias das partidas de ${name} devem chegar a este endereço?`,
      button: 'Sim, é o meu endereço',
      done: 'Obrigado. As notícias das suas partidas chegarão a este endereço.',
    },
    unknown: {
      title: 'Este link não leva a lugar nenhum',
      body: 'Ele está incompleto, é antigo demais ou pertence a uma conta que não existe mais.',
    },
    home: 'Ir para o Archivolt',
  },
} satisfies MailMessages;

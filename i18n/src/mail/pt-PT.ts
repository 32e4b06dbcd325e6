import { levelName } from '../common/messages.ts';
import { common } from '../common/pt-PT.ts';
import type { MailMessages } from './messages.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `É a tua vez: ${game}`,
    body: ({ game, others, until }) =>
      [
        others === ''
          ? `É a tua vez em ${game}.`
          : `É a tua vez em ${game}; à espera da tua jogada: ${others}.`,
        until === '' ? '' : ` Tens até: ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `Convite de ${by}: ${game}`,
    body: ({ game, by }) => `${by} guardou-te um lugar numa mesa de ${game}.`,
  },
  finished: {
    subject: ({ game }) => `A partida acabou: ${game}`,
    body: ({ game, winners, won, count }) => {
      if (won && count === 1) return `A tua partida de ${game} acabou, e a vitória é tua.`;
      if (won) return `A tua partida de ${game} acabou. O primeiro lugar é partilhado: ${winners}.`;
      return count === 1
        ? `A tua partida de ${game} acabou. A vitória é de ${winners}.`
        : `A tua partida de ${game} acabou. O primeiro lugar é partilhado: ${winners}.`;
    },
  },
  confirm: {
    subject: 'Confirma o teu endereço',
    body: (name) =>
      `${name} quer receber neste endereço notícias das suas partidas no Archivolt. Para aceitar, abre esta página:`,
    ignore: 'Se não foste tu, não faças nada: não virá mais correio.',
  },
  greeting: (name) => `Olá, ${name}:`,
  open: 'Para a mesa:',
  stop: 'Para não receber mais correio do Archivolt:',
  pages: {
    stop: {
      title: 'Sem mais correio',
      question: (name) => `O Archivolt deve deixar de enviar correio a ${name}?`,
      button: 'Parar o correio',
      done: 'Feito. O Archivolt não te enviará mais correio. Podes mudar isto na tua conta em qualquer altura.',
    },
    confirm: {
      title: 'Confirmar o endereço',
      question: (name) => `As notícias das partidas de ${name} devem chegar a este endereço?`,
      button: 'Sim, é o meu endereço',
      done: 'Obrigado. As notícias das tuas partidas chegarão a este endereço.',
    },
    unknown: {
      title: 'Esta ligação não leva a lado nenhum',
      body: 'Está incompleta, é demasiado antiga ou pertence a uma conta que já não existe.',
    },
    home: 'Ir para o Archivolt',
  },
} satisfies MailMessages;

import { levelName } from '../messages/common.ts';
import type { MailMessages } from '../messages/mail.ts';
import { common } from './common.ts';

export const mail = {
  level: (level) => levelName(common, level).name,
  turn: {
    subject: ({ game }) => `É a tua vez: ${game}`,
    body: ({ game, others, count, until }) =>
      [
        others === ''
          ? `É a tua vez em ${game}.`
          : `É a tua vez em ${game}; ${others} ${count === 1 ? 'espera' : 'esperam'} pela tua jogada.`,
        until === '' ? '' : ` Tens até ${until}.`,
      ].join(''),
  },
  invited: {
    subject: ({ game, by }) => `${by} convida-te: ${game}`,
    body: ({ game, by }) => `${by} reservou-te um lugar numa mesa de ${game}.`,
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
      `${name} quer receber neste endereço as notificações do Archivolt. Para confirmar, abre este link:`,
    ignore: 'Se não foste tu, ignora este e-mail: não voltaremos a escrever-te.',
  },
  reset: {
    subject: 'Nova palavra-passe',
    body: 'Foi pedida uma nova palavra-passe para a tua conta do Archivolt. Para a escolheres, abre este link no prazo de uma hora:',
    ignore: 'Se não foste tu, ignora este e-mail: a tua palavra-passe continua a mesma.',
  },
  greeting: (name) => `Olá, ${name},`,
  open: 'Ir para a mesa:',
  stop: 'Para não receber mais e-mails do Archivolt:',
  pages: {
    stop: {
      title: 'Cancelar os e-mails',
      question: (name) => `Deixar de enviar e-mails a ${name}?`,
      button: 'Cancelar os e-mails',
      done: 'Feito. O Archivolt não te enviará mais e-mails. Podes mudar isto na tua conta em qualquer altura.',
    },
    confirm: {
      title: 'Confirmar o endereço',
      question: (name) => `Enviar para este endereço as notificações das partidas de ${name}?`,
      button: 'Sim, é o meu endereço',
      done: 'Obrigado. As notificações das tuas partidas serão enviadas para este endereço.',
    },
    unknown: {
      title: 'Este link não é válido',
      body: 'Está incompleto, é demasiado antigo ou pertence a uma conta que já não existe.',
    },
    home: 'Ir para o Archivolt',
  },
} satisfies MailMessages;

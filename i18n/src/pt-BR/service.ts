import { plural } from '../format.ts';
import type { ServiceMessages } from '../messages/service.ts';

export const service = {
  maintenance: {
    title: 'Manutenção',
    coming: (starts, ends) =>
      `O servidor estará em manutenção de ${starts} a ${ends}. As partidas continuam depois; enquanto isso, os relógios ficam parados.`,
    now: (ends) => `O servidor está em manutenção até ${ends}. As partidas continuam depois.`,
    hide: 'Ocultar',
  },
  privacy: {
    title: 'Privacidade',
    lead: 'O que este servidor guarda sobre você, por quanto tempo e quem pode ver. Ele não carrega nada de outros sites, não mostra publicidade e não rastreia ninguém.',
    contact: (who) => `Administrado por ${who}.`,
    noContact: 'O administrador deste servidor não informou nenhum contato.',
    what: 'O quê',
    howLong: 'Por quanto tempo',
    who: 'Quem pode ver',
    days: (n) => plural('pt-BR', n, { one: '# dia', other: '# dias' }),
    forever: 'Sem limite de tempo',
    untilDeleted: 'Até você excluir isso ou a conta',
    rows: {
      name: { what: 'Nome, cor, ratings', who: 'Todos' },
      guest: {
        what: 'Um convidado: nome, cor, idioma, fuso horário, partidas',
        who: 'Nome e partidas: todos. O resto: você',
      },
      account: {
        what: 'Uma conta: nome de usuário, hash da senha, chaves de acesso, sessões, chaves de API',
        who: 'Você; o administrador vê o nome de usuário',
      },
      mail: {
        what: 'Endereço de e-mail, depois de confirmado',
        who: 'Só você; serve para as notificações que você escolher e para redefinir a senha',
      },
      lessons: { what: 'Até onde você chegou nas lições', who: 'Você' },
      push: { what: 'O endereço em que o seu navegador recebe notificações push', who: 'Ninguém' },
      statistics: {
        what: 'As estatísticas feitas a partir das suas partidas encerradas, com a precisão e a sorte nas que você analisou',
        who: 'Você; as pessoas com quem jogou ou todo mundo, se você escolher isso na sua conta',
      },
      games: { what: 'Partidas encerradas com todas as jogadas', who: 'Quem pode ver a mesa' },
      closed: { what: 'Mesas cuja partida nunca começou', who: 'Quem pode ver a mesa' },
      talk: { what: 'Mensagens nas mesas', who: 'Quem pode ver a mesa' },
      reports: { what: 'Denúncias de mensagens, com o motivo', who: 'Os administradores' },
      addresses: {
        what: 'Endereço IP',
        who: 'Ninguém; serve contra abusos e tentativas de adivinhar senhas',
      },
      log: { what: 'O que os administradores fizeram, e quem foi afetado', who: 'Os administradores' },
    },
    unused: (n) => plural('pt-BR', n, { one: 'após # dia sem visitas', other: 'após # dias sem visitas' }),
    session: (n) =>
      plural('pt-BR', n, {
        one: 'Um navegador que não for usado por # dia é desconectado.',
        other: 'Um navegador que não for usado por # dias é desconectado.',
      }),
    minutes: 'De alguns minutos a algumas horas, em forma de hash',
    rights: {
      name: 'Seus direitos',
      note: 'Na sua conta você pode baixar tudo o que está guardado sobre você, encerrar cada sessão e excluir a conta. Nesse caso, seu nome, endereço, chaves, ratings e o texto das suas mensagens são excluídos imediatamente; as partidas ficam sem o seu nome, porque também são dos outros.',
    },
    device: {
      name: 'No seu aparelho',
      note: 'As partidas neste aparelho, contra bots ou entre várias pessoas, nunca saem dele. O servidor usa um cookie que mantém a sua sessão e outro que reconhece um navegador em que você digitou a senha.',
    },
    account: 'Ir para a sua conta',
  },
} satisfies ServiceMessages;

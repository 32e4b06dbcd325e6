import { plural } from '../format.ts';
import type { ServiceMessages } from '../messages/service.ts';

export const service = {
  maintenance: {
    title: 'Manutenção',
    coming: (starts, ends) =>
      `O servidor estará em manutenção de ${starts} a ${ends}. As partidas continuam depois; entretanto, os relógios ficam parados.`,
    now: (ends) => `O servidor está em manutenção até ${ends}. As partidas continuam depois.`,
    hide: 'Esconder',
  },
  privacy: {
    title: 'Privacidade',
    lead: 'O que este servidor guarda sobre ti, durante quanto tempo e quem o pode ver. Não carrega nada de outros sites, não mostra publicidade e não rastreia ninguém.',
    contact: (who) => `Gerido por ${who}.`,
    noContact: 'O administrador deste servidor não indicou nenhum contacto.',
    what: 'O quê',
    howLong: 'Durante quanto tempo',
    who: 'Quem o pode ver',
    days: (n) => plural('pt-PT', n, { one: '# dia', other: '# dias' }),
    forever: 'Sem limite de tempo',
    untilDeleted: 'Até eliminares isso ou a conta',
    rows: {
      name: { what: 'Nome, cor, classificações', who: 'Toda a gente' },
      guest: {
        what: 'Um convidado: nome, cor, idioma, fuso horário, partidas',
        who: 'Nome e partidas: toda a gente. O resto: tu',
      },
      account: {
        what: 'Uma conta: nome de utilizador, hash da palavra-passe, chaves de acesso, sessões, chaves de API',
        who: 'Tu; o administrador vê o nome de utilizador',
      },
      mail: {
        what: 'Endereço de e-mail, depois de confirmado',
        who: 'Só tu; serve para as notificações que escolheres e para repor a palavra-passe',
      },
      lessons: { what: 'Até onde chegaste nas lições', who: 'Tu' },
      push: { what: 'O endereço em que o teu navegador recebe notificações push', who: 'Ninguém' },
      statistics: {
        what: 'As estatísticas feitas a partir das tuas partidas terminadas, com a precisão e a sorte nas que analisaste',
        who: 'Tu; as pessoas com quem jogaste ou toda a gente, se assim o escolheres na tua conta',
      },
      games: { what: 'Partidas terminadas com todas as jogadas', who: 'Quem pode ver a mesa' },
      closed: { what: 'Mesas cuja partida nunca começou', who: 'Quem pode ver a mesa' },
      talk: { what: 'Mensagens nas mesas', who: 'Quem pode ver a mesa' },
      reports: { what: 'Denúncias de mensagens, com o motivo', who: 'Os administradores' },
      addresses: {
        what: 'Endereço IP',
        who: 'Ninguém; serve contra abusos e tentativas de adivinhar palavras-passe',
      },
      log: { what: 'O que os administradores fizeram, e quem foi afetado', who: 'Os administradores' },
    },
    unused: (n) => plural('pt-PT', n, { one: 'após # dia sem visitas', other: 'após # dias sem visitas' }),
    session: (n) =>
      plural('pt-PT', n, {
        one: 'A sessão de um navegador que não seja usado durante # dia é terminada.',
        other: 'A sessão de um navegador que não seja usado durante # dias é terminada.',
      }),
    minutes: 'De alguns minutos a algumas horas, sob a forma de hash',
    rights: {
      name: 'Os teus direitos',
      note: 'Na tua conta podes descarregar tudo o que está guardado sobre ti, terminar cada sessão e eliminar a conta. Nesse caso, o teu nome, endereço, chaves, classificações e o texto das tuas mensagens são eliminados de imediato; as partidas ficam sem o teu nome, porque também são dos outros.',
    },
    device: {
      name: 'No teu dispositivo',
      note: 'As partidas neste dispositivo, contra bots ou entre várias pessoas, nunca saem dele. O servidor põe um cookie que mantém a tua sessão e outro que reconhece um navegador onde introduziste a palavra-passe.',
    },
    account: 'Ir para a tua conta',
  },
} satisfies ServiceMessages;

import { plural, whileForbidden } from '../format.ts';
import type { RefusalMessages } from '../messages/refusals.ts';

export const refusals = {
  refusals: {
    malformed: 'O servidor não entendeu.',
    tooLarge: 'É grande demais.',
    tooMany: ({ seconds }) =>
      typeof seconds === 'number'
        ? plural('pt-BR', seconds, {
            one: 'Muitas tentativas. Tente de novo em # segundo.',
            other: 'Muitas tentativas. Tente de novo em # segundos.',
          })
        : 'Muitas tentativas. Espere um momento.',
    oldClient: 'Há uma nova versão do Archivolt. Recarregue a página.',
    notFound: 'Não encontrado.',
    signIn: 'Entre primeiro.',
    wrongLogin: 'Nome ou senha incorretos.',
    nameTaken: 'Esse nome já está em uso.',
    badCode: 'Este código está errado ou expirou.',
    badPasskey: 'A chave de acesso não foi aceita.',
    forbidden: 'Você não tem permissão para isso.',
    proofNeeded: 'Confirme primeiro que é você: digite sua senha ou use uma chave de acesso.',
    badLink: 'Este link já foi usado, expirou ou está incompleto.',
    muted: ({ until }) =>
      whileForbidden(
        'pt-BR',
        until,
        'Você não pode escrever mensagens: um administrador deste servidor silenciou seu chat.',
        (when) =>
          `Você não pode escrever mensagens até ${when}: um administrador deste servidor silenciou seu chat.`,
      ),
    suspended: ({ until }) =>
      whileForbidden(
        'pt-BR',
        until,
        'Um administrador deste servidor suspendeu esta conta definitivamente.',
        (when) => `Um administrador deste servidor suspendeu esta conta até ${when}.`,
      ),
    unknownTable: 'Essa mesa não existe.',
    invitationNeeded: 'Esta mesa é por convite. Abra pelo link que você recebeu.',
    noSpectators: 'Só quem joga nesta mesa pode vê-la.',
    blocked: 'Você não pode se sentar aqui: você bloqueou alguém desta mesa, ou alguém bloqueou você.',
    tooManyOpen: ({ most, of }) =>
      of === 'person'
        ? `Você já tem ${plural('pt-BR', Number(most), { one: '# mesa', other: '# mesas' })} esperando jogadores. Feche uma ou espere uma partida começar.`
        : `Sua conexão já tem ${plural('pt-BR', Number(most), { one: '# mesa', other: '# mesas' })} esperando jogadores. Tente de novo quando uma partida tiver começado.`,
    seatTaken: 'Alguém foi mais rápido: o lugar está ocupado.',
    alreadySeated: 'Você já está nesta mesa.',
    notSeated: 'Você não joga nesta mesa.',
    notStarted: 'A partida ainda não começou.',
    started: 'A partida já começou.',
    over: 'A partida acabou.',
    frozen: 'Esta mesa está suspensa por um erro.',
    badOptions: 'Não dá para jogar com essas opções.',
    otherDice: 'Os dados desta mesa foram preparados de novo. Abra a mesa outra vez.',
    wrongSalt: 'Este número não corresponde ao hash que você tinha enviado para os dados.',
    stale: 'A partida já avançou; veja a situação atual.',
    notYourTurn: 'Não é mais a sua vez.',
    empty: 'Não há nada para confirmar.',
    notOffered: 'Uma das jogadas não é mais possível.',
    afterUnknown: 'Seu turno acaba assim que algo novo é revelado.',
    nothingToTakeBack: 'Você não tem nenhum turno em que voltar atrás.',
    takeBackAfterUnknown: 'Algo novo foi revelado desde então: não dá mais para voltar atrás.',
    nothingAsked: 'Esse pedido não está mais aberto.',
    notPossible: 'Agora não é possível.',
    tooLong: 'É longo demais.',
    unavailable: 'O servidor não consegue fazer isso no momento. Tente de novo em breve.',
    cannotSave: 'No momento o servidor não consegue salvar nada, então nada mudou. Tente de novo em breve.',
    closing: 'O servidor está reiniciando. Tente de novo daqui a pouco.',
    offline: 'O servidor não responde. Você está online?',
  },
} satisfies RefusalMessages;

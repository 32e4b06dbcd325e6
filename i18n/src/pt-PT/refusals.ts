import { plural, whileForbidden } from '../format.ts';
import type { RefusalMessages } from '../messages/refusals.ts';

export const refusals = {
  refusals: {
    malformed: 'O servidor não percebeu.',
    tooLarge: 'É demasiado grande.',
    tooMany: ({ seconds }) =>
      typeof seconds === 'number'
        ? plural('pt-PT', seconds, {
            one: 'Demasiadas tentativas. Tenta de novo daqui a # segundo.',
            other: 'Demasiadas tentativas. Tenta de novo daqui a # segundos.',
          })
        : 'Demasiadas tentativas. Espera um momento.',
    oldClient: 'Há uma nova versão do Archivolt. Recarrega a página.',
    notFound: 'Não encontrado.',
    signIn: 'Inicia sessão primeiro.',
    wrongLogin: 'Nome ou palavra-passe incorretos.',
    nameTaken: 'Este nome já está em uso.',
    badCode: 'Este código está errado ou expirou.',
    badPasskey: 'A chave de acesso não foi aceite.',
    forbidden: 'Não tens permissão para isso.',
    proofNeeded: 'Confirma primeiro que és tu: introduz a palavra-passe ou usa uma chave de acesso.',
    badLink: 'Este link já foi usado, expirou ou está incompleto.',
    muted: ({ until }) =>
      whileForbidden(
        'pt-PT',
        until,
        'Não podes escrever mensagens: um administrador deste servidor silenciou o teu chat.',
        (when) =>
          `Não podes escrever mensagens até ${when}: um administrador deste servidor silenciou o teu chat.`,
      ),
    suspended: ({ until }) =>
      whileForbidden(
        'pt-PT',
        until,
        'Um administrador deste servidor suspendeu esta conta definitivamente.',
        (when) => `Um administrador deste servidor suspendeu esta conta até ${when}.`,
      ),
    unknownTable: 'Essa mesa não existe.',
    invitationNeeded: 'Esta mesa é por convite. Abre-a pelo link que recebeste.',
    noSpectators: 'Só quem joga nesta mesa a pode ver.',
    blocked: 'Não te podes sentar aqui: bloqueaste alguém desta mesa, ou alguém te bloqueou a ti.',
    tooManyOpen: ({ most, of }) =>
      of === 'person'
        ? `Já tens ${plural('pt-PT', Number(most), { one: '# mesa', other: '# mesas' })} à espera de jogadores. Fecha uma ou espera que uma partida comece.`
        : `A tua ligação já tem ${plural('pt-PT', Number(most), { one: '# mesa', other: '# mesas' })} à espera de jogadores. Tenta de novo quando uma partida tiver começado.`,
    seatTaken: 'Alguém foi mais rápido: o lugar está ocupado.',
    alreadySeated: 'Já estás nesta mesa.',
    notSeated: 'Não jogas nesta mesa.',
    notStarted: 'A partida ainda não começou.',
    started: 'A partida já começou.',
    over: 'A partida acabou.',
    frozen: 'Esta mesa está suspensa por um erro.',
    badOptions: 'Com estas opções não se pode jogar.',
    otherDice: 'Os dados desta mesa foram preparados de novo. Volta a abrir a mesa.',
    wrongSalt: 'Este número não corresponde ao hash que tinhas dado para os dados.',
    stale: 'A partida avançou entretanto; eis a situação atual.',
    notYourTurn: 'Já não é a tua vez.',
    empty: 'Não há nada para confirmar.',
    notOffered: 'Uma das jogadas já não é possível.',
    afterUnknown: 'O teu turno acaba assim que algo novo é revelado.',
    nothingToTakeBack: 'Não há nenhum turno teu em que voltar atrás.',
    takeBackAfterUnknown: 'Desde então foi revelado algo novo: já não se pode voltar atrás.',
    nothingAsked: 'Esse pedido já não está aberto.',
    notPossible: 'Agora não é possível.',
    tooLong: 'É demasiado longo.',
    unavailable: 'De momento o servidor não o consegue fazer. Tenta de novo em breve.',
    cannotSave:
      'De momento o servidor não consegue guardar nada, por isso nada mudou. Tenta de novo em breve.',
    closing: 'O servidor está a reiniciar. Tenta de novo daqui a pouco.',
    offline: 'O servidor não responde. Tens ligação à Internet?',
  },
} satisfies RefusalMessages;

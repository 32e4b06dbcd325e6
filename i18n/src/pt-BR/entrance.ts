import { plural } from '../format.ts';
import type { EntranceMessages } from '../messages/entrance.ts';

export const entrance = {
  entry: {
    title: 'Como devemos chamar você?',
    lead: 'Não precisa de mais nada: nem e-mail, nem senha. Você pode proteger seu nome depois, se gostar daqui.',
    name: 'Nome',
    colour: 'Cor favorita',
    language: 'Idioma',
    enter: 'Entrar',
    signIn: 'Já tenho conta',
  },
  now: {
    title: 'Jogar agora',
    lead: 'Encontramos uma mesa para você, ou abrimos uma nova e esperamos com você.',
    game: 'Jogo',
    pace: 'Ritmo',
    paces: {
      live: { name: 'Em tempo real', note: 'todos ficam à mesa' },
      slow: { name: 'Por turnos', note: 'uma jogada por dia basta' },
    },
    players: 'Jogadores',
    anyNumber: 'Tanto faz',
    go: 'Jogar agora',
  },
  create: {
    title: (game) => `Nova mesa: ${game}`,
    seats: {
      name: 'Lugares',
      note: 'Na ordem dos turnos. Um é seu; os outros são para pessoas ou bots.',
    },
    seat: (n) => `Lugar ${n}`,
    me: 'Você',
    meNote: 'Para ocupar outro lugar, escolha “Você” lá.',
    open: 'Lugar livre',
    openNote: 'A partida começa quando todos os lugares livres estiverem ocupados.',
    bot: (level) => `Bot: ${level}`,
    clock: {
      name: 'Relógio',
      note: 'Se o seu tempo acabar, um bot joga por você até você voltar.',
    },
    kinds: {
      none: { name: 'Sem relógio', note: 'entre amigos' },
      live: { name: 'Em tempo real', note: 'uma reserva de tempo mais um incremento por turno' },
      slow: { name: 'Por turnos', note: 'um tempo fixo por jogada; suas horas de silêncio não contam' },
    },
    minutes: 'Minutos por jogador',
    seconds: 'Incremento por turno (s)',
    perMove: 'Tempo por jogada',
    access: 'Quem pode entrar',
    accesses: {
      open: { name: 'Todo mundo', note: 'a mesa aparece no lobby' },
      invitation: { name: 'Por convite', note: 'qualquer pessoa com o link' },
    },
    rated: { name: 'Rating', note: 'Bots e pessoas ficam no mesmo ranking.' },
    ratings: {
      friendly: { name: 'Amistosa', note: 'não vale rating' },
      rated: { name: 'Ranqueada', note: 'o resultado muda seu rating' },
    },
    delay: {
      name: 'Espectadores',
      note: 'Os espectadores nunca veem a mão de ninguém. Você também pode atrasar o que eles veem.',
    },
    watching: {
      yes: { name: 'Permitidos', note: 'também podem ler o chat' },
      no: { name: 'Não permitidos', note: 'só quem joga vê a partida e o chat' },
    },
    inviting: (name) => `${name} vai receber um convite assim que a mesa for aberta.`,
    players: (fewest, most) => (fewest === most ? `${most} jogadores` : `${fewest} a ${most} jogadores`),
    noDelay: 'sem atraso',
    go: 'Abrir a mesa',
  },
  bot: { give: 'Adicionar um bot', free: 'Remover o bot', level: 'Nível do bot' },
  facts: {
    title: 'O que você encontra aqui',
    friends: {
      name: 'Convide amigos com um link',
      note: 'Abra uma mesa e mande o link, ou mostre o código QR. Basta um nome; ninguém precisa de conta.',
    },
    pace: {
      name: 'De uma vez só ou jogada a jogada',
      note: 'Em tempo real com relógio, ou uma jogada por dia. Se quiser, você recebe uma notificação quando for a sua vez.',
    },
    bots: {
      name: 'Bots nos lugares vazios',
      note: 'Na sua própria mesa, os bots ocupam os lugares que você der a eles, no nível que você quiser.',
    },
    dice: {
      name: 'Dados verificáveis',
      note: 'Depois da partida, o seu próprio aparelho pode conferir cada rolagem e cada carta comprada.',
    },
  },
  card: {
    rating: (n) => `rating ${n}`,
    points: (n) => plural('pt-BR', n, { one: '# ponto', other: '# pontos' }),
  },
  sees: {
    anyone: 'Qualquer pessoa pode assistir a esta partida e ler o chat.',
    link: 'Qualquer pessoa com o link pode assistir a esta partida e ler o chat.',
    players: 'Só quem joga vê esta partida e o chat.',
  },
  stakes: {
    friendly: 'Amistosa: esta partida não muda seu rating.',
    rated: 'Ranqueada: o resultado muda seu rating.',
  },
  atTables: (n) =>
    plural('pt-BR', n, { one: '# pessoa em uma mesa agora', other: '# pessoas nas mesas agora' }),
  watch: { title: 'Partidas para assistir', go: 'Assistir' },
  opponents: {
    title: 'Adversários recentes',
    here: 'online',
    last: (moment) => `última partida: ${moment}`,
    invite: 'Convidar',
    inviteTo: (name, game) => `Convidar ${name} para uma partida de ${game}`,
  },
  block: {
    add: (name) => `Bloquear ${name}`,
    remove: (name) => `Desbloquear ${name}`,
    done: (name) => `Você bloqueou ${name}.`,
    note: 'Você não vê mais as mensagens e os convites de quem bloqueia, e vocês nunca ficam na mesma mesa.',
    title: 'Pessoas bloqueadas',
    none: 'Você não bloqueou ninguém.',
  },
  dice: {
    preparing: 'Todo mundo está aqui. Os dados estão sendo preparados.',
    missing: (names) =>
      `Esperando ${names}: a partida começa automaticamente assim que todos tiverem aberto a mesa.`,
    until: (moment) => `Prazo: ${moment}. Quem não tiver aberto a mesa até lá perde o lugar.`,
    elsewhere: 'Seu número para os dados está em outro aparelho. Abra a mesa lá ou deixe o lugar.',
    name: 'Dados verificáveis',
    before:
      'Antes da partida, o servidor escolheu um número secreto e publicou o hash dele; cada jogador acrescentou um número próprio. No fim o segredo é revelado, e seu aparelho pode recalcular cada rolagem e cada carta comprada.',
    after:
      'O número secreto por trás do hash foi revelado: seu aparelho pode recalcular cada rolagem e cada carta comprada.',
    commitment: 'Hash do segredo',
    verify: 'Conferir os dados',
    verifying: 'Refazendo a partida inteira…',
    fair: (picks, versions) =>
      `Tudo confere: ${plural('pt-BR', picks, { one: '# rolagem ou carta', other: '# rolagens e cartas' })} em ${plural('pt-BR', versions, { one: '# passo', other: '# passos' })}.`,
    unfair: {
      rules: () => 'Esta partida foi jogada com uma versão das regras que não está disponível aqui.',
      options: () => 'As opções da partida não podem ser lidas.',
      seed: () => 'O segredo não corresponde ao hash.',
      result: () => 'O resultado não é o que se obtém com as regras.',
      row: (version) => `O passo ${version} foi alterado depois.`,
      takeBack: (version) => `O turno desfeito no passo ${version} não podia ser desfeito.`,
      move: (version) =>
        `Uma jogada ${version === 0 ? 'da preparação' : `do passo ${version}`} não era possível.`,
      pick: (version) =>
        `Uma rolagem ou carta ${version === 0 ? 'da preparação' : `do passo ${version}`} não decorre do segredo.`,
      commitment: () => 'O hash não é o que este aparelho viu no início da partida.',
      salt: (seat) => `O número do jogador ${seat} não corresponde ao hash.`,
    },
    own: 'Seu número nos dados',
    compared: {
      title: 'O que foi comparado',
      commitment: 'O hash do segredo é o que este aparelho viu antes da partida.',
      salt: 'O número que este aparelho acrescentou aos dados está na partida.',
      hashes: 'O número de cada jogador corresponde ao hash conhecido antes de o seu ser revelado.',
      rows: (seen, all) =>
        `O registro coincide com o que este aparelho viu durante a partida: ${seen} de ${plural('pt-BR', all, { one: '# passo', other: '# passos' })}.`,
      nothing: 'Este aparelho não guardou nada de antes da partida: só o próprio arquivo foi verificado.',
    },
    disagrees: {
      ownSalt: 'O número que este aparelho acrescentou aos dados não está na partida.',
      otherSalts: 'O número de um jogador não corresponde ao hash conhecido antes de o seu ser revelado.',
      log: 'O registro não é o que este aparelho viu durante a partida.',
    },
  },
  people: {
    name: 'Convidar quem você conhece',
    note: 'As pessoas com quem você já jogou. Elas veem o convite no lobby e, se tiverem notificações ativas, por e-mail ou no próprio aparelho.',
    find: 'Buscar um nome',
    none: 'Você ainda não jogou com ninguém com esse nome.',
    invite: 'Convidar',
    invited: 'Convite enviado',
    toTable: (game) => `Convidar para a sua mesa de ${game}`,
  },
  join: {
    title: 'Você recebeu um convite',
    lead: (host, game) =>
      host
        ? `${host} convida você para uma partida de ${game}.`
        : `Há um lugar livre em uma partida de ${game}.`,
    sit: 'Ocupar um lugar',
    watch: 'Só assistir',
    full: 'Todos os lugares estão ocupados, mas você pode assistir.',
  },
  waiting: {
    lead: (free) =>
      plural('pt-BR', free, {
        one: 'Mais um jogador e a partida começa.',
        other: 'Mais # jogadores e a partida começa.',
      }),
    begun: (time) => `A partida começou. Os espectadores a veem com um atraso de ${time}.`,
    stay: 'Deixe esta página aberta: a partida começa aqui automaticamente.',
    go: 'Você não precisa esperar aqui. A mesa fica no lobby, em “Suas partidas”.',
    invite: { name: 'Convidar', note: 'Quem abrir este link pode ocupar um lugar livre.' },
    link: 'Link do convite',
    copy: 'Copiar o link',
    copied: 'Copiado',
    share: 'Compartilhar…',
    qr: 'O link do convite em código QR',
    seats: 'Lugares',
    sit: 'Ocupar este lugar',
    leave: 'Sair da mesa',
    leaveTitle: 'Sair desta mesa?',
    leaveText: 'Seu lugar volta a ficar livre.',
    closeText: 'Foi você que abriu, então ela fecha para todos.',
    terms: 'Opções da partida',
    seat: (n) => `Lugar ${n}`,
  },
} satisfies EntranceMessages;

import { plural } from '../format.ts';
import type { EntranceMessages } from '../messages/entrance.ts';

export const entrance = {
  entry: {
    title: 'Como te devemos chamar?',
    lead: 'Não é preciso mais nada: nem e-mail, nem palavra-passe. Podes proteger o teu nome mais tarde, se gostares de estar aqui.',
    name: 'Nome',
    colour: 'Cor preferida',
    language: 'Idioma',
    enter: 'Entrar',
    signIn: 'Já tenho conta',
  },
  now: {
    title: 'Jogar já',
    lead: 'Encontramos-te uma mesa, ou abrimos uma nova e esperamos contigo.',
    game: 'Jogo',
    pace: 'Ritmo',
    paces: {
      live: { name: 'Em tempo real', note: 'todos ficam à mesa' },
      slow: { name: 'Por turnos', note: 'basta uma jogada por dia' },
    },
    players: 'Jogadores',
    anyNumber: 'Tanto faz',
    go: 'Jogar já',
  },
  create: {
    title: (game) => `Nova mesa: ${game}`,
    seats: {
      name: 'Lugares',
      note: 'Por ordem de turno. Um é teu; os outros são para pessoas ou bots.',
    },
    seat: (n) => `Lugar ${n}`,
    me: 'Tu',
    meNote: 'Para ocupares outro lugar, escolhe lá «Tu».',
    open: 'Lugar livre',
    openNote: 'A partida começa quando todos os lugares livres estiverem ocupados.',
    bot: (level) => `Bot: ${level}`,
    clock: {
      name: 'Relógio',
      note: 'Se o teu tempo acabar, um bot joga por ti até voltares.',
    },
    kinds: {
      none: { name: 'Sem relógio', note: 'entre amigos' },
      live: { name: 'Em tempo real', note: 'uma reserva de tempo e um incremento por turno' },
      slow: { name: 'Por turnos', note: 'um tempo fixo por jogada; as tuas horas de silêncio não contam' },
    },
    minutes: 'Minutos por jogador',
    seconds: 'Incremento por turno (s)',
    perMove: 'Tempo por jogada',
    access: 'Quem pode entrar',
    accesses: {
      open: { name: 'Toda a gente', note: 'a mesa aparece na sala' },
      invitation: { name: 'Por convite', note: 'qualquer pessoa com o link' },
    },
    rated: { name: 'Classificação', note: 'Bots e pessoas partilham a mesma tabela.' },
    ratings: {
      friendly: { name: 'Amigável', note: 'não está nada em jogo' },
      rated: { name: 'Classificativa', note: 'o resultado muda a tua classificação' },
    },
    delay: {
      name: 'Espectadores',
      note: 'Os espectadores nunca veem a mão de ninguém. Também podes atrasar o que eles veem.',
    },
    watching: {
      yes: { name: 'Permitidos', note: 'também podem ler o chat' },
      no: { name: 'Não permitidos', note: 'só quem joga vê a partida e o chat' },
    },
    inviting: (name) => `${name} recebe um convite assim que a mesa estiver aberta.`,
    players: (fewest, most) => (fewest === most ? `${most} jogadores` : `${fewest} a ${most} jogadores`),
    noDelay: 'sem atraso',
    go: 'Abrir a mesa',
  },
  bot: { give: 'Adicionar um bot', free: 'Remover o bot', level: 'Nível do bot' },
  facts: {
    title: 'O que encontras aqui',
    friends: {
      name: 'Convida amigos com um link',
      note: 'Abre uma mesa e envia o link, ou mostra o código QR. Basta um nome; ninguém precisa de conta.',
    },
    pace: {
      name: 'De uma assentada ou jogada a jogada',
      note: 'Em tempo real com relógio, ou uma jogada por dia. Se quiseres, recebes uma notificação quando for a tua vez.',
    },
    bots: {
      name: 'Bots nos lugares vazios',
      note: 'Na tua própria mesa, os bots ocupam os lugares que lhes deres, ao nível que quiseres.',
    },
    dice: {
      name: 'Dados verificáveis',
      note: 'Depois da partida, o teu próprio dispositivo pode verificar cada lançamento e cada carta tirada.',
    },
  },
  card: {
    rating: (n) => `classificação ${n}`,
    points: (n) => plural('pt-PT', n, { one: '# ponto', other: '# pontos' }),
  },
  sees: {
    anyone: 'Qualquer pessoa pode assistir a esta partida e ler o chat.',
    link: 'Qualquer pessoa com o link pode assistir a esta partida e ler o chat.',
    players: 'Só quem joga vê esta partida e o chat.',
  },
  stakes: {
    friendly: 'Amigável: esta partida não muda a tua classificação.',
    rated: 'Classificativa: o resultado muda a tua classificação.',
  },
  atTables: (n) =>
    plural('pt-PT', n, { one: '# pessoa a uma mesa agora', other: '# pessoas às mesas agora' }),
  watch: { title: 'Partidas a que podes assistir', go: 'Assistir' },
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
    done: (name) => `Bloqueaste ${name}.`,
    note: 'Deixas de ver as mensagens e os convites de quem bloqueias, e nunca ficam na mesma mesa.',
    title: 'Pessoas bloqueadas',
    none: 'Não bloqueaste ninguém.',
  },
  dice: {
    preparing: 'Estão todos aqui. Os dados estão a ser preparados.',
    missing: (names) =>
      `À espera de ${names}: a partida começa automaticamente assim que todos tiverem aberto a mesa.`,
    until: (moment) => `Prazo: ${moment}. Quem não tiver aberto a mesa até lá perde o lugar.`,
    elsewhere: 'O teu número para os dados está noutro dispositivo. Abre a mesa lá, ou deixa o lugar.',
    name: 'Dados verificáveis',
    before:
      'Antes da partida, o servidor escolheu um número secreto e publicou o seu hash; cada jogador juntou um número seu. No fim o segredo é revelado, e o teu dispositivo pode recalcular cada lançamento e cada carta tirada.',
    after:
      'O número secreto por trás do hash foi revelado: o teu dispositivo pode recalcular cada lançamento e cada carta tirada.',
    commitment: 'Hash do segredo',
    verify: 'Verificar os dados',
    verifying: 'A refazer a partida inteira…',
    fair: (picks, versions) =>
      `Tudo bate certo: ${plural('pt-PT', picks, { one: '# lançamento ou carta', other: '# lançamentos e cartas' })} em ${plural('pt-PT', versions, { one: '# passo', other: '# passos' })}.`,
    unfair: {
      rules: () => 'Esta partida foi jogada com uma versão das regras que não está disponível aqui.',
      options: () => 'Não foi possível ler as opções da partida.',
      seed: () => 'O segredo não corresponde ao seu hash.',
      result: () => 'O resultado não é o que se obtém com as regras.',
      row: (version) => `O passo ${version} foi alterado depois.`,
      takeBack: (version) => `O turno anulado no passo ${version} não podia ser anulado.`,
      move: (version) =>
        `Uma jogada ${version === 0 ? 'da preparação' : `do passo ${version}`} não era possível.`,
      pick: (version) =>
        `Um lançamento ou uma carta ${version === 0 ? 'da preparação' : `do passo ${version}`} não decorre do segredo.`,
      commitment: () => 'O hash não é o que este dispositivo viu no início da partida.',
      salt: (seat) => `O número do jogador ${seat} não corresponde ao seu hash.`,
    },
    own: 'O teu número nos dados',
    compared: {
      title: 'O que foi comparado',
      commitment: 'O hash do segredo é o que este dispositivo viu antes da partida.',
      salt: 'O número que este dispositivo juntou aos dados está na partida.',
      hashes: 'O número de cada jogador corresponde ao hash conhecido antes de o teu ser revelado.',
      rows: (seen, all) =>
        `O registo coincide com o que este dispositivo viu durante a partida: ${seen} de ${plural('pt-PT', all, { one: '# passo', other: '# passos' })}.`,
      nothing: 'Este dispositivo não guardou nada de antes da partida: só o próprio ficheiro foi verificado.',
    },
    disagrees: {
      ownSalt: 'O número que este dispositivo juntou aos dados não está na partida.',
      otherSalts: 'O número de um jogador não corresponde ao hash conhecido antes de o teu ser revelado.',
      log: 'O registo não é o que este dispositivo viu durante a partida.',
    },
  },
  people: {
    name: 'Convidar quem conheces',
    note: 'As pessoas com quem já jogaste. Veem o convite na sala e, se tiverem notificações ativas, por e-mail ou no dispositivo delas.',
    find: 'Procurar um nome',
    none: 'Ainda não jogaste com ninguém com esse nome.',
    invite: 'Convidar',
    invited: 'Convite enviado',
    toTable: (game) => `Convidar para a tua mesa de ${game}`,
  },
  join: {
    title: 'Tens um convite',
    lead: (host, game) =>
      host ? `${host} convida-te para uma partida de ${game}.` : `Há um lugar livre numa partida de ${game}.`,
    sit: 'Ocupar um lugar',
    watch: 'Só assistir',
    full: 'Todos os lugares estão ocupados, mas podes assistir.',
  },
  waiting: {
    lead: (free) =>
      plural('pt-PT', free, {
        one: 'Mais um jogador e a partida começa.',
        other: 'Mais # jogadores e a partida começa.',
      }),
    begun: (time) => `A partida começou. Os espectadores veem-na com um atraso de ${time}.`,
    stay: 'Deixa esta página aberta: a partida começa aqui automaticamente.',
    go: 'Não precisas de esperar aqui. A mesa fica na sala, em «As tuas partidas».',
    invite: { name: 'Convidar', note: 'Quem abrir este link pode ocupar um lugar livre.' },
    link: 'Link do convite',
    copy: 'Copiar o link',
    copied: 'Copiado',
    share: 'Partilhar…',
    qr: 'O link do convite em código QR',
    seats: 'Lugares',
    sit: 'Ocupar este lugar',
    leave: 'Sair da mesa',
    leaveTitle: 'Sair desta mesa?',
    leaveText: 'O teu lugar volta a ficar livre.',
    closeText: 'Foste tu que a abriste, por isso fecha para todos.',
    terms: 'Opções da partida',
    seat: (n) => `Lugar ${n}`,
  },
} satisfies EntranceMessages;

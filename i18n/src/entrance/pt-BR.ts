import { plural } from '../format.ts';
import type { EntranceMessages } from './messages.ts';

export const entrance = {
  entry: {
    title: 'Como devemos chamar você?',
    lead: 'É só isso. Sem e-mail, sem senha. Você pode proteger seu nome depois, se gostar daqui.',
    name: 'Nome',
    colour: 'Cor favorita',
    language: 'Idioma',
    enter: 'Entrar',
    signIn: 'Já estive aqui',
  },
  now: {
    title: 'Jogar agora',
    lead: 'Procuramos uma mesa que sirva, ou montamos uma e esperamos com você.',
    game: 'Jogo',
    pace: 'Ritmo',
    paces: {
      live: { name: 'Ao vivo', note: 'todos ficam à mesa' },
      slow: { name: 'Sem pressa', note: 'uma jogada por dia basta' },
    },
    players: 'Pessoas',
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
    meNote: 'Para sentar em outro lugar, escolha “Você” lá.',
    open: 'Livre para alguém',
    openNote: 'A partida começa quando todos os lugares livres estiverem ocupados.',
    bot: (level) => `Bot: ${level}`,
    clock: {
      name: 'Relógio',
      note: 'Quando o tempo acaba, um bot assume e devolve o lugar assim que você voltar.',
    },
    kinds: {
      none: { name: 'Sem relógio', note: 'entre amigos' },
      live: { name: 'Ao vivo', note: 'uma reserva de tempo, e mais um pouco a cada turno' },
      slow: { name: 'Sem pressa', note: 'tanto tempo por jogada; suas horas de silêncio não contam' },
    },
    minutes: 'Minutos para cada um',
    seconds: 'Segundos a mais por turno',
    perMove: 'Tempo por jogada',
    access: { name: 'Quem pode vir', note: 'Para assistir, o link é sempre necessário.' },
    accesses: {
      open: { name: 'Todo mundo', note: 'a mesa aparece no saguão' },
      invitation: { name: 'Por convite', note: 'quem tem o link' },
    },
    rated: { name: 'Ranking', note: 'Os bots ficam na mesma lista que as pessoas.' },
    ratings: {
      friendly: { name: 'Amistosa', note: 'não vale nada' },
      rated: { name: 'Vale pontos', note: 'o resultado muda seu ranking' },
    },
    delay: {
      name: 'Espectadores',
      note: 'Eles nunca veem uma mão. Também podem acompanhar com algum atraso.',
    },
    noDelay: 'ao mesmo tempo',
    go: 'Montar a mesa',
  },
  bot: { give: 'Dar a um bot', free: 'Deixar livre de novo', level: 'Nível do bot' },
  facts: {
    title: 'O que você encontra aqui',
    friends: {
      name: 'Os amigos chegam por um link',
      note: 'Monte uma mesa e mande o link, ou mostre o código QR. Basta um nome; ninguém precisa de conta.',
    },
    pace: {
      name: 'De uma vez ou aos poucos',
      note: 'Ao vivo com relógio, ou uma jogada por dia. Se quiser, avisamos quando for a sua vez.',
    },
    bots: {
      name: 'Bots nas cadeiras vazias',
      note: 'Na sua própria mesa, os bots ocupam os lugares que você der a eles, tão fortes quanto você quiser.',
    },
    dice: {
      name: 'Dados honestos',
      note: 'Depois da partida, o seu próprio aparelho pode conferir cada rolagem e cada carta comprada.',
    },
  },
  card: {
    rating: (n) => `ranking ${n}`,
    points: (n) => plural('pt-BR', n, { one: '# ponto', other: '# pontos' }),
  },
  join: {
    title: 'Você recebeu um convite',
    lead: (host, game) =>
      host
        ? `${host} convida você para uma partida de ${game}.`
        : `Há um lugar livre em uma partida de ${game}.`,
    sit: 'Sentar',
    watch: 'Só assistir',
    full: 'Todos os lugares estão ocupados, mas você pode assistir.',
  },
} satisfies EntranceMessages;

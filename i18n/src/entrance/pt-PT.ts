import { plural } from '../format.ts';
import type { EntranceMessages } from './messages.ts';

export const entrance = {
  entry: {
    title: 'Como te chamamos?',
    lead: 'É tudo. Sem endereço, sem palavra-passe. Podes proteger o teu nome mais tarde, se gostares de estar aqui.',
    name: 'Nome',
    colour: 'Cor preferida',
    language: 'Idioma',
    enter: 'Entrar',
    signIn: 'Já estive aqui',
  },
  now: {
    title: 'Jogar já',
    lead: 'Procuramos uma mesa que sirva, ou abrimos uma e esperamos contigo.',
    game: 'Jogo',
    pace: 'Ritmo',
    paces: {
      live: { name: 'Em direto', note: 'todos ficam à mesa' },
      slow: { name: 'Com calma', note: 'basta uma jogada por dia' },
    },
    players: 'Pessoas',
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
    meNote: 'Para te sentares noutro lugar, escolhe lá «Tu».',
    open: 'Livre para alguém',
    openNote: 'A partida começa quando todos os lugares livres estiverem ocupados.',
    bot: (level) => `Bot: ${level}`,
    clock: {
      name: 'Relógio',
      note: 'Quando o tempo acaba, um bot fica com o lugar e devolve-o assim que voltares.',
    },
    kinds: {
      none: { name: 'Sem relógio', note: 'entre amigos' },
      live: { name: 'Em direto', note: 'uma reserva de tempo, e mais um pouco em cada turno' },
      slow: { name: 'Com calma', note: 'tanto tempo por jogada; as tuas horas de sossego não contam' },
    },
    minutes: 'Minutos para cada um',
    seconds: 'Segundos a mais por turno',
    perMove: 'Tempo por jogada',
    access: { name: 'Quem pode vir', note: 'Para assistir é sempre preciso o link.' },
    accesses: {
      open: { name: 'Toda a gente', note: 'a mesa aparece na sala' },
      invitation: { name: 'Por convite', note: 'quem tiver o link' },
    },
    rated: { name: 'Classificação', note: 'Os bots estão na mesma lista que as pessoas.' },
    ratings: {
      friendly: { name: 'Amigável', note: 'não está nada em jogo' },
      rated: { name: 'A contar', note: 'o resultado muda a tua classificação' },
    },
    delay: {
      name: 'Espectadores',
      note: 'Nunca veem uma mão. Também podem seguir com algum atraso.',
    },
    noDelay: 'ao mesmo tempo',
    go: 'Abrir a mesa',
  },
  bot: { give: 'Dar a um bot', free: 'Deixar livre outra vez', level: 'Nível do bot' },
  facts: {
    title: 'O que encontras aqui',
    friends: {
      name: 'Os amigos vêm por um link',
      note: 'Abre uma mesa e envia o link, ou mostra o código QR. Basta um nome; ninguém precisa de conta.',
    },
    pace: {
      name: 'De uma vez ou aos poucos',
      note: 'Em direto com relógio, ou uma jogada por dia. Se quiseres, recebes um aviso quando for a tua vez.',
    },
    bots: {
      name: 'Bots nas cadeiras vazias',
      note: 'Na tua própria mesa, os bots ocupam os lugares que lhes deres, tão fortes quanto quiseres.',
    },
    dice: {
      name: 'Dados honestos',
      note: 'Depois da partida, o teu próprio dispositivo pode verificar cada lançamento e cada carta tirada.',
    },
  },
  card: {
    rating: (n) => `classificação ${n}`,
    points: (n) => plural('pt-PT', n, { one: '# ponto', other: '# pontos' }),
  },
  join: {
    title: 'Tens um convite',
    lead: (host, game) =>
      host ? `${host} convida-te para uma partida de ${game}.` : `Há um lugar livre numa partida de ${game}.`,
    sit: 'Sentar-me',
    watch: 'Só assistir',
    full: 'Todos os lugares estão ocupados, mas podes assistir.',
  },
} satisfies EntranceMessages;

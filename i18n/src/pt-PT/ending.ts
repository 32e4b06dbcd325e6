import type { EndingMessages, Person } from '../messages/ending.ts';
import type { Source } from '../messages/sources.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('pt-PT', 'de ');
const points = (k: number): string => n(k, 'ponto', 'pontos');
const by = ({ me, name }: Person): string => (me ? 'ti' : name);

/** With the verb, which follows the number of its noun. */
const DECIDED: Record<Source, string> = {
  track: 'O contador de pontuação fez',
  tower: 'As torres fizeram',
  leftovers: 'As sobras fizeram',
  building: 'Os edifícios da cidade fizeram',
  beside: 'As cartas ao lado da cidade fizeram',
  adjacent: 'Os bónus de vizinhança fizeram',
  fallen: 'Os bónus por cartas destruídas fizeram',
};
const MOST: Record<Source, string> = {
  track: 'o contador de pontuação',
  tower: 'as torres',
  leftovers: 'as sobras',
  building: 'os edifícios da cidade',
  beside: 'as cartas ao lado da cidade',
  adjacent: 'os bónus de vizinhança',
  fallen: 'os bónus por cartas destruídas',
};
const AT: Record<Source, string> = {
  track: 'no contador de pontuação',
  tower: 'nas torres',
  leftovers: 'nas sobras',
  building: 'nos edifícios da cidade',
  beside: 'nas cartas ao lado da cidade',
  adjacent: 'nos bónus de vizinhança',
  fallen: 'nos bónus por cartas destruídas',
};

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'empate' : `${points(Math.abs(lead))} de ${lead > 0 ? 'vantagem' : 'desvantagem'}`;

export const ending: EndingMessages = {
  sources: 'De onde vieram os pontos',
  source: {
    track: 'Contador de pontuação',
    tower: 'Torres',
    leftovers: 'Sobras',
    building: 'Edifícios da cidade',
    beside: 'Cartas ao lado da cidade',
    adjacent: 'Bónus de vizinhança',
    fallen: 'Bónus por cartas destruídas',
  },
  lead: (source, winner, more, next, less) =>
    `${DECIDED[source]} a diferença: ${points(more)} para ${by(winner)}, ${figure(less)} para ${by(next)}.`,
  ahead: (source, { me, name }, more, less) =>
    `${capital(AT[source])}, ${me ? 'ficaste' : `${name} ficou`} à frente, por ${figure(more)} a ${figure(less)}.`,
  most: (source, { me, name }, k) =>
    `${me ? 'A tua maior fonte de pontos' : `A maior fonte de pontos de ${name}`}: ${MOST[source]}, ${points(k)}.`,
  best: ({ me, name }, line, k) =>
    `${me ? 'A tua maior parcela' : `A maior parcela de ${name}`}: ${line}, ${points(k)}.`,
  turn: {
    title: 'O turno decisivo',
    swing: (turn, player, { me, name }, from, to) =>
      `O ${player.me ? `teu turno ${turn}` : `turno ${turn}, de ${player.name},`} foi o que mais mudou a pontuação: ${me ? 'passaste' : `${name} passou`} de ${standing(from)} para ${standing(to)}.`,
    watch: 'Rever este turno',
  },
  course: {
    title: 'Os pontos, turno a turno',
    note: 'A pontuação que cada um teria se a partida tivesse acabado depois desse turno.',
    turn: 'Turno',
    table: 'Mostrar em tabela',
  },
  drawn: { towers: 'As torres e o que renderam', city: 'A cidade e o que rendeu' },
  towers: { tower: 'Torre', value: 'Valor' },
};

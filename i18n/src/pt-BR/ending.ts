import type { EndingMessages, Person } from '../messages/ending.ts';
import { capital, figure, words } from '../words.ts';

const { n } = words('pt-BR', 'de ');
const points = (k: number): string => n(k, 'ponto', 'pontos');
const by = ({ me, name }: Person): string => (me ? 'você' : name);

/** Ahead, behind or level. */
const standing = (lead: number): string =>
  lead === 0 ? 'empate' : `${points(Math.abs(lead))} de ${lead > 0 ? 'vantagem' : 'desvantagem'}`;

export const ending: EndingMessages = {
  sources: 'De onde vieram os pontos',
  lead: ({ decided }, winner, more, next, less) =>
    `${decided} a diferença: ${points(more)} para ${by(winner)}, ${figure(less)} para ${by(next)}.`,
  ahead: ({ at }, { me, name }, more, less) =>
    `${capital(at)}, ${me ? 'você' : name} ficou na frente, por ${figure(more)} a ${figure(less)}.`,
  most: ({ most }, { me, name }, k) =>
    `${me ? 'Sua maior fonte de pontos' : `A maior fonte de pontos de ${name}`}: ${most}, ${points(k)}.`,
  best: ({ me, name }, line, k) =>
    `${me ? 'Sua maior parcela' : `A maior parcela de ${name}`}: ${line}, ${points(k)}.`,
  turn: {
    title: 'O turno decisivo',
    swing: (turn, player, { me, name }, from, to) =>
      `O ${player.me ? `seu turno ${turn}` : `turno ${turn}, de ${player.name},`} foi o que mais mudou o placar: ${me ? 'você' : name} passou de ${standing(from)} para ${standing(to)}.`,
    watch: 'Rever este turno',
  },
  course: {
    title: 'Os pontos, turno a turno',
    note: 'A pontuação que cada um teria se a partida tivesse acabado depois desse turno.',
    turn: 'Turno',
    table: 'Mostrar em tabela',
  },
};

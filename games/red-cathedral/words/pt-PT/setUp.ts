import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('pt-PT', 'de ');

export const setUp: SetUpMessages = {
  players: { name: 'Jogadores', help: 'O número de jogadores, de 1 a 4.' },
  side: { name: 'Lado das oficinas', help: 'O mesmo lado dos tabuleiros de oficina para todos.' },
  basic: {
    name: 'Básico',
    help: 'Todos os ornamentos disponíveis desde o início; uma casa custa 2 a 4 rublos.',
  },
  advanced: {
    name: 'Avançado',
    help: 'Os ornamentos desbloqueiam-se na oficina; cada casa custa 3 rublos.',
  },
  influence: {
    name: 'Cartas de influência',
    help: 'Em cada quadrante do mercado está a carta de um grupo.',
  },
  random: { name: 'À sorte', help: 'De cada grupo tira-se uma de três cartas.' },
  first: { name: 'Primeira partida', help: 'As cartas recomendadas para começar.' },
  firstPlayer: { name: 'Jogador inicial', help: 'Quem começa recebe 3 rublos; os outros 4, 4 e 5.' },
  anyone: { name: 'À sorte', help: 'O jogador inicial é escolhido à sorte.' },
  colours: { name: 'Cores', help: 'O dado da tua cor e o branco vão mais longe a troco de rublos.' },
  solo: {
    name: 'Modo solitário contra o Ivan',
    help: 'O Ivan segue as cinco cartas dele; começas tu.',
    opponent: 'Ivan',
  },
  countPlayers: (k) => n(k, 'jogador', 'jogadores'),
  components: {
    supply: 'Provisão geral',
    track: 'Contador de pontuação',
    resources: 'Peças de recursos',
    influence: 'Cartas de influência',
    firstGame: 'Cartas da primeira partida',
    sections: 'Cartas de catedral',
    tiles: 'Peças de oficina',
    plans: 'Cartas de planta de construção',
    boards: 'Tabuleiros de oficina',
  },
};

import { words } from '@archivolt/i18n';
import type { SetUpMessages } from '../messages/setUp.ts';

const { n } = words('pt-BR', 'de ');

export const setUp: SetUpMessages = {
  players: { name: 'Jogadores', help: 'O número de jogadores, de 2 a 4. Cada um acrescenta uma rua.' },
  swaps: { name: 'Baralhos', help: 'Quantas cartas básicas cada um pode substituir por adicionais.' },
  basic: { name: 'Jogo básico', help: 'Todos jogam com as mesmas 12 cartas.' },
  advanced: {
    name: 'Baralhos avançados',
    help: 'Cada um monta o baralho em segredo antes da partida.',
  },
  rolled: { name: 'Rolar um dado', help: 'Um dado decide o número máximo de substituições, de 1 a 6.' },
  firstPlayer: {
    name: 'Jogador inicial',
    help: 'Quem começa; depois se joga no sentido horário.',
  },
  anyone: { name: 'Aleatório', help: 'O jogador inicial é sorteado.' },
  colours: { name: 'Cores', help: 'Cada cor tem o seu brasão.' },
  countPlayers: (k) => n(k, 'jogador', 'jogadores'),
  countSwaps: (k) => n(k, 'substituição', 'substituições'),
  components: {
    decks: 'Cartas dos baralhos',
    values: 'Valores das cartas',
    printed: 'Efeitos impressos',
    ours: 'Efeitos de Escola, Palácio, Parque e Templo',
  },
};

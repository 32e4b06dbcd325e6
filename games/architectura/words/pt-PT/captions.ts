import type { ArCaptions } from '../messages/captions.ts';

export const captions: ArCaptions = {
  captions: {
    eligible: {
      title: 'Espaços elegíveis',
      text: (c) =>
        `O Vermelho pode jogar em ${c.spaces} espaços: sobre a carta destruída, à direita da última carta e no primeiro espaço da rua seguinte. O espaço a seguir a um vazio não é elegível.`,
    },
    threeInARow: {
      title: 'Nunca três seguidas',
      text: () =>
        'Com três ou quatro jogadores, o Vermelho não pode pôr uma terceira carta vermelha ao lado das duas que já estão seguidas.',
    },
    equal: {
      title: 'Valores iguais',
      text: (c) => `O Vermelho joga um ${c.played} ao lado de um ${c.left}: não acontece nada.`,
    },
    higher: {
      title: 'A carta da esquerda é mais alta',
      text: (c) =>
        `O Vermelho joga um ${c.played} ao lado de um ${c.left}: a carta da esquerda roda no sentido horário e sobe para ${c.to}.`,
    },
    destroyed: {
      title: 'Metade ou menos: destruída',
      text: (c) =>
        `O Vermelho joga um ${c.played} ao lado de um ${c.left}. O dobro de ${c.left} não passa de ${c.played}, por isso a carta da esquerda é destruída.`,
    },
    lower: {
      title: 'A carta da esquerda é mais baixa',
      text: (c) =>
        `O Vermelho joga um ${c.played} ao lado de um ${c.left}. É mais de metade, por isso a carta da esquerda só roda no sentido anti-horário e desce para ${c.to}.`,
    },
    protectedCard: {
      title: 'Uma carta protegida',
      text: (c) =>
        `O Azul joga um ${c.played} ao lado de um ${c.left} que o Vermelho protegeu com uma ficha: a comparação não o afeta.`,
    },
    covering: {
      title: 'Construir sobre uma carta destruída',
      text: (c) =>
        `O Vermelho joga o Parque sobre uma carta destruída, por isso há agora ${c.stack} cartas nesse espaço. O X lê-se à esquerda, e o Parque vale ${c.played}.`,
    },
    valueX: {
      title: 'O X segue o vizinho',
      text: (c) =>
        `O Azul roda a Escola de ${c.from} para ${c.to}. O Parque ao lado lê daí o seu valor e passa de ${c.followed} para ${c.follows}.`,
    },
    blockN: {
      title: 'N é o número do quarteirão',
      text: (c) => `Jogado no quarteirão ${c.played}, o Templo vale ${c.played}.`,
    },
    scoring: {
      title: 'A pontuação final',
      text: (c) =>
        `Só contam as cartas viradas para cima, cada uma com o valor de cima. A Estátua está ao lado de um Parque e dá mais ${c.bonus} pontos. O Vermelho tem ${c.total0} pontos, o Azul ${c.total1}.`,
    },
    deck: {
      title: 'Substituir uma carta do baralho',
      text: () =>
        'Antes da partida, o Vermelho substitui o Laboratório pela Forja: têm o mesmo valor básico. Uma carta de outro valor não poderia ocupar o seu lugar.',
    },
    library: {
      title: 'A Biblioteca',
      text: (c) =>
        `O Vermelho joga a Biblioteca e roda uma carta de cada jogador: a sua própria Estátua de ${c.from} para ${c.to}, e o Palácio do Azul para um valor mais baixo.`,
    },
    manufactory: {
      title: 'A Manufatura',
      text: (c) =>
        `O Vermelho recolhe a Estátua e joga o Palácio no espaço dela. O Palácio é comparado como de costume, e a carta à sua esquerda desce de ${c.from} para ${c.to}.`,
    },
    arsenal: {
      title: 'O Arsenal',
      text: (c) =>
        `O Arsenal vale ${c.played} e destrói todas as cartas de valor inferior da sua rua: ${c.destroyed} cartas, uma delas do Vermelho.`,
    },
    school: {
      title: 'A Escola',
      text: (c) =>
        `O Vermelho joga a Escola e reconstrói o Palácio destruído. Volta a erguer-se com o seu valor básico, ${c.rebuilt}; nada é comparado.`,
    },
    inn: {
      title: 'A Hospedaria muda-se',
      text: (c) =>
        `O Azul joga um ${c.played} ao lado da Hospedaria, que mostra ${c.left} e seria destruída. Em vez disso, o Vermelho move-a para outro espaço elegível, com o mesmo lado para cima.`,
    },
    fountain: {
      title: 'A Fonte',
      text: () =>
        'O Vermelho põe uma ficha no espaço ao lado da Fonte. Conta como ocupado, por isso o espaço seguinte fica aberto a todos, mas só o Vermelho pode construir naquele espaço.',
    },
    laboratory: {
      title: 'O Laboratório',
      text: (c) =>
        `O Vermelho joga o Laboratório, um ${c.played}; a carta à sua esquerda sobe de ${c.left} para ${c.to}. Depois o Azul tem de jogar uma carta virada para baixo, como destruída.`,
    },
    park: {
      title: 'O Parque troca de lugar',
      text: (c) =>
        `No início de uma rua, X é ${c.played}. O Vermelho troca o Parque com a Escola por cima; nada é comparado. Agora o Parque está no início da rua de cima.`,
    },
    temple: {
      title: 'O Templo',
      text: (c) =>
        `O Templo vale aqui ${c.played}; a carta à sua esquerda sobe de ${c.left} para ${c.to}. Depois o Vermelho protege o seu próprio Palácio com uma ficha.`,
    },
    cemetery: {
      title: 'O Cemitério',
      text: (c) =>
        `O Azul joga um ${c.played} ao lado do ${c.left} do Vermelho e destrói-o. Como o Vermelho tem um Cemitério, a carta vai para junto dele e dará ${c.bonus} pontos; o seu espaço na cidade fica vazio.`,
    },
    obelisk: {
      title: 'Uma mão maior',
      text: (c) => `O Vermelho joga o Obelisco e a partir de agora tira cartas até ter ${c.limit}.`,
    },
    forge: {
      title: 'A Forja',
      text: (c) =>
        `A Forja, um ${c.played}, copia o Arsenal e destrói todas as ${c.destroyed} cartas de valor inferior da sua rua. Depois sai do jogo.`,
    },
    townHall: {
      title: 'A Câmara Municipal tem um custo',
      text: (c) =>
        `Para jogar a Câmara Municipal com os seus ${c.played} pontos, o Vermelho remove do jogo ${c.removed} carta da mão.`,
    },
  },
  setUp: {
    blocks: 'Quarteirões, numerados da esquerda para a direita',
    streets: 'Ruas, tantas quantos os jogadores',
    first: 'A primeira carta joga-se aqui',
    hand: 'A tua mão; as outras estão escondidas',
    deck: 'Baralho de cada jogador',
    tokens: 'Fichas de proteção de cada jogador',
  },
};

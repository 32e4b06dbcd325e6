import type { ArCaptions } from '../messages/captions.ts';

export const captions: ArCaptions = {
  captions: {
    eligible: {
      title: 'Espaços elegíveis',
      text: (c) =>
        `O Vermelho pode jogar em ${c.spaces} espaços: sobre a carta destruída, à direita da última carta e no primeiro espaço da próxima rua. O espaço depois de um vazio não é elegível.`,
    },
    threeInARow: {
      title: 'Nunca três seguidas',
      text: () =>
        'Com três ou quatro jogadores, o Vermelho não pode colocar uma terceira carta vermelha ao lado das duas que já estão seguidas.',
    },
    equal: {
      title: 'Valores iguais',
      text: (c) => `O Vermelho joga um ${c.played} ao lado de um ${c.left}: nada acontece.`,
    },
    higher: {
      title: 'A carta da esquerda é maior',
      text: (c) =>
        `O Vermelho joga um ${c.played} ao lado de um ${c.left}: a carta da esquerda é rotacionada no sentido horário e sobe para ${c.to}.`,
    },
    destroyed: {
      title: 'Metade ou menos: destruída',
      text: (c) =>
        `O Vermelho joga um ${c.played} ao lado de um ${c.left}. O dobro de ${c.left} não passa de ${c.played}, então a carta da esquerda é destruída.`,
    },
    lower: {
      title: 'A carta da esquerda é menor',
      text: (c) =>
        `O Vermelho joga um ${c.played} ao lado de um ${c.left}. É mais da metade, então a carta da esquerda só é rotacionada no sentido anti-horário e desce para ${c.to}.`,
    },
    protectedCard: {
      title: 'Uma carta protegida',
      text: (c) =>
        `O Azul joga um ${c.played} ao lado de um ${c.left} que o Vermelho protegeu com uma ficha: a comparação não o afeta.`,
    },
    covering: {
      title: 'Construir sobre uma carta destruída',
      text: (c) =>
        `O Vermelho joga o Parque sobre uma carta destruída, então agora há ${c.stack} cartas nesse espaço. X é lido à esquerda, e o Parque vale ${c.played}.`,
    },
    valueX: {
      title: 'X acompanha o vizinho',
      text: (c) =>
        `O Azul rotaciona a Escola de ${c.from} para ${c.to}. O Parque ao lado lê seu valor dali e passa de ${c.followed} para ${c.follows}.`,
    },
    blockN: {
      title: 'N é o número da quadra',
      text: (c) => `Jogado na quadra ${c.played}, o Templo vale ${c.played}.`,
    },
    scoring: {
      title: 'A pontuação final',
      text: (c) =>
        `Só contam as cartas viradas para cima, cada uma com o valor de cima. A Estátua está ao lado de um Parque e rende mais ${c.bonus} pontos. O Vermelho tem ${c.total0} pontos, o Azul ${c.total1}.`,
    },
    deck: {
      title: 'Substituir uma carta do baralho',
      text: () =>
        'Antes da partida, o Vermelho substitui o Laboratório pela Forja: os dois têm o mesmo valor básico. Uma carta de outro valor não poderia ocupar o lugar.',
    },
    library: {
      title: 'A Biblioteca',
      text: (c) =>
        `O Vermelho joga a Biblioteca e rotaciona uma carta de cada jogador: a própria Estátua de ${c.from} para ${c.to}, e o Palácio do Azul para um valor menor.`,
    },
    manufactory: {
      title: 'A Manufatura',
      text: (c) =>
        `O Vermelho pega a Estátua de volta e joga o Palácio no espaço dela. O Palácio é comparado normalmente, e a carta à esquerda dele desce de ${c.from} para ${c.to}.`,
    },
    arsenal: {
      title: 'O Arsenal',
      text: (c) =>
        `O Arsenal vale ${c.played} e destrói todas as cartas de valor menor na sua rua: ${c.destroyed} cartas, uma delas do Vermelho.`,
    },
    school: {
      title: 'A Escola',
      text: (c) =>
        `O Vermelho joga a Escola e reconstrói o Palácio destruído. Ele volta com o valor básico, ${c.rebuilt}; nada é comparado.`,
    },
    inn: {
      title: 'A Hospedaria se muda',
      text: (c) =>
        `O Azul joga um ${c.played} ao lado da Hospedaria, que mostra ${c.left} e seria destruída. Em vez disso, o Vermelho a move para outro espaço elegível, com o mesmo lado para cima.`,
    },
    fountain: {
      title: 'A Fonte',
      text: () =>
        'O Vermelho coloca uma ficha no espaço ao lado da Fonte. Ele conta como ocupado, então o próximo espaço fica aberto a todos, mas só o Vermelho pode construir naquele espaço.',
    },
    laboratory: {
      title: 'O Laboratório',
      text: (c) =>
        `O Vermelho joga o Laboratório, um ${c.played}; a carta à esquerda dele sobe de ${c.left} para ${c.to}. Depois o Azul precisa jogar uma carta virada para baixo, como destruída.`,
    },
    park: {
      title: 'O Parque troca de lugar',
      text: (c) =>
        `No começo de uma rua, X é ${c.played}. O Vermelho troca o Parque com a Escola acima dele; nada é comparado. Agora o Parque está no começo da rua de cima.`,
    },
    temple: {
      title: 'O Templo',
      text: (c) =>
        `Aqui o Templo vale ${c.played}; a carta à esquerda dele sobe de ${c.left} para ${c.to}. Depois o Vermelho protege o próprio Palácio com uma ficha.`,
    },
    cemetery: {
      title: 'O Cemitério',
      text: (c) =>
        `O Azul joga um ${c.played} ao lado do ${c.left} do Vermelho e o destrói. Como o Vermelho tem um Cemitério, a carta vai para junto dele e vai render ${c.bonus} pontos; o espaço dela na cidade fica vazio.`,
    },
    obelisk: {
      title: 'Uma mão maior',
      text: (c) => `O Vermelho joga o Obelisco e de agora em diante compra até ter ${c.limit} cartas.`,
    },
    forge: {
      title: 'A Forja',
      text: (c) =>
        `A Forja, um ${c.played}, copia o Arsenal e destrói todas as ${c.destroyed} cartas de valor menor na sua rua. Depois ela sai do jogo.`,
    },
    townHall: {
      title: 'A Prefeitura tem um custo',
      text: (c) =>
        `Para jogar a Prefeitura com seus ${c.played} pontos, o Vermelho remove do jogo ${c.removed} carta da mão.`,
    },
  },
  setUp: {
    blocks: 'Quadras, numeradas da esquerda para a direita',
    streets: 'Ruas, uma por jogador',
    first: 'A primeira carta é jogada aqui',
    hand: 'Sua mão; as outras ficam escondidas',
    deck: 'Baralho de cada jogador',
    tokens: 'Fichas de proteção de cada jogador',
  },
};

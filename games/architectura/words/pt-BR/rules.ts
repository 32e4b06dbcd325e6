import type { RuleNumber } from '@archivolt/architectura';
import type { RuleBook } from '@archivolt/i18n';

export const rules = {
  chapters: {
    S: 'Preparação',
    T: 'O turno',
    P: 'Colocar',
    C: 'Comparar',
    E: 'Efeitos',
    X: 'Termos',
    D: 'Comprar',
    G: 'Fim da partida',
    V: 'Baralhos avançados',
    K: 'As construções',
  },
  texts: {
    'AR-S1':
      'Architectura é um jogo para 2 a 4 jogadores. Todos têm 2 fichas de proteção e um baralho de 12 cartas, tudo em uma só cor: vermelho, azul, verde ou amarelo.',
    'AR-S2':
      'Todos os baralhos são embaralhados e cada jogador compra 3 cartas. As mãos e a ordem dos baralhos são secretas. As cartas destruídas são públicas: qualquer um pode vê-las quando quiser.',
    'AR-S3': 'A cidade tem uma rua (linha) por jogador e 8 quadras (colunas), numeradas de 1 a 8.',
    'AR-S4':
      'O jogador inicial é sorteado ou escolhido em comum acordo. Depois, segue-se no sentido horário.',
    'AR-T1':
      'No seu turno, você joga uma carta (AR-P1), compara-a com a carta à esquerda dela (AR-C1), aplica o efeito dela (AR-E1) e compra cartas até o limite da sua mão (AR-D1).',
    'AR-T2':
      'Se você puder jogar uma carta, precisa jogar. Se nenhuma das suas cartas puder ser jogada, você pode antes renovar a mão (AR-T3); se ainda assim não houver o que jogar, você não joga nenhuma carta, mas compra normalmente no fim do turno. Você volta a jogar mais tarde, se um espaço se abrir. Com o baralho e a mão vazios, o seu turno é pulado.',
    'AR-T3':
      'Uma única vez na partida, no início do seu turno e antes de jogar, você pode pôr a mão inteira, desde que não esteja vazia, em ordem aleatória no fundo do baralho e depois comprar o mesmo número de cartas. As cartas postas no fundo ficam abaixo das demais; você sabe quais são, mas não em que ordem estão. Se o baralho for curto demais, você recebe algumas delas de volta na mesma hora.',
    'AR-P1':
      'Você joga uma carta em um espaço elegível, que pode ser: um espaço vazio logo à direita de outro ocupado; o primeiro espaço da primeira rua sem cartas nem fichas, já que as ruas são abertas em ordem a partir da fileira de números das quadras; ou um espaço cuja carta de cima está destruída. Nesse último caso, a nova carta cobre a destruída, não importa quantas cartas já estejam ali.',
    'AR-P2':
      'Se uma rua ainda tem cartas, mas o primeiro espaço dela ficou vago, esse espaço é elegível, pois a borda da cidade conta como ocupada. Uma rua que perdeu todas as cartas volta a ser uma rua não aberta. Só uma rua não aberta fica disponível por vez, mas você pode abri-la mesmo que ainda haja lugar nas anteriores.',
    'AR-P3':
      'Você joga uma carta com o valor básico no topo. Daí em diante, o valor dela é o do lado que estiver no topo.',
    'AR-P4':
      'Com 3 ou 4 jogadores, a carta que você joga como carta do turno não pode ficar em uma sequência de três ou mais cartas da sua cor viradas para cima em uma rua; contam as cartas dos dois lados. Cartas destruídas, fichas em espaços (AR-K8) e lacunas interrompem a sequência. Cartas jogadas por meio da Manufatura (AR-K3) ou do Laboratório (AR-K9), movimentos, trocas e reconstruções não têm esse limite.',
    'AR-P5':
      'Um espaço com uma ficha sua (AR-K8) é elegível para você, não importa o que esteja à esquerda dele; um espaço com a ficha de outro jogador não é. Uma rua com uma ficha conta como aberta.',
    'AR-C1':
      'Compare o valor da carta jogada, lido uma única vez antes que algo mude, com o da carta logo à esquerda, seja qual for a cor dela. Se ali não houver carta, ou se ela estiver destruída, não há comparação.',
    'AR-C2': 'Valores iguais: não acontece nada.',
    'AR-C3':
      'Se o valor da carta da esquerda for o maior dos dois, ela é rotacionada 90° no sentido horário até o seu próximo valor mais alto, a não ser que já mostre o mais alto de todos.',
    'AR-C4':
      'Se o valor da carta da esquerda for igual ou inferior à metade do valor da carta jogada, a carta da esquerda é destruída (AR-X3).',
    'AR-C5':
      'Se o valor da carta da esquerda for menor, porém superior à metade do valor da carta jogada, a carta da esquerda é rotacionada 90° no sentido anti-horário até o seu próximo valor mais baixo, a não ser que já mostre o mais baixo de todos.',
    'AR-C6':
      'Verifique os casos na ordem AR-C2, AR-C3, AR-C4, AR-C5 e pare no primeiro que se aplicar: isso também resolve o zero e os valores negativos, com a igualdade vindo primeiro. “Metade ou menos” quer dizer que o dobro do valor da esquerda não passa do valor da carta jogada; nunca se arredonda.',
    'AR-C7':
      'Se a carta da esquerda estiver protegida por um adversário (AR-X9), a comparação não a afeta. Se estiver protegida por uma ficha sua, você escolhe se a poupa.',
    'AR-C8':
      'Só há comparação quando uma carta é jogada, nunca quando uma carta é movida, trocada, rotacionada ou reconstruída.',
    'AR-E1':
      'Feita a comparação, aplique o efeito da carta jogada, a não ser que o texto dela indique outro momento: antes de jogá-la, quando ela é destruída ou no fim da partida.',
    'AR-E2':
      'Efeitos com “você pode” são opcionais. Todos os outros são obrigatórios, na medida do possível.',
    'AR-E3': 'Você pode usar um efeito na própria carta a que ele pertence, exceto se o texto dela proibir.',
    'AR-X1':
      'X é o valor atual da carta logo à esquerda e muda junto com ele; se essa também for uma carta X, a leitura continua para a esquerda. Se ali não houver nada, houver só uma ficha ou uma carta destruída, X é 0. Os valores podem ser negativos. O lado mais alto ou mais baixo de uma carta X ou N depende apenas do que se soma ou subtrai: X+2 sempre conta como mais alto que X−1.',
    'AR-X2': 'N é o número, de 1 a 8, da quadra em que a carta está.',
    'AR-X3':
      'Uma carta destruída é virada para baixo e permanece no seu espaço; só um Cemitério muda isso (AR-K13). Ela não tem valor nem efeito. O espaço dela está ocupado e, mesmo assim, é elegível (AR-P1).',
    'AR-X4':
      'Para reconstruir uma carta destruída, vire-a para cima com o valor básico no topo. Isso só é possível se nenhuma outra carta a cobrir. Nada é comparado e nenhum efeito é aplicado.',
    'AR-X5':
      'Para mover uma carta, leve uma carta virada para cima a outro espaço elegível, com o mesmo lado no topo; nada é comparado, nenhum efeito é aplicado e o movimento pode formar três em sequência (AR-P4). O espaço deixado pode virar uma lacuna, e o que estava debaixo da carta fica descoberto. Se um espaço é elegível, avalia-se para quem move (na Hospedaria, para o dono dela: AR-K7), com a carta ainda no lugar antigo, que não pode ser escolhido.',
    'AR-X6':
      'Rotacionar uma carta em 1 passo é girá-la 90° para qualquer um dos lados; assim, o valor mais alto pode virar o mais baixo, e o contrário também. Uma carta de valor único não pode ser rotacionada.',
    'AR-X7':
      'Para trocar duas cartas, duas cartas viradas para cima, cada uma no topo do seu espaço, mudam de lugar entre si. Cada uma mantém o mesmo lado no topo e a sua ficha, e o que está por baixo fica onde está. Nada é comparado e nenhum efeito é aplicado.',
    'AR-X8':
      'Uma carta removida sai do jogo; uma carta devolvida volta para a mão do dono. Nos dois casos, o que estava por baixo fica descoberto.',
    'AR-X9':
      'Nada que a carta de um adversário faça afeta uma carta protegida; quanto às suas próprias cartas, você decide a cada vez se elas a afetam, mesmo que o efeito seja obrigatório. Uma carta não pode ser protegida duas vezes, e fichas só são colocadas por efeitos; uma carta com proteção própria está protegida sempre que estiver virada para cima, como que por uma ficha, mas isso não gasta nenhuma das suas duas fichas nem devolve nenhuma. A ficha acompanha a carta movida ou trocada e volta para o dono quando a carta é destruída, devolvida ou removida. Uma carta X protegida continua lendo o seu valor à esquerda (AR-X1).',
    'AR-X10': 'Adjacente quer dizer logo ao lado, na mesma rua ou na mesma quadra, nunca na diagonal.',
    'AR-D1':
      'Você compra até o limite da sua mão: 3 cartas, ou 4 depois de jogar o Museu (AR-K15), ou 5 depois de jogar o Obelisco (AR-K14), até o fim da partida e aconteça o que acontecer com essa carta. Se os dois valerem, conta o limite mais alto. Uma carta jogada virada para baixo nunca aumenta o limite. Com o baralho vazio, você não compra.',
    'AR-G1':
      'A partida acaba quando nenhum jogador consegue mais jogar cartas, isto é, quando todos, um após o outro, tiveram um turno em que nenhuma carta foi jogada, removida (AR-K17), comprada ou renovada (AR-T3). Quem está sem cartas é pulado, e os outros seguem jogando.',
    'AR-G2':
      'A sua pontuação, em pontos de vitória (PV), é a soma dos valores das suas cartas viradas para cima mais os seus efeitos de fim de partida. X e N são lidos no fim, e valores negativos contam.',
    'AR-G3':
      'Em caso de empate, vence quem tiver na mesa mais cartas da própria cor viradas para cima, incluindo o Cemitério. Se o empate continuar, vence aquele cujo valor mais baixo entre essas cartas for o menor. Se isso também for igual, a vitória é compartilhada.',
    'AR-V1':
      'Cada jogador tem 6 cartas adicionais da sua cor e pode usá-las no lugar de cartas básicas com o mesmo valor básico. Uma carta adicional cujo texto cita outra carta só substitui essa. O baralho sempre fica com 12 cartas.',
    'AR-V2':
      'A mesa combina o número máximo de substituições, de 0 a 6, ou o define com um dado. Qualquer jogador pode fazer menos.',
    'AR-V3':
      'As substituições são escolhidas em segredo, mostradas a todos antes da partida e, a partir daí, definitivas. As duas cartas que substituem o Palácio (AR-K17, AR-K18) não podem ser usadas juntas.',
    'AR-K1':
      'Ao jogar a Biblioteca, você pode rotacionar em 1 passo (AR-X6) uma carta de cada jogador, incluindo uma sua. Você decide, para cada jogador, se faz isso.',
    'AR-K2':
      'Ao jogar a Estufa, você pode rotacionar até 2 cartas suas diferentes, 1 passo cada uma (AR-X6).',
    'AR-K3':
      'Ao jogar a Manufatura, você pode devolver à mão 1 carta sua virada para cima na cidade, até mesmo a própria Manufatura; então tem que jogar outra carta da mão nesse mesmo espaço, pagando os custos dela, comparando e aplicando o efeito dela. Você só pode fazer isso se tiver na mão outra carta que possa jogar e pagar; o espaço liberado não precisa ser elegível. A carta devolvida pode servir para pagar o custo, mas não pode ser a carta jogada. O Cemitério (AR-K13) também não pode.',
    'AR-K4':
      'Ao ser jogado, o Arsenal destrói todas as cartas de valor mais baixo na rua dele, inclusive as suas; para cartas protegidas, vale AR-X9. Primeiro são lidos todos os valores, X incluído, e nenhuma carta é atingida duas vezes. Todas as cartas atingidas, menos as Hospedarias, são destruídas primeiro; depois, as Hospedarias atingidas se movem ou são destruídas (AR-K7), na ordem dos turnos a partir do jogador ativo.',
    'AR-K5':
      'No fim da partida, a Estátua rende 4 PV se for adjacente (AR-X10) a um Parque virado para cima, seja de quem for. Esses pontos contam uma vez só, mesmo com vários Parques.',
    'AR-K6': 'Ao jogar a Escola, você pode reconstruir 1 carta sua destruída (AR-X4).',
    'AR-K7':
      'Sempre que a Hospedaria estiver para ser destruída, o dono dela pode evitar isso movendo-a para outro espaço elegível (AR-X5). Se não houver nenhum, a Hospedaria é destruída.',
    'AR-K8':
      'Ao jogar a Fonte, coloque uma ficha sua em um espaço elegível, se ainda tiver alguma. Esse espaço conta como ocupado, e com isso o seguinte se abre, mas não contém nenhuma carta; só você pode jogar ou mover uma carta para ele. Você recupera a ficha quando joga ou move uma carta para ele, ou quando reconstrói a sua própria carta que está embaixo dela. Uma carta destruída sob a ficha de um adversário não pode ser reconstruída.',
    'AR-K9':
      'Quando você joga o Laboratório, cada adversário, na ordem dos turnos, separa uma carta da mão e a joga virada para baixo, ou seja, destruída, em um espaço elegível qualquer; sem carta ou sem espaço, não joga nenhuma. Ele só compra no fim do próprio turno. A carta não custa nada, não se compara com nada e não tem efeito, e a Hospedaria não pode reagir. Se o dono da carta tiver um Cemitério (AR-K13), ela vai para junto dele, mas ainda assim é preciso haver um espaço elegível.',
    'AR-K10': 'O Palácio não tem efeito.',
    'AR-K11':
      'Ao jogar o Parque, você pode trocá-lo de posição (AR-X7) com 1 carta adjacente (AR-X10) virada para cima.',
    'AR-K12':
      'Ao jogar o Templo, você pode proteger 1 carta sua virada para cima com uma ficha (AR-X9), se ainda tiver alguma.',
    'AR-K13':
      'Você joga o Cemitério fora da cidade, ao lado dela: ele não ocupa espaço e por isso pode ser jogado mesmo quando não há lugar na cidade (AR-G1), não se compara com nada, está protegido, não é alvo nem vizinho e a Forja não pode copiá-lo. Daí em diante, as suas cartas destruídas vão para junto dele em vez de ficar na cidade, descobrindo o que estava por baixo ou deixando o espaço vazio. Elas não fazem nada e não podem ser reconstruídas; as cartas destruídas antes ficam onde estão. No fim da partida, você ganha 2 PV por carta junto dele, e o Cemitério conta o próprio valor.',
    'AR-K14':
      'Depois que você joga o Obelisco, o limite da sua mão passa a ser 5 (AR-D1). No início do seu primeiro turno, antes de renovar a mão (AR-T3) e só se o Obelisco não estiver na sua mão, você pode pôr 1 carta da mão no fundo do baralho, passar o Obelisco do baralho para a mão e embaralhar o baralho.',
    'AR-K15': 'Depois que você joga o Museu, o limite da sua mão passa a ser 4 (AR-D1).',
    'AR-K16':
      'Ao jogar a Forja, você pode aplicar o efeito instantâneo de qualquer carta virada para cima na cidade como se fosse da Forja, com o lugar, o valor e o dono da Forja. O efeito copiado é executado por completo com a Forja no lugar; depois, a Forja sai do jogo, esteja onde estiver nesse momento. Se copiar a Manufatura (AR-K3), a Forja não pode devolver a si mesma. Ela não pode copiar textos de fim de partida, de destruição ou de custo, o Cemitério, a busca do Obelisco nem outra Forja.',
    'AR-K17':
      'Para jogar a Prefeitura, você precisa remover do jogo 1 outra carta da mão. Se não for possível, você pode remover do jogo a própria Prefeitura como sua jogada; isso só é obrigatório se você não puder jogar mais nada. A simples falta de espaço não é motivo para removê-la.',
    'AR-K18':
      'Para jogar a Escola de Magia, você precisa remover do jogo 2 cartas, tiradas da mão, de junto do seu Cemitério (AR-K13) ou uma de cada. Ela está protegida (AR-X9). Se não puder pagar, você pode remover do jogo a própria Escola de Magia como sua jogada, nas mesmas condições da Prefeitura (AR-K17).',
  },
  synonyms: [
    ['destruir', 'destruída', 'destruídas', 'demolir', 'ruína', 'virada para baixo'],
    ['rotacionar', 'rotacionada', 'girar', 'rodar', 'rotação'],
    ['proteger', 'protegida', 'proteção', 'ficha', 'escudo'],
    ['reconstruir', 'consertar'],
    ['elegível', 'permitido', 'possível', 'disponível', 'legal'],
    ['rua', 'linha', 'fileira'],
    ['quadra', 'coluna', 'bloco'],
    ['comparar', 'comparação', 'esquerda', 'vizinho', 'adjacente'],
    ['comprar', 'mão', 'baralho', 'puxar'],
  ],
} satisfies RuleBook<RuleNumber>;

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
    D: 'Tirar cartas',
    G: 'Fim da partida',
    V: 'Baralhos avançados',
    K: 'Os edifícios',
  },
  texts: {
    'AR-S1':
      'Architectura é um jogo para 2 a 4 jogadores. Cada jogador tem 2 fichas de proteção e um baralho de 12 cartas, tudo da mesma cor: vermelho, azul, verde ou amarelo.',
    'AR-S2':
      'Baralham-se todos os baralhos e cada jogador tira 3 cartas. As mãos e a ordem dos baralhos são secretas. As cartas destruídas são públicas: qualquer jogador as pode ver a qualquer momento.',
    'AR-S3':
      'A cidade tem tantas ruas (linhas) quantos os jogadores e 8 quarteirões (colunas) numerados de 1 a 8.',
    'AR-S4':
      'O jogador inicial é sorteado ou escolhido por acordo de todos. Joga-se depois no sentido horário.',
    'AR-T1':
      'No teu turno, jogas uma carta (AR-P1), comparas essa carta com a que está à sua esquerda (AR-C1), aplicas o seu efeito (AR-E1) e tiras cartas até ao limite da tua mão (AR-D1).',
    'AR-T2':
      'Se puderes jogar uma carta, tens de o fazer. Se nenhuma das tuas cartas puder ser jogada, podes primeiro renovar a mão (AR-T3); se mesmo assim nada houver para jogar, não jogas nenhuma carta, mas tiras cartas na mesma no fim do turno. Voltas a jogar mais tarde, se se abrir um espaço. Se o teu baralho e a tua mão estiverem ambos vazios, o teu turno é saltado.',
    'AR-T3':
      'Uma vez por partida, no início do teu turno e antes de jogar, podes pôr toda a tua mão, se não estiver vazia, por ordem aleatória no fundo do teu baralho e depois tirar o mesmo número de cartas. As cartas assim postas ficam por baixo das restantes; sabes quais são, mas não a sua ordem. Se o baralho for demasiado curto, voltas logo a tirar algumas delas.',
    'AR-P1':
      'Jogas uma carta num espaço elegível, isto é: um espaço vazio imediatamente à direita de um espaço ocupado; o primeiro espaço da primeira rua sem cartas nem fichas, sendo as ruas abertas por ordem a partir da fila dos números de quarteirão; ou um espaço cuja carta de cima está destruída. Neste último caso, a nova carta cobre a destruída, seja qual for o número de cartas que já lá estejam.',
    'AR-P2':
      'Se uma rua ainda tiver cartas mas o seu primeiro espaço tiver ficado vago, esse espaço é elegível, porque a orla da cidade conta como ocupada. Uma rua que perdeu todas as cartas volta a ser uma rua por abrir. Só há uma rua por abrir disponível de cada vez, mas podes abri-la mesmo que as anteriores ainda tenham lugar.',
    'AR-P3':
      'Jogas uma carta com o seu valor básico em cima. A partir daí, o seu valor é o do lado que estiver em cima.',
    'AR-P4':
      'Com 3 ou 4 jogadores, a carta que jogas como carta do turno não pode ficar numa sequência de três ou mais cartas da tua cor viradas para cima numa rua; contam as cartas de ambos os lados. As cartas destruídas, as fichas em espaços (AR-K8) e as lacunas interrompem a sequência. As cartas jogadas através da Manufatura (AR-K3) ou do Laboratório (AR-K9), os movimentos, as trocas e as reconstruções não têm este limite.',
    'AR-P5':
      'Um espaço com uma ficha tua (AR-K8) é elegível para ti, seja o que for que esteja à sua esquerda; um espaço com a ficha de outro jogador não o é. Uma rua com uma ficha conta como aberta.',
    'AR-C1':
      'Compara o valor da carta jogada, lido uma só vez antes de qualquer alteração, com o da carta imediatamente à sua esquerda, seja de que cor for. Se não houver aí carta, ou se estiver destruída, não se compara.',
    'AR-C2': 'Se os dois valores forem iguais, nada acontece.',
    'AR-C3':
      'Se a carta da esquerda tiver o valor mais alto, roda 90° no sentido horário para o seu valor imediatamente superior, a não ser que já mostre o mais alto.',
    'AR-C4':
      'Se o valor da carta da esquerda for igual ou inferior a metade do da carta jogada, a carta da esquerda é destruída (AR-X3).',
    'AR-C5':
      'Se o valor da carta da esquerda for mais baixo, mas superior a metade do da carta jogada, a carta da esquerda roda 90° no sentido anti-horário para o seu valor imediatamente inferior, a não ser que já mostre o mais baixo.',
    'AR-C6':
      'Verifica os casos pela ordem AR-C2, AR-C3, AR-C4, AR-C5 e fica-te pelo primeiro que se aplique: isto resolve também o zero e os valores negativos, vindo a igualdade em primeiro lugar. «Metade ou menos» significa que o dobro do valor da esquerda não ultrapassa o valor da carta jogada; nunca se arredonda.',
    'AR-C7':
      'Se a carta da esquerda estiver protegida por um adversário (AR-X9), a comparação não a afeta. Se estiver protegida por uma ficha tua, escolhes se a poupas.',
    'AR-C8':
      'Só se comparam valores quando uma carta é jogada, nunca quando uma carta é movida, trocada, rodada ou reconstruída.',
    'AR-E1':
      'Depois de comparar, aplica o efeito da carta jogada, a não ser que o seu texto indique outro momento: antes de a jogar, ao ser destruída ou no fim da partida.',
    'AR-E2':
      'Os efeitos que dizem «podes» são facultativos. Todos os outros são obrigatórios, na medida do possível.',
    'AR-E3': 'Podes usar um efeito na própria carta a que pertence, a não ser que o seu texto o proíba.',
    'AR-X1':
      'X é o valor atual da carta imediatamente à esquerda e muda com ele; se essa também for uma carta X, continua-se a ler para a esquerda. Se não houver aí nada, houver só uma ficha ou uma carta destruída, X vale 0. Os valores podem ser negativos. O lado mais alto ou mais baixo de uma carta X ou N depende apenas do que se soma ou subtrai: X+2 conta sempre como mais alto do que X−1.',
    'AR-X2': 'N é o número, de 1 a 8, do quarteirão onde a carta se encontra.',
    'AR-X3':
      'Para destruir uma carta, vira-a para baixo e deixa-a no seu espaço; só um Cemitério altera isto (AR-K13). Uma carta destruída não tem valor nem efeito. O seu espaço está ocupado e, mesmo assim, é elegível (AR-P1).',
    'AR-X4':
      'Para reconstruir uma carta destruída, vira-a para cima com o seu valor básico em cima. Só é possível se nenhuma outra carta a cobrir. Nada se compara e nenhum efeito se aplica.',
    'AR-X5':
      'Para mover uma carta, leva uma carta virada para cima para outro espaço elegível, com o mesmo lado em cima; nada se compara, nenhum efeito se aplica e o movimento pode formar três em linha (AR-P4). O espaço deixado pode ficar uma lacuna, e o que estava por baixo da carta fica a descoberto. Se um espaço é elegível, avalia-se para quem move (na Hospedaria, para o seu dono: AR-K7), com a carta ainda no seu lugar antigo, que não pode ser escolhido.',
    'AR-X6':
      'Para rodar uma carta um passo, roda-a 90° em qualquer sentido; assim, o valor mais alto pode passar a ser o mais baixo, e vice-versa. Uma carta com um só valor não pode ser rodada.',
    'AR-X7':
      'Para trocar duas cartas, duas cartas viradas para cima, cada uma no topo do seu espaço, mudam de lugar entre si. Cada uma mantém o mesmo lado em cima e a sua ficha, e o que está por baixo fica onde está. Nada se compara e nenhum efeito se aplica.',
    'AR-X8':
      'Uma carta removida sai do jogo; uma carta devolvida volta à mão do seu dono. Em ambos os casos, o que estava por baixo fica a descoberto.',
    'AR-X9':
      'Nada do que a carta de um adversário faz afeta uma carta protegida; quanto às tuas próprias cartas, decides de cada vez se a afetam, mesmo que o efeito seja obrigatório. Uma carta não pode ser protegida duas vezes e as fichas só se colocam por efeitos; uma carta com proteção própria está protegida sempre que estiver virada para cima, como por uma ficha, mas isso não usa nenhuma das tuas duas fichas nem devolve nenhuma. A ficha acompanha a carta movida ou trocada e volta ao seu dono quando a carta é destruída, devolvida ou removida. Uma carta X protegida continua a ler o seu valor à esquerda (AR-X1).',
    'AR-X10':
      'Adjacente significa imediatamente ao lado, na mesma rua ou no mesmo quarteirão, nunca na diagonal.',
    'AR-D1':
      'Tiras cartas até ao limite da tua mão: 3 cartas, ou 4 depois de jogares o Museu (AR-K15), ou 5 depois de jogares o Obelisco (AR-K14), para o resto da partida e aconteça o que acontecer a essa carta. Se ambos se aplicarem, conta o limite mais alto. Uma carta jogada virada para baixo nunca aumenta o limite. Se o teu baralho estiver vazio, não tiras cartas.',
    'AR-G1':
      'A partida termina quando nenhum jogador puder jogar mais cartas, isto é, quando todos os jogadores, um a seguir ao outro, tiverem tido um turno em que nenhuma carta foi jogada, removida (AR-K17), tirada ou renovada (AR-T3). Um jogador sem cartas é saltado e os outros continuam.',
    'AR-G2':
      'A tua pontuação é a soma dos valores das tuas cartas viradas para cima mais os teus efeitos de fim de partida. X e N leem-se no fim, e os valores negativos contam.',
    'AR-G3':
      'Em caso de empate, ganha quem tiver mais cartas da sua cor viradas para cima na mesa, incluindo o Cemitério. Se o empate se mantiver, ganha aquele cujo valor mais baixo entre essas cartas for o menor. Se também este for igual, a vitória é partilhada.',
    'AR-V1':
      'Cada jogador tem 6 cartas adicionais da sua cor e pode substituir cartas básicas por adicionais com o mesmo valor básico. Uma carta adicional cujo texto nomeie uma carta só substitui essa. O baralho fica sempre com 12 cartas.',
    'AR-V2':
      'A mesa combina o número máximo de substituições, de 0 a 6, ou determina-o com um dado. Qualquer jogador pode fazer menos.',
    'AR-V3':
      'As substituições são escolhidas em segredo, mostradas a todos antes da partida e, a partir daí, definitivas. As duas cartas que substituem o Palácio (AR-K17, AR-K18) não podem ser usadas juntas.',
    'AR-K1':
      'Quando jogas a Biblioteca, podes rodar um passo (AR-X6) 1 carta de cada jogador, incluindo uma tua. Decides, para cada jogador, se o fazes.',
    'AR-K2': 'Quando jogas a Estufa, podes rodar até 2 cartas tuas diferentes, um passo cada (AR-X6).',
    'AR-K3':
      'Quando jogas a Manufatura, podes devolver à mão 1 carta tua virada para cima na cidade, até a própria Manufatura; tens então de jogar outra carta da tua mão nesse mesmo espaço, pagando os seus custos, comparando e aplicando o seu efeito. Só o podes fazer se tiveres na mão outra carta que possas jogar e pagar; o espaço libertado não precisa de ser elegível. A carta devolvida pode servir para pagar o custo, mas não pode ser a carta jogada. O Cemitério (AR-K13) também não o pode ser.',
    'AR-K4':
      'Quando jogas o Arsenal, ele destrói todas as cartas de valor mais baixo na sua rua, incluindo as tuas; às cartas protegidas aplica-se AR-X9. Primeiro leem-se todos os valores, incluindo X, e nenhuma carta é atingida duas vezes. Todas as cartas atingidas, exceto as Hospedarias, são destruídas primeiro; depois, as Hospedarias atingidas movem-se ou são destruídas (AR-K7), por ordem de turno a partir do jogador ativo.',
    'AR-K5':
      'No fim da partida, a Estátua dá-te 4 pontos se estiver adjacente (AR-X10) a um Parque virado para cima de qualquer jogador. Estes pontos contam uma só vez, mesmo com vários Parques.',
    'AR-K6': 'Quando jogas a Escola, podes reconstruir 1 carta tua destruída (AR-X4).',
    'AR-K7':
      'Sempre que a Hospedaria estiver para ser destruída, o seu dono pode evitá-lo movendo-a para outro espaço elegível (AR-X5). Se não houver nenhum, a Hospedaria é destruída.',
    'AR-K8':
      'Quando jogas a Fonte, põe uma ficha tua num espaço elegível, se ainda tiveres alguma. Esse espaço conta como ocupado, pelo que o seguinte se abre, mas não contém nenhuma carta; só tu podes jogar nele uma carta ou movê-la para ele. Recuperas a ficha quando jogas ou moves uma carta para esse espaço, ou quando reconstróis a tua própria carta que está por baixo. Uma carta destruída sob a ficha de um adversário não pode ser reconstruída.',
    'AR-K9':
      'Quando jogas o Laboratório, cada adversário, por ordem de turno, escolhe na sua mão uma carta, que joga virada para baixo, ou seja, destruída, em qualquer espaço elegível; sem carta ou sem espaço, não joga nenhuma. Só tira cartas no fim do seu próprio turno. A carta não custa nada, não se compara com nada e não tem efeito, e a Hospedaria não pode reagir. Se o seu dono tiver um Cemitério (AR-K13), a carta vai para junto dele, mas tem de haver, ainda assim, um espaço elegível.',
    'AR-K10': 'O Palácio não tem efeito.',
    'AR-K11':
      'Quando jogas o Parque, podes trocá-lo (AR-X7) com 1 carta adjacente (AR-X10) virada para cima.',
    'AR-K12':
      'Quando jogas o Templo, podes proteger 1 carta tua virada para cima com uma ficha (AR-X9), se ainda tiveres alguma.',
    'AR-K13':
      'Jogas o Cemitério ao lado da cidade: não ocupa espaço e pode, por isso, ser jogado mesmo quando não há lugar na cidade (AR-G1), não se compara com nada, está protegido, não é alvo nem vizinho e a Forja não o pode copiar. A partir daí, as tuas cartas destruídas vão para junto dele em vez de ficarem na cidade, pondo a descoberto o que estava por baixo ou deixando o espaço vazio. Não fazem nada e não podem ser reconstruídas; as cartas destruídas antes ficam onde estão. No fim da partida, ganhas 2 pontos por cada carta junto dele, e o Cemitério conta o seu próprio valor.',
    'AR-K14':
      'Depois de jogares o Obelisco, o limite da tua mão é 5 (AR-D1). No início do teu primeiro turno, antes de renovares a mão (AR-T3) e só se o Obelisco não estiver na tua mão, podes pôr 1 carta da mão no fundo do teu baralho, passar o Obelisco do baralho para a mão e baralhar o baralho.',
    'AR-K15': 'Depois de jogares o Museu, o limite da tua mão é 4 (AR-D1).',
    'AR-K16':
      'Quando jogas a Forja, podes aplicar o efeito instantâneo de qualquer carta virada para cima na cidade como se fosse da Forja, com o lugar, o valor e o dono da Forja. O efeito copiado executa-se por completo com a Forja no seu lugar; depois, a Forja sai do jogo, esteja onde estiver nessa altura. Se copiar a Manufatura (AR-K3), a Forja não se pode devolver a si própria. Não pode copiar textos de fim de partida, de destruição ou de custo, o Cemitério, a procura do Obelisco nem outra Forja.',
    'AR-K17':
      'Para jogar a Câmara Municipal, tens de remover do jogo 1 outra carta da tua mão. Se não puderes, podes remover do jogo a própria Câmara Municipal como a tua jogada; só tens de o fazer se não puderes jogar mais nada. A simples falta de espaço não é motivo para a remover.',
    'AR-K18':
      'Para jogar a Escola de Magia, tens de remover do jogo 2 cartas, da tua mão, de junto do teu Cemitério (AR-K13) ou uma de cada. Está protegida (AR-X9). Se não puderes pagar, podes remover do jogo a própria Escola de Magia como a tua jogada, nas mesmas condições da Câmara Municipal (AR-K17).',
  },
  synonyms: [
    ['destruir', 'destruída', 'destruídas', 'demolir', 'ruína', 'virada para baixo'],
    ['rodar', 'roda', 'girar', 'rotação'],
    ['proteger', 'protegida', 'proteção', 'ficha', 'escudo'],
    ['reconstruir', 'reparar'],
    ['elegível', 'permitido', 'possível', 'disponível', 'legal'],
    ['rua', 'linha', 'fila'],
    ['quarteirão', 'quarteirões', 'coluna', 'bloco'],
    ['comparar', 'comparação', 'esquerda', 'vizinho', 'adjacente'],
    ['comprar', 'mão', 'baralho', 'tirar'],
  ],
} satisfies RuleBook<RuleNumber>;

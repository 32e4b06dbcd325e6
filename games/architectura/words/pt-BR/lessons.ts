import type { ArchitecturaLessons } from '../messages/lessons.ts';

export const lessons = {
  compare: {
    title: 'Uma carta por turno',
    about: 'Jogue uma carta, compare-a com a da esquerda e veja o que acontece com esta.',
    learnt: [
      'Você joga uma carta por turno: à direita de outra, no início da próxima rua ou sobre uma ruína.',
      'A carta da esquerda sobe se for maior, desce se for menor e é destruída se valer metade ou menos.',
      'No fim do turno você compra até ter três cartas.',
    ],
    says: {
      city: 'Todos constroem a mesma cidade. Ela tem tantas ruas quantos jogadores, com oito quadras cada.',
      hand: 'Estas são as suas cartas. Conta o número grande no topo; os pequenos, nos lados, vão para o topo quando a carta é rotacionada.',
      goal: 'No fim, vence quem tiver mais pontos: a soma dos valores de todas as suas cartas viradas para cima.',
      inn: 'A Biblioteca de Boris vale 3. Jogue a sua Hospedaria, que vale 6, à direita dela: toque na carta e depois no espaço.',
      tooWeak:
        'A Estátua vale 5. Com ela, a Biblioteca, que vale 3, só desceria um passo. A Hospedaria, com 6, vale o dobro.',
      tooStrong: 'O Palácio também serviria. Mas aqui basta 6: guarde o Palácio e jogue a Hospedaria.',
      nothingLeft:
        'Você pode abrir a segunda rua, mas ali não há nada à esquerda para comparar. Jogue à direita da Biblioteca.',
      keepHand: 'Você pode renovar a mão inteira uma vez por partida. Estas cartas são boas: fique com elas.',
      ruin: 'A Biblioteca valia metade da sua carta ou menos, por isso é destruída. Uma ruína não tem valor, mas uma nova carta pode ser jogada por cima.',
      draw: 'O seu turno acabou e você comprou uma carta: a mão sempre volta a ter três.',
      statue:
        'Boris joga a Estátua dele, que vale 5, à direita da sua Hospedaria. Agora a carta da esquerda é a sua.',
      rises:
        'O seu 6 é maior que o 5 dele: a Hospedaria é rotacionada no sentido horário e sobe para 7. Quando a carta da esquerda é maior, ela sai ganhando.',
      palace: 'Agora o terceiro caso. Jogue o seu Palácio, que vale 8, à direita da Estátua de Boris.',
      equal: 'Estátua contra Estátua, 5 contra 5: com valores iguais nada acontece. Use o Palácio.',
      takePalace: 'Essa carta ajudaria Boris: a Estátua dele subiria. Use o Palácio, que vale 8.',
      ruinLater:
        'Você pode construir sobre a ruína, e logo fará isso. Primeiro jogue o Palácio à direita da Estátua.',
      streetLater: 'A segunda rua pode esperar. Jogue o Palácio à direita da Estátua de Boris.',
      falls:
        '5 é menor que 8, mas maior que a metade. Por isso a Estátua não é destruída: ela é rotacionada no sentido anti-horário e desce para 3.',
      street: 'Boris abre a segunda rua com o Palácio dele. À esquerda não há nada, então nada é comparado.',
      cover:
        'Aproveite agora a ruína: jogue a sua Estátua sobre ela. À esquerda está a borda da cidade, então também não há nada a comparar.',
      takeStatue: 'Essa carta também serviria. Nesta lição, use a Estátua.',
      ownCard:
        'À direita do seu próprio Palácio, uma carta menor faria o Palácio subir: boa ideia! Mas experimente primeiro a ruína.',
      secondStreet:
        'À direita do Palácio de Boris, uma carta menor faria o Palácio subir a favor dele. Experimente a ruína.',
      close:
        'Isso é um turno completo: jogar, comparar, comprar. A maioria das construções também faz algo ao ser jogada: é a próxima lição.',
    },
  },
  effects: {
    title: 'Efeitos e proteção',
    about: 'O que as construções fazem ao serem jogadas, como as fichas protegem e quanto valem X e N.',
    learnt: [
      'Depois da comparação vem o efeito da carta jogada; você pode não usar um efeito opcional.',
      'Uma carta com a sua ficha não pode ser mudada pelos outros.',
      'N é o número da quadra, X o valor da carta à esquerda.',
    ],
    says: {
      signs:
        'O símbolo no canto de uma carta mostra o que ela faz. Primeiro vem a comparação, depois o efeito da carta jogada.',
      block: 'O seu Templo tem o valor N: o número da quadra dele. Quanto mais à direita, mais ele vale.',
      temple:
        'Jogue o Templo na quadra 6 da rua 1. Ali ele vale 6, e a Estufa de Boris, com o 3 dela, não vai resistir.',
      smallBlock: 'Na quadra 2 o Templo vale só 2. Jogue-o na quadra 6 da rua 1.',
      templeFirst: 'Essa carta fica para depois. Comece pelo Templo.',
      keepHand: 'Você precisa exatamente destas cartas. Fique com a sua mão.',
      protect:
        'O Templo permite proteger uma das suas cartas com uma ficha. Escolha a sua Escola na rua 1: ela é fraca.',
      protectSchool: 'Essa também poderia ser protegida. Mas Boris está de olho na sua Escola: proteja-a.',
      useToken: 'Você poderia não usá-la, mas aqui a ficha vale ouro. Proteja a sua Escola.',
      arsenal:
        'Boris joga o Arsenal, que vale 5. Ele destrói todas as cartas menores da rua, sejam de quem forem.',
      shielded:
        'A sua Manufatura, que valia 4, agora é uma ruína. A sua Escola também vale 4, mas a ficha a protege: nada do que os outros joguem pode mudá-la.',
      left: 'O seu Parque tem o valor X: o da carta à esquerda, aconteça o que acontecer depois com ela.',
      park: 'Jogue o Parque na rua 2, à direita do Laboratório de Boris. Ele repete o 7, e valores iguais não mudam nada.',
      parkThere: 'Ali X valeria menos ou não traria nada de novo. Jogue o Parque à direita do Laboratório.',
      parkFirst: 'Guarde essa carta para depois. Jogue o Parque agora.',
      decline:
        'O Parque pode trocar de posição com uma carta adjacente. Aqui ele está bem onde está, e a troca é opcional: não use.',
      noSwap:
        'Depois da troca, não haveria à esquerda do Parque nada que contasse, e X seria 0. Não use a troca.',
      statue:
        'Boris joga a Estátua dele, que vale 5, à direita do seu Parque. O 7 é maior: o Parque sobe para X+1, ou seja, 8.',
      greenhouse:
        'Agora pense em você: jogue a sua Estufa, que vale 3, à direita do seu Templo. O Templo, maior, vai subir para N+1.',
      rightOfTemple: 'Ali ela não ajudaria você. Jogue-a à direita do seu Templo, na quadra 7 da rua 1.',
      greenhouseFirst: 'É possível, mas agora a Estufa rende mais.',
      rotate:
        'A Estufa rotaciona em 1 passo até duas cartas suas. Rotacione a Escola no sentido anti-horário, de 4 para 8, e o Parque no sentido horário, para X+2.',
      otherWay:
        'No sentido horário a Escola subiria para 6. No outro sentido, o menor valor dela vira o maior: 8.',
      parkUp: 'Nesse sentido o Parque voltaria a X. Rotacione-o no sentido horário.',
      otherCards: 'Essa carta também pode ser rotacionada. A Escola e o Parque ganham mais.',
      bothCards: 'Você poderia parar, mas ainda há o que ganhar. Rotacione a Escola e o Parque.',
      close:
        'Os seus efeitos também podem ser aplicados à própria carta a que pertencem. Todas as construções de uma partida estão no resumo do jogo: aperte P ou toque no botão dele no topo.',
    },
  },
  end: {
    title: 'O fim e os pontos',
    about: 'As últimas cartas, o que conta quando ninguém mais pode jogar, e quem vence.',
    learnt: [
      'A partida acaba quando ninguém mais pode jogar uma carta.',
      'As cartas viradas para cima valem o próprio valor, com X e N lidos bem no fim; as ruínas não valem nada.',
      'Algumas cartas dão pontos pelas vizinhas: a Estátua dá 4 pontos ao lado de um Parque.',
    ],
    says: {
      last: 'Os dois baralhos estão vazios. Você ainda tem duas cartas, Boris tem uma. Quando ninguém mais puder jogar, a partida acaba.',
      values:
        'Cada carta virada para cima vale o próprio valor. Uma ruína, e tudo o que está debaixo de outra carta, não vale nada.',
      letters:
        'X e N são lidos no fim. O seu Templo está na quadra 7 e vale 7. O seu Parque, na borda, não tem nada à esquerda: ali X é 0.',
      atTheEnd:
        'A ampulheta marca um efeito de fim de partida. A sua Estátua dá mais 4 pontos ao lado de um Parque, seja de quem for.',
      statue:
        'Jogue a Estátua sobre a ruína da rua 1, quadra 4: o Parque de Boris está logo abaixo. À esquerda, a sua Escola, maior, vai subir.',
      noPark: 'Não há nenhum Parque ao lado desse espaço. Olhe a quadra 4 da rua 1.',
      helpsBoris:
        'Ali o Parque também fica ao lado, mas à esquerda: ele subiria, e é de Boris. Jogue na quadra 4 da rua 1.',
      statueFirst: 'Guarde a Biblioteca para o fim. Primeiro jogue a Estátua.',
      school:
        'Boris joga a última carta dele, a Escola, à direita do próprio Parque, que sobe para 8. Agora ele está 8 pontos na frente.',
      library:
        'A sua última carta: jogue a Biblioteca na quadra 8 da rua 1. O seu Templo, à esquerda, é maior e sobe.',
      rotate:
        'A Biblioteca pode rotacionar uma carta de cada jogador. Rotacione a própria Biblioteca no sentido horário, para 5, e o Laboratório de Boris no sentido anti-horário: o Parque dele lê ali o X e desce também!',
      laboratoryUp: 'No sentido horário o Laboratório subiria. Rotacione-o no sentido anti-horário.',
      notPalace: 'O Palácio pode custar a ele no máximo 3 pontos. O Laboratório e o Parque juntos custam 4.',
      libraryDown: 'No sentido anti-horário a Biblioteca desceria para 2. Rotacione-a no sentido horário.',
      otherCards: 'É possível, mas rende menos. Escolha a sua Biblioteca e o Laboratório de Boris.',
      useBoth: 'Não pare ainda: você pode rotacionar uma carta sua e uma de Boris.',
      over: 'Ninguém mais tem cartas: a partida acabou. Você vence por 51 a 49, graças às suas duas últimas rotações!',
      close:
        'Em caso de empate vence quem tiver mais cartas viradas para cima, depois quem tiver a carta de menor valor. A folha de pontuação mostra cada linha.',
    },
  },
  deck: {
    title: 'Um baralho só seu',
    about: 'Substitua cartas básicas por adicionais, busque o Obelisco e pague a Prefeitura.',
    learnt: [
      'Uma carta adicional substitui uma básica com o mesmo valor básico, ou aquela que o texto dela cita.',
      'Os baralhos são escolhidos em segredo e depois mostrados a todos; a partir daí são definitivos.',
      'As cartas fortes têm um custo: outras cartas que saem do jogo.',
    ],
    says: {
      decks:
        'Com baralhos avançados, todos podem substituir cartas básicas antes da partida, aqui até três. As cartas que podem se substituir estão juntas: têm o mesmo valor básico.',
      obelisk:
        'Escolha o Obelisco, que vale 5, no lugar da Estátua: toque em um e depois na outra. Ele aumenta o limite da sua mão para cinco cartas.',
      keepArsenal: 'O Arsenal tem o mesmo valor, mas você vai querer o efeito dele. Deixe a Estátua de fora.',
      obeliskFirst: 'Isso também é possível. Nesta lição, comece pelo Obelisco no lugar da Estátua.',
      notReady: 'O seu baralho já poderia ficar definitivo, mas ainda há substituições. Use as três.',
      townHall:
        'Algumas cartas citam a única carta que substituem. Escolha a Prefeitura, que vale 10, no lugar do Palácio.',
      tooDear: 'A Escola de Magia vale 12, mas custa duas cartas. Comece pela Prefeitura.',
      townHallNow: 'Uma boa carta. Mas agora escolha a Prefeitura no lugar do Palácio.',
      named:
        'Ninguém pode ter as duas cartas que substituem o Palácio. E as duas têm um custo: você já vai ver o que isso significa.',
      museum:
        'A sua última substituição: o Museu, que vale 6, no lugar da Escola. Ele também aumenta o limite da mão, para quatro.',
      notSchool: 'O valor serve. Mas fique com essa carta e deixe a Escola de fora.',
      museumNow: 'Resta uma substituição: escolha o Museu no lugar da Escola.',
      ready: 'Doze cartas, três delas novas. Indique que o seu baralho está pronto.',
      boris:
        'Boris também escolheu em segredo. Agora o seu baralho é mostrado a todos e você compra as três primeiras cartas.',
      shown:
        'Boris joga com a Escola de Magia no lugar do Palácio. A partir de agora os baralhos são definitivos.',
      search:
        'Só antes do seu primeiro turno você pode buscar o Obelisco no baralho: em troca, uma carta da mão vai para lá. Dê a Biblioteca.',
      giveLibrary: 'Você vai precisar dessa carta. Dê a Biblioteca.',
      searchFirst: 'Primeiro busque o Obelisco: depois não será mais possível.',
      noExchange: 'Você tem boas cartas. Fique com a sua mão.',
      play: 'Aqui está ele. Jogue o Obelisco na primeira rua: a partir de agora você compra até ter cinco cartas.',
      obeliskNow: 'Primeiro jogue o Obelisco: quanto antes você tiver cinco cartas, melhor.',
      statue:
        'Cinco cartas na mão! Boris joga a Estátua dele ao lado do seu Obelisco, 5 contra 5: nada acontece.',
      cost: 'Agora a Prefeitura. Jogue-a à direita da Estátua de Boris: 5 é metade de 10.',
      rightOfStatue: 'Ali não há nada para destruir. Jogue a Prefeitura à direita da Estátua de Boris.',
      townHallFirst: 'Uma boa carta, mas a Prefeitura destrói a Estátua de Boris. Jogue essa.',
      pay: 'A Prefeitura custa outra carta da sua mão, que sai do jogo. Pague com a Estufa.',
      keepThat: 'Essa carta vale mais para você. Pague com a Estufa.',
      close:
        'A Estátua é uma ruína e a sua Prefeitura vale 10. Agora você sabe tudo: experimente uma partida com baralhos avançados!',
    },
  },
} satisfies ArchitecturaLessons;

import type { ArchitecturaLessons } from '../messages/lessons.ts';

export const lessons = {
  compare: {
    title: 'Uma carta por turno',
    about: 'Joga uma carta, compara-a com a da esquerda e vê o que acontece a esta.',
    learnt: [
      'Jogas uma carta por turno: à direita de outra, no início da rua seguinte ou sobre uma ruína.',
      'A carta da esquerda sobe se for mais alta, desce se for mais baixa e é destruída se valer metade ou menos.',
      'No fim do turno tiras cartas até teres três.',
    ],
    says: {
      city: 'Todos constroem a mesma cidade. Tem tantas ruas quantos os jogadores, com oito quarteirões cada.',
      hand: 'Estas são as tuas cartas. Conta o número grande em cima; os pequenos, dos lados, vêm para cima quando a carta roda.',
      goal: 'No fim ganha quem tiver mais pontos: a soma dos valores de todas as suas cartas viradas para cima.',
      inn: 'A Biblioteca do Boris vale 3. Joga a tua Hospedaria, que vale 6, à direita dela: toca na carta e depois no espaço.',
      tooWeak:
        'A Estátua vale 5. Com ela, a Biblioteca, que vale 3, só desceria um passo. A Hospedaria, com 6, vale o dobro.',
      tooStrong: 'O Palácio também servia. Mas aqui basta 6: guarda o Palácio e joga a Hospedaria.',
      nothingLeft:
        'Podes abrir a segunda rua, mas aí não há nada à esquerda para comparar. Joga à direita da Biblioteca.',
      keepHand: 'Podes renovar toda a mão uma vez por partida. Estas cartas são boas: fica com elas.',
      ruin: 'A Biblioteca valia metade da tua carta ou menos, por isso é destruída. Uma ruína não tem valor, mas pode jogar-se uma nova carta por cima.',
      draw: 'O teu turno acabou e tiraste uma carta: a mão volta sempre a ter três.',
      statue:
        'O Boris joga a sua Estátua, que vale 5, à direita da tua Hospedaria. Agora a carta da esquerda é a tua.',
      rises:
        'O teu 6 é mais alto do que o 5 dele: a Hospedaria roda no sentido horário e sobe para 7. Quando a carta da esquerda é mais alta, ganha valor.',
      palace: 'Agora o terceiro caso. Joga o teu Palácio, que vale 8, à direita da Estátua do Boris.',
      equal: 'Estátua contra Estátua, 5 contra 5: com valores iguais nada acontece. Usa o Palácio.',
      takePalace: 'Essa carta ajudaria o Boris: a Estátua dele subiria. Usa o Palácio, que vale 8.',
      ruinLater:
        'Podes construir sobre a ruína, e em breve vais fazê-lo. Joga primeiro o Palácio à direita da Estátua.',
      streetLater: 'A segunda rua pode esperar. Joga o Palácio à direita da Estátua do Boris.',
      falls:
        '5 é mais baixo do que 8, mas mais do que metade. Por isso a Estátua não é destruída: roda no sentido anti-horário e desce para 3.',
      street:
        'O Boris abre a segunda rua com o seu Palácio. À esquerda dele não há nada, por isso nada se compara.',
      cover:
        'Aproveita agora a ruína: joga a tua Estátua sobre ela. À esquerda está a orla da cidade, por isso também não há nada a comparar.',
      takeStatue: 'Essa carta também servia. Nesta lição, usa a Estátua.',
      ownCard:
        'À direita do teu próprio Palácio, uma carta mais baixa fá-lo-ia subir: boa ideia! Mas experimenta primeiro a ruína.',
      secondStreet:
        'À direita do Palácio do Boris, uma carta mais baixa fá-lo-ia subir a favor dele. Experimenta a ruína.',
      close:
        'Isto é um turno completo: jogar, comparar, tirar cartas. Quase todos os edifícios também fazem algo ao serem jogados: é a próxima lição.',
    },
  },
  effects: {
    title: 'Efeitos e proteção',
    about: 'O que fazem os edifícios ao serem jogados, como protegem as fichas e quanto valem X e N.',
    learnt: [
      'Depois da comparação vem o efeito da carta jogada; podes não usar um efeito facultativo.',
      'Uma carta com a tua ficha não pode ser alterada pelos outros.',
      'N é o número do quarteirão, X o valor da carta à esquerda.',
    ],
    says: {
      signs:
        'O símbolo no canto de uma carta mostra o que ela faz. Primeiro compara-se, depois vem o efeito da carta jogada.',
      block: 'O teu Templo tem o valor N: o número do seu quarteirão. Quanto mais à direita, mais vale.',
      temple:
        'Joga o Templo no quarteirão 6 da rua 1. Aí vale 6, e a Estufa do Boris, com o seu 3, não vai resistir.',
      smallBlock: 'No quarteirão 2 o Templo só vale 2. Joga-o no quarteirão 6 da rua 1.',
      templeFirst: 'Essa carta fica para mais tarde. Começa pelo Templo.',
      keepHand: 'Precisas mesmo destas cartas. Fica com a mão que tens.',
      protect:
        'O Templo deixa-te proteger uma das tuas cartas com uma ficha. Escolhe a tua Escola na rua 1: é fraca.',
      protectSchool: 'Também podias proteger essa. Mas o Boris está de olho na tua Escola: protege-a.',
      useToken: 'Podias não a usar, mas aqui a ficha vale ouro. Protege a tua Escola.',
      arsenal:
        'O Boris joga o Arsenal, que vale 5. Destrói todas as cartas mais baixas da sua rua, sejam de quem forem.',
      shielded:
        'A tua Manufatura, que valia 4, é agora uma ruína. A tua Escola também vale 4, mas a ficha protege-a: nada do que os outros joguem a pode alterar.',
      left: 'O teu Parque tem o valor X: o da carta à sua esquerda, aconteça o que acontecer depois a essa carta.',
      park: 'Joga o Parque na rua 2, à direita do Laboratório do Boris. Ele repete o 7, e valores iguais nada alteram.',
      parkThere: 'Aí X valeria menos ou não te daria nada de novo. Joga o Parque à direita do Laboratório.',
      parkFirst: 'Guarda essa carta para mais tarde. Joga agora o Parque.',
      decline:
        'O Parque pode trocar de lugar com uma carta adjacente. Aqui está bem onde está, e a troca é facultativa: não a uses.',
      noSwap:
        'Depois da troca, à esquerda do Parque não haveria nada que contasse, e X seria 0. Não uses a troca.',
      statue:
        'O Boris joga a sua Estátua, que vale 5, à direita do teu Parque. O 7 é mais alto: o Parque sobe para X+1, ou seja, 8.',
      greenhouse:
        'Agora pensa em ti: joga a tua Estufa, que vale 3, à direita do teu Templo. O Templo, mais alto, subirá para N+1.',
      rightOfTemple: 'Aí não te ajudaria. Joga-a à direita do teu Templo, no quarteirão 7 da rua 1.',
      greenhouseFirst: 'É possível, mas agora a Estufa rende-te mais.',
      rotate:
        'A Estufa roda um passo até duas cartas tuas. Roda a Escola no sentido anti-horário, de 4 para 8, e o Parque no sentido horário, para X+2.',
      otherWay:
        'No sentido horário a Escola subiria para 6. No outro sentido, o seu valor mais baixo passa a ser o mais alto: 8.',
      parkUp: 'Nesse sentido o Parque voltaria a X. Roda-o no sentido horário.',
      otherCards: 'Essa carta também se pode rodar. A Escola e o Parque ganham mais.',
      bothCards: 'Podias parar, mas ainda há o que ganhar. Roda a Escola e o Parque.',
      close:
        'Os teus efeitos também se podem aplicar à própria carta a que pertencem. Todos os edifícios de uma partida estão no resumo do jogo: carrega em P ou toca no seu botão em cima.',
    },
  },
  end: {
    title: 'O fim e os pontos',
    about: 'As últimas cartas, o que conta quando já ninguém pode jogar, e quem ganha.',
    learnt: [
      'A partida acaba quando já ninguém pode jogar uma carta.',
      'As cartas viradas para cima dão o seu valor, com X e N lidos mesmo no fim; as ruínas não dão nada.',
      'Algumas cartas dão pontos pelas vizinhas: a Estátua dá 4 pontos ao lado de um Parque.',
    ],
    says: {
      last: 'Os dois baralhos estão vazios. Tu ainda tens duas cartas, o Boris tem uma. Quando já ninguém puder jogar, a partida acaba.',
      values:
        'Cada carta virada para cima dá o seu valor. Uma ruína, e tudo o que está por baixo de outra carta, não dá nada.',
      letters:
        'X e N leem-se no fim. O teu Templo está no quarteirão 7 e dá 7. O teu Parque, na orla, não tem nada à esquerda: aí X é 0.',
      atTheEnd:
        'A ampulheta marca um efeito de fim de partida. A tua Estátua dá mais 4 pontos ao lado de um Parque, seja de quem for.',
      statue:
        'Joga a Estátua sobre a ruína da rua 1, quarteirão 4: o Parque do Boris está mesmo por baixo. À esquerda, a tua Escola, mais alta, vai subir.',
      noPark: 'Não há nenhum Parque ao lado desse espaço. Olha para o quarteirão 4 da rua 1.',
      helpsBoris:
        'Aí o Parque também fica ao lado, mas à esquerda: subiria, e é do Boris. Joga no quarteirão 4 da rua 1.',
      statueFirst: 'Guarda a Biblioteca para o fim. Joga primeiro a Estátua.',
      school:
        'O Boris joga a sua última carta, a Escola, à direita do seu próprio Parque, que sobe para 8. Agora vai à frente por 8 pontos.',
      library:
        'A tua última carta: joga a Biblioteca no quarteirão 8 da rua 1. O teu Templo, à esquerda, é mais alto e sobe.',
      rotate:
        'A Biblioteca pode rodar uma carta de cada jogador. Roda a própria Biblioteca no sentido horário, para 5, e o Laboratório do Boris no sentido anti-horário: o Parque dele lê aí o seu X e desce também!',
      laboratoryUp: 'No sentido horário o Laboratório subiria. Roda-o no sentido anti-horário.',
      notPalace:
        'O Palácio pode custar-lhe no máximo 3 pontos. O Laboratório e o Parque juntos custam-lhe 4.',
      libraryDown: 'No sentido anti-horário a Biblioteca desceria para 2. Roda-a no sentido horário.',
      otherCards: 'É possível, mas rende menos. Escolhe a tua Biblioteca e o Laboratório do Boris.',
      useBoth: 'Não pares ainda: podes rodar uma carta tua e uma do Boris.',
      over: 'Já ninguém tem cartas: a partida acabou. Ganhas por 51 a 49, graças às tuas duas últimas rotações!',
      close:
        'Em caso de empate ganha quem tiver mais cartas viradas para cima, depois quem tiver a carta de menor valor. A folha de pontuação mostra cada linha.',
    },
  },
  deck: {
    title: 'Um baralho só teu',
    about: 'Substitui cartas básicas por adicionais, procura o Obelisco e paga a Câmara Municipal.',
    learnt: [
      'Uma carta adicional substitui uma básica com o mesmo valor básico, ou aquela que o seu texto nomeia.',
      'Os baralhos escolhem-se em segredo e depois mostram-se a todos; a partir daí são definitivos.',
      'As cartas fortes têm um custo: outras cartas que saem do jogo.',
    ],
    says: {
      decks:
        'Com baralhos avançados, todos podem substituir cartas básicas antes da partida, aqui até três. As cartas que se podem substituir estão juntas: têm o mesmo valor básico.',
      obelisk:
        'Escolhe o Obelisco, que vale 5, em vez da Estátua: toca num e depois na outra. Aumenta o limite da tua mão para cinco cartas.',
      keepArsenal: 'O Arsenal tem o mesmo valor, mas vais querer o seu efeito. Deixa de fora a Estátua.',
      obeliskFirst: 'Também se pode fazer isso. Nesta lição, começa pelo Obelisco em vez da Estátua.',
      notReady: 'O teu baralho já podia ficar definitivo, mas ainda tens substituições. Usa as três.',
      townHall:
        'Algumas cartas nomeiam a única carta que substituem. Escolhe a Câmara Municipal, que vale 10, em vez do Palácio.',
      tooDear: 'A Escola de Magia vale 12, mas custa-te duas cartas. Começa pela Câmara Municipal.',
      townHallNow: 'Uma boa carta. Mas agora escolhe a Câmara Municipal em vez do Palácio.',
      named:
        'Ninguém pode ter as duas cartas que substituem o Palácio. E ambas têm um custo: já vais ver o que isso significa.',
      museum:
        'A tua última substituição: o Museu, que vale 6, em vez da Escola. Também aumenta o limite da mão, para quatro.',
      notSchool: 'O valor serve. Mas fica com essa carta e deixa de fora a Escola.',
      museumNow: 'Resta-te uma substituição: escolhe o Museu em vez da Escola.',
      ready: 'Doze cartas, três delas novas. Indica que o teu baralho está pronto.',
      boris:
        'O Boris também escolheu em segredo. Agora o teu baralho é mostrado a todos e tiras as tuas três primeiras cartas.',
      shown:
        'O Boris joga com a Escola de Magia em vez do Palácio. A partir de agora os baralhos são definitivos.',
      search:
        'Só antes do teu primeiro turno podes procurar o Obelisco no baralho: em troca vai para lá uma carta da tua mão. Dá a Biblioteca.',
      giveLibrary: 'Vais precisar dessa carta. Dá a Biblioteca.',
      searchFirst: 'Procura primeiro o Obelisco: mais tarde já não é possível.',
      noExchange: 'Tens boas cartas. Fica com a mão que tens.',
      play: 'Aqui está. Joga o Obelisco na primeira rua: a partir de agora tiras cartas até teres cinco.',
      obeliskNow: 'Joga primeiro o Obelisco: quanto mais cedo tiveres cinco cartas, melhor.',
      statue:
        'Cinco cartas na mão! O Boris joga a sua Estátua ao lado do teu Obelisco, 5 contra 5: nada acontece.',
      cost: 'Agora a Câmara Municipal. Joga-a à direita da Estátua do Boris: 5 é metade de 10.',
      rightOfStatue: 'Aí não há nada para destruir. Joga a Câmara Municipal à direita da Estátua do Boris.',
      townHallFirst: 'Uma boa carta, mas a Câmara Municipal destrói a Estátua do Boris. Joga essa.',
      pay: 'A Câmara Municipal custa outra carta da tua mão, que sai do jogo. Paga com a Estufa.',
      keepThat: 'Essa carta vale mais para ti. Paga com a Estufa.',
      close:
        'A Estátua é uma ruína e a tua Câmara Municipal dá 10. Já sabes tudo: experimenta uma partida com baralhos avançados!',
    },
  },
} satisfies ArchitecturaLessons;

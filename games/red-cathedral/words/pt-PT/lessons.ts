import type { RedCathedralLessons } from '../messages/lessons.ts';

export const lessons = {
  goal: {
    title: 'A tua primeira secção',
    about: 'De que trata o jogo, como se reivindica uma secção e para que serve a peça dela.',
    learnt: [
      'Reivindicar é pôr o teu estandarte numa fundação, ou numa secção mesmo por cima de um estandarte, seja de quem for.',
      'A peça vai para a tua oficina: virada para cima em troca de rublos, ou virada para baixo sem custo.',
      'Cada estandarte que sai do inventário abre espaço para mais um material.',
    ],
    says: {
      cathedral:
        'Juntos constroem a Catedral de São Basílio em Moscovo, mas só um terá a glória: ganha quem tiver mais prestígio no fim.',
      tower:
        'Cada torre é uma pilha de secções: uma fundação em baixo, secções intermediárias por cima e uma cúpula no topo.',
      card: 'Uma secção mostra os materiais de que precisa e o que rende a quem a termina: reconhecimento e rublos.',
      turn: 'No teu turno fazes exatamente uma de três coisas: reivindicar uma secção, construir ou adquirir recursos.',
      claim: 'Primeiro precisas de uma secção tua. Reivindica a fundação da torre II: toca nela na catedral.',
      otherBase:
        'Também podias reivindicar essa fundação. Aqui fica com a da torre II: a peça dela dá-te madeira.',
      marketLater: 'O mercado tem uma lição própria. Reivindica primeiro a fundação da torre II.',
      tile: 'A peça de oficina dela agora é tua. Põe-na na casa azul da tua oficina: virada para cima, custa aí 2 rublos.',
      redSlot: 'Na casa vermelha a peça custaria 4 rublos, e só tens 3. Escolhe a casa azul.',
      otherSlot: 'Essa casa também está livre. Para esta lição, escolhe a azul.',
      notDown:
        'Virada para baixo não custa nada, mas assim a peça nunca te dá nada. Virada para cima, podes pagá-la.',
      takeBoth: 'Podes sempre receber menos, mas aqui recebe as duas unidades.',
      benefit:
        'Ganhas logo 2 madeiras! Uma peça dá a sua bonificação quando a colocas virada para cima, e depois sempre que moves o dado da cor da casa dela.',
      space: 'O teu estandarte veio do inventário. Onde estava, há agora espaço para mais um material.',
      boris: 'Agora é a vez do Boris. Ele reivindica a fundação da torre I e paga pela peça.',
      above:
        'Uma fundação pode sempre ser reivindicada; uma secção mais alta, só quando há um estandarte mesmo por baixo, seja de quem for.',
      claimAbove: 'Reivindica então a secção intermediária por cima da fundação do Boris, na torre I.',
      aboveYourself:
        'Por cima da tua própria fundação também é um bom lugar. Mas aqui vais ver que até por cima do Boris podes construir.',
      buildLater: 'Constrói-se na terceira lição. Agora reivindica a secção intermediária da torre I.',
      faceDown:
        'Resta-te 1 rublo, que não chega para nenhuma casa. Põe a peça virada para baixo na casa que quiseres: é grátis, mas nunca será ativada.',
      close:
        'Duas secções têm agora o teu estandarte. Para as construir precisas de materiais, e esses vêm do mercado.',
    },
  },
  market: {
    title: 'O mercado',
    about: 'Move dados, recebe o que eles dão, usa a influência e as peças, e lança os dados.',
    learnt: [
      'Um dado avança no sentido horário exatamente o que mostra; o teu e o branco vão mais longe a 1 rublo por local.',
      'Um local rende uma vez por cada dado que lá está, enquanto houver espaço no inventário.',
      'Depois vêm a influência e uma peça da cor do dado, por qualquer ordem; o lançamento encerra a visita.',
    ],
    says: {
      ring: 'O mercado é um anel de oito locais. Cada um dá um recurso: seis materiais, rublos e reconhecimento.',
      dice: 'Para adquirir recursos moves um dos cinco dados: no sentido horário, exatamente tantos locais quantos mostra. Podes escolher qualquer um.',
      move: 'O dado amarelo mostra 1. Toca nele e depois no local dos tijolos, um à frente.',
      redLater: 'O dado vermelho é o teu e consegue fazer mais: já o vais mover. Primeiro move o amarelo.',
      otherDie: 'Podes mover qualquer dado. Para esta lição, move o amarelo.',
      notClaim: 'Por agora tens secções que cheguem. Vai ao mercado com o dado amarelo.',
      take: 'Agora há aqui dois dados, por isso o local dá duas vezes os seus 2 tijolos. Recebe os 4: toca no local.',
      rollEnds: 'O lançamento encerra a visita, e ainda há aqui algo para ti.',
      takeAll: 'Podes sempre receber menos, mas aqui recebe tudo o que puderes.',
      influence:
        'Cada quadrante do anel tem uma carta de influência com duas ações, e podes usar uma. Os transportadores oferecem-te um rublo: aceita-o.',
      deliverLater:
        'Por 1 rublo os transportadores entregam logo um material. Dá jeito, mas agora aceita o rublo.',
      activate:
        'Moveste o dado amarelo, por isso também funciona a peça virada para cima na tua casa amarela: 2 pedras. Toca nela.',
      roll: 'Aqui já não há nada. Lança: todos os dados deste local ficam com números novos, e ninguém sabe quais.',
      rolled:
        'Os dois dados ficam aqui com os números novos. Mercado, influência e peça: uma vez cada, por qualquer ordem, e sempre o lançamento no fim.',
      boris: 'O Boris encontra um mercado diferente do teu. Move o dado amarelo para a joia verde.',
      further:
        'Dois dados podem fazer mais por ti: o da tua cor e o branco. Cada local além do número deles custa 1 rublo.',
      pay: 'O dado vermelho mostra 2, mas a madeira está 3 à frente. Move-o para lá; custa-te 1 rublo.',
      threePlaces: 'Ele pode ir para lá. Mas a madeira está a 3 locais e custa só 1 rublo.',
      whiteToo: 'O dado branco também vai mais longe a troco de rublos. Aqui move o vermelho.',
      room: 'Três dados: são 6 madeiras! Mas o teu inventário só tem espaço para 2, e o resto fica na provisão. Recebe-as.',
      tradeLater: 'Os comerciantes trocam materiais. Agora não precisas de nada deles.',
      rollAgain:
        'Agora lançam-se três dados. Um quarto não se pode juntar a eles: nenhum dado pode parar onde já estão outros três. Lança.',
      close: 'O teu inventário está cheio de bom material. Está na hora de construir, na próxima lição.',
    },
  },
  build: {
    title: 'Construir e ornamentar',
    about: 'Entrega materiais, termina secções, ganha reconhecimento e prestígio, e adianta-te ao Boris.',
    learnt: [
      'Com uma ação de construir, entregas até três materiais; uma secção que tem tudo rende logo.',
      'O reconhecimento move o teu marcador, e conta o último prestígio alcançado.',
      'Quem deixa uma secção por terminar debaixo de uma terminada por outros perde reconhecimento; as joias nos ornamentos dão prestígio.',
    ],
    says: {
      needs:
        'A tua fundação na torre II precisa de 1 madeira, 1 tijolo e 1 pedra. Tens os três no inventário.',
      deliver:
        'Com uma ação de construir, entregas até três materiais. Toca na fundação da torre II, e eles vão para lá.',
      thisFirst: 'Essa secção também é tua. Mas começa pela fundação da torre II, que podes terminar já.',
      notStop: 'Não pares ainda: o que falta a esta secção está no teu inventário.',
      haveEnough: 'Tens tudo aquilo de que precisas. Constrói!',
      completed:
        'Terminada! A fundação ergue-se e dá-te 4 pontos de reconhecimento: o teu marcador avança quatro casas.',
      prestige:
        'Passou por uma casa vermelha de prestígio. No fim conta a última que alcançaste, e quanto mais avanças, mais próximas estão umas das outras.',
      end: 'Como já tens prestígio, podias agora ceder 1 por 2 rublos ou por um novo lançamento. É melhor guardá-lo: termina o turno.',
      keepPrestige: 'Isso custava-te um ponto de prestígio. Guarda-o e termina o turno.',
      overbuilt:
        'O Boris termina a sua secção intermediária na torre III, mesmo por cima da tua fundação por terminar. Custa-te 1 ponto de reconhecimento.',
      penalty:
        'Perdes 1 ponto de reconhecimento por cada secção terminada de outros acima de cada uma das tuas por terminar. Por isso, termina cedo as de baixo. E o Boris também tem uma fundação por terminar, na torre I.',
      payBack: 'A secção por cima é tua. Termina-a: madeira, tijolo e uma joia verde.',
      ownBaseLater:
        'A tua fundação na torre III ainda não pode ser terminada. A secção por cima da do Boris, sim.',
      decorateLater: 'Já vais ornamentar. Primeiro termina a secção intermediária da torre I.',
      endAgain: '4 pontos de reconhecimento e 1 rublo para ti, e o Boris perde 1. Termina o turno.',
      boris: 'O Boris precisa de um momento de sossego e vai ao mercado.',
      decorate:
        'As secções terminadas podem ser ornamentadas. Uma fundação recebe uma porta, e uma porta custa 1 madeira. Toca na porta da tua oficina e depois na fundação da torre II, ou logo na fundação.',
      woodForDoor: 'Guarda a última madeira: é precisa para a porta.',
      gem: 'Incrusta uma joia! Uma vale 1 ponto de prestígio, e duas de cores diferentes valem 3. Usa a joia roxa.',
      addGem: 'Sem a joia, a porta não dá prestígio. Incrusta-a.',
      last: 'O teu marcador salta para a casa de prestígio seguinte. A porta também conta quando a torre é pontuada: é a próxima lição. Termina o turno.',
    },
  },
  end: {
    title: 'O fim e as torres',
    about: 'Como acaba a partida, quanto vale cada torre e quem fica com ela.',
    learnt: [
      'Quem terminar primeiro a sexta secção recebe 3 pontos de prestígio, e todos os outros têm um último turno.',
      'Uma torre vale 2 por secção terminada e 1 por ornamento; fica com ela quem lá tiver mais presença.',
      'A dois jogadores, o segundo recebe um terço, e um empate não dá nada a ninguém.',
    ],
    says: {
      five: 'Terminaste cinco secções, o Boris três. Quem terminar primeiro a sexta desencadeia o fim e recebe 3 pontos de prestígio.',
      values:
        'No fim pontua-se cada torre: 2 pontos de prestígio por secção terminada e 1 por ornamento. A torre III vale 5.',
      shares:
        'Secções terminadas e ornamentos contam como presença. Na torre I o Boris está à frente por 2 a 1: recebe os 6 pontos dela, e tu um terço, ou seja, 2.',
      tie: 'Na torre II têm uma secção cada um. A dois jogadores, um empate não dá nada a nenhum dos dois!',
      sixth:
        'Termina então a cúpula da torre II: desfaz o empate e é a tua sexta secção. Só falta a joia verde.',
      noNeed: 'Não precisas de mais recursos: o que falta à cúpula está no teu inventário.',
      keepPrestige: 'Os rublos agora valem pouco. Guarda o teu prestígio.',
      triggered:
        'Seis secções! 3 pontos de prestígio para ti, além dos 6 pontos de reconhecimento e dos 2 rublos da cúpula. A torre II agora é tua.',
      finish:
        'Tens 5 rublos. Cinco materiais e rublos que sobrem valem 1 ponto de prestígio, por isso não vale a pena gastá-los. Termina o turno.',
      noReroll: 'Os dados já não te interessam. Termina o turno.',
      boris:
        'O Boris tem um último turno. Põe uma porta com uma joia roxa na torre I. Depois abre-se a folha de pontuação.',
      leftovers:
        'A folha de pontuação soma o prestígio do teu marcador, 1 por cada cinco materiais e rublos que sobrem e a tua parte de cada torre.',
      winner:
        'Em caso de empate decide o número de secções terminadas, depois o de ornamentos. Já sabes tudo para uma partida inteira!',
    },
  },
  advanced: {
    title: 'A oficina avançada',
    about: 'O outro lado do tabuleiro: ornamentos por desbloquear e estandartes nas casas brancas.',
    learnt: [
      'Uma peça virada para cima numa casa colorida desbloqueia o ornamento dela; virada para baixo, bloqueia-o para sempre.',
      'Em cada reivindicação escolhes: um estandarte do inventário ou um de uma casa branca.',
      'Podes ornamentar qualquer secção terminada, até a de um rival.',
    ],
    says: {
      locked:
        'Neste lado os teus quatro ornamentos estão bloqueados nas casas coloridas. Uma peça posta lá virada para cima desbloqueia o ornamento. Cada casa custa 3 rublos.',
      lost: 'Uma peça virada para baixo bloqueia-o para sempre. Foi o que aconteceu à tua porta e à tua cruz.',
      banners:
        'Dois dos teus estandartes estão nas casas brancas. Em cada reivindicação escolhes: um do inventário abre lá espaço, um de uma casa branca liberta essa casa.',
      claim: 'Reivindica a fundação da torre II.',
      otherSection: 'Essa também podia ser reivindicada. Para esta lição, fica-te pela torre II.',
      banner: 'Que estandarte usas? Usa o da casa branca, para que a tua nova peça possa ir para lá.',
      fromWhite: 'Um estandarte do inventário abria espaço para um material. Desta vez usa o da casa branca.',
      white:
        'A primeira casa branca está livre, já neste turno. Põe lá a peça virada para cima, por 3 rublos.',
      colouredLater:
        'Uma casa colorida desbloquearia um ornamento. Já lá vamos; agora escolhe a casa branca.',
      notDown: 'Virada para baixo nunca seria ativada. Tens os 3 rublos.',
      takeBoth: 'Podes sempre receber menos, mas aqui recebe as duas unidades.',
      whiteDie:
        'As casas brancas não bloqueiam nada. As peças delas funcionam quando moves o dado branco, e esse vai mais longe a troco de rublos, para todos.',
      boris:
        'O Boris reivindica a fundação da torre I, põe a peça virada para cima na sua casa azul e assim desbloqueia um arco.',
      claimAgain: 'Faz o mesmo: reivindica a secção intermediária da torre II.',
      fromInventory: 'Desta vez usa um estandarte do inventário: o espaço vai fazer-te falta.',
      needRoom: 'A segunda casa branca pode esperar. Usa o estandarte do inventário.',
      unlock: 'Agora põe a peça virada para cima na casa verde. O arco que lá está fica desbloqueado.',
      greenNow: 'Também há um arco na casa azul. Aqui escolhe a casa verde.',
      wouldLock: 'Virada para baixo bloqueava o arco para sempre!',
      borisAgain: 'O Boris move o dado branco e recebe uma joia verde.',
      decorate:
        'Tens um arco, uma pedra e uma joia roxa. Ornamenta a secção intermediária da torre III e incrusta a joia. A secção é do Boris, mas qualquer secção terminada recebe um ornamento, seja de quem for.',
      archFirst: 'Construir pode esperar: outra pessoa podia ornamentar essa secção primeiro.',
      addGem: 'Incrusta a joia: vale 1 ponto de prestígio.',
      stop: 'Ainda podias entregar um material, mas não é preciso. Para aqui, e o teu turno acaba.',
    },
  },
  ivan: {
    title: 'Modo solitário contra o Ivan',
    about: 'Como age o teu rival no modo solitário: cinco cartas, um dado em cada e nenhuma piedade.',
    learnt: [
      'O Ivan segue a carta mais à esquerda cuja peça está virada para cima: primeiro move-se o dado dela, depois executa-se a carta.',
      'Do mercado e da influência só recebe reconhecimento; sempre que pode, reivindica por cima de ti.',
      'Quando as cinco peças estão viradas para baixo, coloca um ornamento e elas são baralhadas.',
    ],
    says: {
      rival:
        'Ninguém precisa de jogar pelo Ivan: cinco cartas em fila dizem o que ele faz, e em cada uma há uma peça de dado.',
      card: 'Ele segue sempre a carta mais à esquerda cuja peça está virada para cima. Agora é a carta Reconhecimento com o dado branco.',
      claim: 'És tu que começas cada ronda. Reivindica a fundação da torre II.',
      otherSection: 'Boa secção, mas para esta lição reivindica a fundação da torre II.',
      tile: 'Põe a peça na casa azul, virada para cima. Depois vê o que faz o Ivan.',
      blueSlot: 'Qualquer casa servia. Para esta lição, escolhe a azul.',
      notDown: 'Virada para cima dá-te logo madeira, e podes pagá-la.',
      takeBoth: 'Podes sempre receber menos, mas aqui recebe as duas unidades.',
      recognition:
        'O dado branco foi para o reconhecimento. O Ivan recebeu 1 lá, 1 do clero e 4 da sua carta. Dos outros recursos não recebe nada.',
      next: 'Essa peça está agora virada para baixo. A seguir vem a carta Reivindicar com o dado amarelo: vês sempre o que ele vai fazer.',
      market: 'O dado azul mostra 4. Move-o para a joia roxa.',
      buildNext: 'Já podias construir, mas vê primeiro o que o Ivan te faz. Move o dado azul.',
      takeAll: 'Recebe a joia, usa a peça da tua casa azul e lança. Um só botão faz tudo.',
      moreThere: 'Antes de lançar, recebe a joia e usa a tua peça azul.',
      noTrade: 'Agora não precisas de trocar com os comerciantes.',
      ivanClaims:
        'O Ivan reivindica uma secção por cima de uma das tuas, e tu decides qual: na torre II ou na torre III. Escolhe a torre II, pois a peça da torre III dava-lhe reconhecimento.',
      recognitionTile: 'Essa peça mostra reconhecimento: ia para o Ivan. Escolhe a torre II.',
      danger:
        'Se o Ivan terminar essa secção antes de terminares a fundação por baixo, perdes reconhecimento, como com qualquer rival. E com ele é igual.',
      build: 'Adianta-te: entrega madeira, tijolo e pedra à fundação da torre II.',
      towerTwo: 'Termina primeiro a fundação da torre II. Tens tudo o que é preciso.',
      end: 'Terminada! Termina o turno, e o Ivan segue a sua carta Inventário.',
      materials:
        'O Ivan recebe 4 materiais nesta carta, com a seguinte transporta-os e com a última constrói. Não lhe importa quais são.',
      close:
        'Quando todas as peças estão viradas para baixo, o Ivan coloca um ornamento e elas são baralhadas. O fim e a pontuação são como a dois jogadores. Boa sorte!',
    },
  },
} satisfies RedCathedralLessons;

import type { RedCathedralLessons } from '../messages/lessons.ts';

export const lessons = {
  goal: {
    title: 'Sua primeira seção',
    about: 'Do que trata o jogo, como se reivindica uma seção e para que serve a peça dela.',
    learnt: [
      'Reivindicar é colocar seu estandarte em uma fundação, ou em uma seção logo acima de um estandarte, seja de quem for.',
      'A peça vai para a sua oficina: virada para cima em troca de rublos, ou virada para baixo de graça.',
      'Cada estandarte que sai do inventário abre espaço para mais um material.',
    ],
    says: {
      cathedral:
        'Juntos vocês constroem a Catedral de São Basílio em Moscou, mas só uma pessoa ficará com a glória: vence quem tiver mais prestígio no fim.',
      tower:
        'Cada torre é uma pilha de seções: uma fundação embaixo, seções intermediárias acima dela e uma cúpula no topo.',
      card: 'Uma seção mostra os materiais de que precisa e o que rende a quem a termina: reconhecimento e rublos.',
      turn: 'No seu turno você faz exatamente uma de três coisas: reivindicar uma seção, construir ou adquirir recursos.',
      claim:
        'Primeiro você precisa de uma seção sua. Reivindique a fundação da torre II: toque nela na catedral.',
      otherBase:
        'Você também poderia reivindicar essa fundação. Aqui fique com a da torre II: a peça dela dá madeira.',
      marketLater: 'O mercado tem uma lição própria. Reivindique primeiro a fundação da torre II.',
      tile: 'A peça de oficina dela agora é sua. Coloque-a na casa azul da sua oficina: virada para cima, ela custa 2 rublos ali.',
      redSlot: 'Na casa vermelha a peça custaria 4 rublos, e você só tem 3. Escolha a casa azul.',
      otherSlot: 'Essa casa também está livre. Para esta lição, escolha a azul.',
      notDown:
        'Virada para baixo é de graça, mas assim a peça nunca dá nada. Virada para cima, você consegue pagar.',
      takeBoth: 'Você sempre pode pegar menos, mas aqui pegue as duas unidades.',
      benefit:
        'Você ganha 2 madeiras na hora! Uma peça dá sua bonificação quando você a coloca virada para cima, e depois sempre que você move o dado da cor da casa dela.',
      space: 'Seu estandarte veio do inventário. Onde ele estava, agora há espaço para mais um material.',
      boris: 'Agora é a vez de Boris. Ele reivindica a fundação da torre I e paga pela peça.',
      above:
        'Uma fundação sempre pode ser reivindicada; uma seção mais alta, só quando há um estandarte logo abaixo dela, seja de quem for.',
      claimAbove: 'Reivindique então a seção intermediária acima da fundação de Boris, na torre I.',
      aboveYourself:
        'Acima da sua própria fundação também é um bom lugar. Mas aqui você vai ver que pode construir até acima de Boris.',
      buildLater:
        'A construção fica para a terceira lição. Agora reivindique a seção intermediária da torre I.',
      faceDown:
        'Resta 1 rublo, que não dá para nenhuma casa. Coloque a peça virada para baixo na casa que quiser: é de graça, mas ela nunca será ativada.',
      close:
        'Duas seções agora têm o seu estandarte. Para construí-las você precisa de materiais, e eles vêm do mercado.',
    },
  },
  market: {
    title: 'O mercado',
    about: 'Mova dados, pegue o que eles dão, use a influência e as peças, e role os dados.',
    learnt: [
      'Um dado avança no sentido horário exatamente o que mostra; o seu e o branco vão mais longe a 1 rublo por local.',
      'Um local rende uma vez para cada dado que está nele, enquanto houver espaço no inventário.',
      'Depois vêm a influência e uma peça da cor do dado, em qualquer ordem; a rolagem encerra a visita.',
    ],
    says: {
      ring: 'O mercado é um anel de oito locais. Cada um dá um recurso: seis materiais, rublos e reconhecimento.',
      dice: 'Para adquirir recursos, você move um dos cinco dados: no sentido horário, exatamente quantos locais ele mostra. Você pode escolher qualquer um.',
      move: 'O dado amarelo mostra 1. Toque nele e depois no local dos tijolos, um à frente.',
      redLater:
        'O dado vermelho é o seu e consegue fazer mais: logo você vai movê-lo. Primeiro mova o amarelo.',
      otherDie: 'Você pode mover qualquer dado. Para esta lição, mova o amarelo.',
      notClaim: 'Por enquanto você tem seções suficientes. Vá ao mercado com o dado amarelo.',
      take: 'Agora há dois dados aqui, então o local dá duas vezes seus 2 tijolos. Pegue os 4: toque no local.',
      rollEnds: 'A rolagem encerra a visita, e ainda há algo para você aqui.',
      takeAll: 'Você sempre pode pegar menos, mas aqui pegue tudo o que puder.',
      influence:
        'Cada quadrante do anel tem uma carta de influência com duas ações, e você pode usar uma. Os transportadores oferecem um rublo: aceite.',
      deliverLater:
        'Por 1 rublo os transportadores entregam um material na hora. É prático, mas agora aceite o rublo.',
      activate:
        'Você moveu o dado amarelo, então a peça virada para cima na sua casa amarela também funciona: 2 pedras. Toque nela.',
      roll: 'Não há mais nada aqui. Role: todos os dados deste local ficam com números novos, e ninguém sabe quais.',
      rolled:
        'Os dois dados ficam aqui com os números novos. Mercado, influência e peça: uma vez cada, em qualquer ordem, e no fim sempre a rolagem.',
      boris: 'Boris encontra um mercado diferente do seu. Ele move o dado amarelo para a joia verde.',
      further:
        'Dois dados podem fazer mais por você: o da sua cor e o branco. Cada local além do número deles custa 1 rublo.',
      pay: 'O dado vermelho mostra 2, mas a madeira está 3 à frente. Mova-o até lá; custa 1 rublo.',
      threePlaces: 'Ele pode ir para lá. Mas a madeira está a 3 locais e custa só 1 rublo.',
      whiteToo: 'O dado branco também vai mais longe em troca de rublos. Aqui mova o vermelho.',
      room: 'Três dados: são 6 madeiras! Mas seu inventário só tem espaço para 2, e o resto fica na provisão. Pegue-as.',
      tradeLater: 'Os comerciantes trocam materiais. Agora você não precisa de nada deles.',
      rollAgain:
        'Agora são rolados três dados. Um quarto não pode se juntar a eles: nenhum dado pode parar onde já há outros três. Role.',
      close: 'Seu inventário está cheio de bom material. É hora de construir, na próxima lição.',
    },
  },
  build: {
    title: 'Construir e ornamentar',
    about:
      'Entregue materiais, termine seções, ganhe reconhecimento e prestígio, e passe na frente de Boris.',
    learnt: [
      'Com uma ação de construir, você entrega até três materiais; uma seção que tem tudo rende na hora.',
      'O reconhecimento move seu marcador, e conta o último prestígio alcançado.',
      'Quem deixa uma seção inacabada sob uma seção terminada de outra pessoa perde reconhecimento; joias nos ornamentos dão prestígio.',
    ],
    says: {
      needs:
        'Sua fundação na torre II precisa de 1 madeira, 1 tijolo e 1 pedra. Os três estão no seu inventário.',
      deliver:
        'Com uma ação de construir, você entrega até três materiais. Toque na fundação da torre II, e eles vão para lá.',
      thisFirst: 'Essa seção também é sua. Mas comece pela fundação da torre II, que você já pode terminar.',
      notStop: 'Não pare ainda: o que falta a esta seção está no seu inventário.',
      haveEnough: 'Você tem tudo de que precisa. Construa!',
      completed:
        'Terminada! A fundação se ergue e rende 4 pontos de reconhecimento: seu marcador avança quatro casas.',
      prestige:
        'Ele passou por uma casa vermelha de prestígio. No fim conta a última que você alcançou, e quanto mais você avança, mais próximas elas ficam.',
      end: 'Como você já tem prestígio, agora poderia ceder 1 por 2 rublos ou por uma nova rolagem. Melhor guardar: termine o turno.',
      keepPrestige: 'Isso custaria um ponto de prestígio. Guarde-o e termine o turno.',
      overbuilt:
        'Boris termina a seção intermediária dele na torre III, logo acima da sua fundação inacabada. Isso custa a você 1 ponto de reconhecimento.',
      penalty:
        'Você perde 1 ponto de reconhecimento por seção terminada de outros acima de cada seção sua inacabada. Por isso, termine cedo as de baixo. E Boris também tem uma fundação inacabada, na torre I.',
      payBack: 'A seção acima dela é sua. Termine-a: madeira, tijolo e uma joia verde.',
      ownBaseLater: 'Sua fundação na torre III ainda não pode ser terminada. A seção acima da de Boris, sim.',
      decorateLater: 'Logo você vai ornamentar. Primeiro termine a seção intermediária da torre I.',
      endAgain: '4 pontos de reconhecimento e 1 rublo para você, e Boris perde 1. Termine o turno.',
      boris: 'Boris precisa de um momento de sossego e vai ao mercado.',
      decorate:
        'Seções terminadas podem ser ornamentadas. Uma fundação recebe uma porta, e uma porta custa 1 madeira. Toque na porta da sua oficina e depois na fundação da torre II, ou direto na fundação.',
      woodForDoor: 'Guarde a última madeira: ela é necessária para a porta.',
      gem: 'Incruste uma joia! Uma vale 1 ponto de prestígio, e duas de cores diferentes valem 3. Use a joia roxa.',
      addGem: 'Sem a joia, a porta não dá prestígio. Incruste-a.',
      last: 'Seu marcador salta para a próxima casa de prestígio. A porta também conta quando a torre é pontuada: é a próxima lição. Termine o turno.',
    },
  },
  end: {
    title: 'O fim e as torres',
    about: 'Como a partida termina, quanto vale cada torre e quem fica com ela.',
    learnt: [
      'Quem terminar primeiro a sexta seção recebe 3 pontos de prestígio, e todos os outros têm um último turno.',
      'Uma torre vale 2 por seção terminada e 1 por ornamento; fica com ela quem tiver mais presença ali.',
      'Com dois jogadores, o segundo recebe um terço, e um empate não dá nada a ninguém.',
    ],
    says: {
      five: 'Você terminou cinco seções, Boris três. Quem terminar primeiro a sexta desencadeia o fim e recebe 3 pontos de prestígio.',
      values:
        'No fim cada torre é pontuada: 2 pontos de prestígio por seção terminada e 1 por ornamento. A torre III vale 5.',
      shares:
        'Seções terminadas e ornamentos contam como presença. Na torre I, Boris está na frente por 2 a 1: ele recebe os 6 pontos dela, e você um terço, ou seja, 2.',
      tie: 'Na torre II vocês têm uma seção cada. Com dois jogadores, um empate não dá nada a nenhum dos dois!',
      sixth:
        'Termine então a cúpula da torre II: ela desfaz o empate e é a sua sexta seção. Só falta a joia verde.',
      noNeed: 'Você não precisa de mais recursos: o que falta à cúpula está no seu inventário.',
      keepPrestige: 'Rublos valem pouco agora. Guarde seu prestígio.',
      triggered:
        'Seis seções! 3 pontos de prestígio para você, além dos 6 pontos de reconhecimento e dos 2 rublos da cúpula. A torre II agora é sua.',
      finish:
        'Você tem 5 rublos. Cinco materiais e rublos que sobrarem valem 1 ponto de prestígio, então não vale a pena gastá-los. Termine o turno.',
      noReroll: 'Os dados não importam mais para você. Termine o turno.',
      boris:
        'Boris tem um último turno. Ele coloca uma porta com uma joia roxa na torre I. Depois se abre a folha de pontuação.',
      leftovers:
        'A folha de pontuação soma o prestígio do seu marcador, 1 para cada cinco materiais e rublos que sobrarem e a sua parte de cada torre.',
      winner:
        'Em caso de empate, decide o número de seções terminadas, depois o de ornamentos. Agora você sabe tudo para uma partida inteira!',
    },
  },
  advanced: {
    title: 'A oficina avançada',
    about: 'O outro lado do tabuleiro: ornamentos a desbloquear e estandartes nas casas brancas.',
    learnt: [
      'Uma peça virada para cima em uma casa colorida desbloqueia o ornamento dela; virada para baixo, bloqueia para sempre.',
      'A cada reivindicação você escolhe: um estandarte do inventário ou um de uma casa branca.',
      'Você pode ornamentar qualquer seção terminada, até a de um rival.',
    ],
    says: {
      locked:
        'Neste lado seus quatro ornamentos ficam bloqueados nas casas coloridas. Uma peça colocada ali virada para cima desbloqueia o ornamento. Cada casa custa 3 rublos.',
      lost: 'Uma peça virada para baixo o bloqueia para sempre. Foi o que aconteceu com sua porta e sua cruz.',
      banners:
        'Dois dos seus estandartes estão nas casas brancas. A cada reivindicação você escolhe: um do inventário abre espaço nele, um de uma casa branca libera essa casa.',
      claim: 'Reivindique a fundação da torre II.',
      otherSection: 'Essa também poderia ser reivindicada. Para esta lição, fique na torre II.',
      banner: 'Qual estandarte você usa? Use o da casa branca, para que sua nova peça possa ir para lá.',
      fromWhite:
        'Um estandarte do inventário abriria espaço para um material. Desta vez use o da casa branca.',
      white:
        'A primeira casa branca está livre, já neste turno. Coloque a peça ali virada para cima, por 3 rublos.',
      colouredLater:
        'Uma casa colorida desbloquearia um ornamento. Isso vem logo; agora escolha a casa branca.',
      notDown: 'Virada para baixo, ela nunca seria ativada. Você tem os 3 rublos.',
      takeBoth: 'Você sempre pode pegar menos, mas aqui pegue as duas unidades.',
      whiteDie:
        'Casas brancas não bloqueiam nada. As peças delas funcionam quando você move o dado branco, e ele vai mais longe em troca de rublos, para todos.',
      boris:
        'Boris reivindica a fundação da torre I, coloca a peça virada para cima na casa azul dele e assim desbloqueia um arco.',
      claimAgain: 'Faça o mesmo: reivindique a seção intermediária da torre II.',
      fromInventory: 'Desta vez use um estandarte do inventário: o espaço vai ser útil.',
      needRoom: 'A segunda casa branca pode esperar. Use o estandarte do inventário.',
      unlock: 'Agora coloque a peça virada para cima na casa verde. O arco que está ali é desbloqueado.',
      greenNow: 'Também há um arco na casa azul. Aqui escolha a casa verde.',
      wouldLock: 'Virada para baixo, ela bloquearia o arco para sempre!',
      borisAgain: 'Boris move o dado branco e pega uma joia verde.',
      decorate:
        'Você tem um arco, uma pedra e uma joia roxa. Ornamente a seção intermediária da torre III e incruste a joia. A seção é de Boris, mas toda seção terminada recebe um ornamento, seja de quem for.',
      archFirst: 'Construir pode esperar: outra pessoa poderia ornamentar essa seção primeiro.',
      addGem: 'Incruste a joia: ela vale 1 ponto de prestígio.',
      stop: 'Você ainda poderia entregar um material, mas não precisa. Pare aqui, e seu turno acaba.',
    },
  },
  ivan: {
    title: 'Modo solitário contra Ivan',
    about: 'Como age seu rival no modo solitário: cinco cartas, um dado em cada e nenhuma piedade.',
    learnt: [
      'Ivan segue a carta mais à esquerda cuja peça está virada para cima: primeiro o dado dela se move, depois a carta é executada.',
      'Do mercado e da influência ele só pega reconhecimento; sempre que pode, reivindica acima de você.',
      'Quando as cinco peças estão viradas para baixo, ele coloca um ornamento e elas são embaralhadas.',
    ],
    says: {
      rival:
        'Ninguém precisa jogar por Ivan: cinco cartas em fila dizem o que ele faz, e em cada uma há uma peça de dado.',
      card: 'Ele sempre segue a carta mais à esquerda cuja peça está virada para cima. Agora é a carta Reconhecimento com o dado branco.',
      claim: 'Você começa cada rodada. Reivindique a fundação da torre II.',
      otherSection: 'Uma boa seção, mas para esta lição reivindique a fundação da torre II.',
      tile: 'Coloque a peça na casa azul, virada para cima. Depois veja o que Ivan faz.',
      blueSlot: 'Qualquer casa serviria. Para esta lição, escolha a azul.',
      notDown: 'Virada para cima ela dá madeira na hora, e você consegue pagar.',
      takeBoth: 'Você sempre pode pegar menos, mas aqui pegue as duas unidades.',
      recognition:
        'O dado branco foi para o reconhecimento. Ivan recebeu 1 ali, 1 do clero e 4 da carta dele. Dos outros recursos ele não pega nada.',
      next: 'Essa peça agora está virada para baixo. Em seguida vem a carta Reivindicar com o dado amarelo: você sempre vê o que ele vai fazer.',
      market: 'O dado azul mostra 4. Mova-o para a joia roxa.',
      buildNext: 'Você já poderia construir, mas veja primeiro o que Ivan faz com você. Mova o dado azul.',
      takeAll: 'Pegue a joia, use a peça da sua casa azul e role. Um só botão faz tudo.',
      moreThere: 'Antes de rolar, pegue a joia e use sua peça azul.',
      noTrade: 'Agora você não precisa trocar com os comerciantes.',
      ivanClaims:
        'Ivan reivindica uma seção acima de uma das suas, e você decide qual: na torre II ou na torre III. Escolha a torre II, pois a peça da torre III daria reconhecimento a ele.',
      recognitionTile: 'Essa peça mostra reconhecimento: iria para Ivan. Escolha a torre II.',
      danger:
        'Se Ivan terminar essa seção antes de você terminar a fundação abaixo, você perde reconhecimento, como com qualquer rival. E com ele é igual.',
      build: 'Passe na frente: entregue madeira, tijolo e pedra à fundação da torre II.',
      towerTwo: 'Termine primeiro a fundação da torre II. Você tem tudo de que ela precisa.',
      end: 'Terminada! Termine o turno, e Ivan segue a carta Inventário.',
      materials:
        'Ivan põe 4 materiais nesta carta, com a seguinte os transporta e com a última constrói. Não importa quais sejam.',
      close:
        'Quando todas as peças estão viradas para baixo, Ivan coloca um ornamento e elas são embaralhadas. O fim e a pontuação são como com dois jogadores. Boa sorte!',
    },
  },
} satisfies RedCathedralLessons;

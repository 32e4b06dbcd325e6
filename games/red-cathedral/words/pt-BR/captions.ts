import type { RcCaptions } from '../messages/captions.ts';

export const captions: RcCaptions = {
  captions: {
    prestigeForRoubles: {
      title: 'Prestígio em troca de rublos',
      text: (c) =>
        `O Vermelho abre mão de ${-c.prestige} ponto de prestígio por ${c.earned} rublos. O marcador recua até a casa de prestígio mais próxima; a partir de uma casa intermediária, são apenas ${c.spaces} casas.`,
    },
    available: {
      title: 'Quais seções podem ser reivindicadas',
      text: (c) =>
        `O Vermelho pode reivindicar ${c.available} seções: a fundação livre e as seções logo acima de um estandarte. A seção intermediária da segunda torre não está disponível, porque ninguém reivindicou a fundação abaixo dela.`,
    },
    claim: {
      title: 'Reivindicar uma seção com uma peça de dado',
      text: (c) =>
        `O Amarelo reivindica a fundação e paga ${c.paid} rublos para colocar a peça dela virada para cima na casa azul da oficina. O dado branco que a peça mostra está no local dos rublos, então o Amarelo ganha ${c.earned} rublos na hora.`,
    },
    advanced: {
      title: 'Desbloquear um ornamento',
      text: (c) =>
        `No lado avançado, o Amarelo coloca a peça virada para cima na casa verde por ${c.paid} rublos. O arco que está ali é desbloqueado e a peça dá ${c.recognition} ponto de reconhecimento.`,
    },
    deliver: {
      title: 'Entregar materiais',
      text: (c) =>
        `O Vermelho entrega ${c.deliveries} materiais a duas seções em uma só ação. Ainda falta ${c.missing} material à seção intermediária; o que foi entregue fica ali.`,
    },
    complete: {
      title: 'Construir e ornamentar em uma ação',
      text: (c) =>
        `Com o ouro, o Amarelo termina a seção: ${c.recognition} pontos de reconhecimento e ${c.earned} rublos. O Verde, cuja seção abaixo está inacabada, perde ${c.penalty} ponto de reconhecimento. Com o resto das ${c.deliveries} entregas, o Amarelo acrescenta um arco com uma joia e ganha ${c.prestige} ponto de prestígio.`,
    },
    overbuilt: {
      title: 'Terminada acima de uma seção inacabada',
      text: (c) =>
        `O Vermelho termina a segunda seção enquanto a fundação do Azul está inacabada: o Azul perde ${c.penalty} ponto de reconhecimento. A outra seção do Azul fica acima da do Vermelho e não custa nada.`,
    },
    overbuiltAgain: {
      title: 'Duas seções inacabadas abaixo',
      text: (c) =>
        `Mais tarde, o Amarelo termina a cúpula. A fundação do Azul agora tem duas seções terminadas acima dela e a outra seção tem uma: o Azul perde ${c.penalty} pontos de reconhecimento.`,
    },
    ownAbove: {
      title: 'Penalizado pela própria construção',
      text: (c) =>
        `O Azul termina a terceira seção enquanto a própria fundação está inacabada. Só conta a seção terminada do Vermelho: o Azul perde ${c.penalty} ponto de reconhecimento.`,
    },
    ownAboveAgain: {
      title: 'As próprias seções não contam',
      text: (c) =>
        `Quando o Amarelo termina a cúpula, a fundação do Azul tem três seções terminadas acima dela. A do Azul não conta, então o Azul perde ${c.penalty} pontos de reconhecimento.`,
    },
    cross: {
      title: 'Uma cruz com duas joias diferentes',
      text: (c) =>
        `O Amarelo coloca uma cruz na cúpula do Azul: uma peça de ouro e duas joias de cores diferentes são ${c.deliveries} entregas e dão ${c.prestige} pontos de prestígio.`,
    },
    door: {
      title: 'Dois ornamentos em uma ação',
      text: (c) =>
        `Uma porta com uma joia e uma cruz sem joias também são ${c.deliveries} entregas. Elas dão ${c.prestige} ponto de prestígio agora; os dois ornamentos contam de novo no fim.`,
    },
    moveDie: {
      title: 'Mover um dado e obter recursos',
      text: (c) =>
        `O Amarelo move o dado amarelo ${c.steps} locais, para junto do dado azul, no local dos tijolos. Com ${c.dice} dados ali, o local dá ${c.materials} tijolos.`,
    },
    payToMove: {
      title: 'Pagar para ir mais longe',
      text: (c) =>
        `É o dado da cor do Amarelo. Por ${c.paid} rublo, ele se move ${c.steps} locais, se junta ao dado vermelho e dá, em vez disso, ${c.materials} madeiras.`,
    },
    fullLocation: {
      title: 'Um local cheio',
      text: (c) =>
        `O dado vermelho não pode ser movido agora: ele terminaria onde já estão ${c.fullest} dados, e só o Vermelho poderia pagar para levá-lo mais longe.`,
    },
    roll: {
      title: 'A rolagem final',
      text: (c) => `No fim da visita, todos os ${c.rolled} dados do local são rolados e ficam ali.`,
    },
    inventory: {
      title: 'Sem espaço',
      text: (c) =>
        `Com ${c.dice} dados no local haveria mais pedra, mas o Amarelo só tem espaço para ${c.materials}. As outras ${c.left} ficam na provisão, e nada pode ser descartado para dar lugar a elas.`,
    },
    trade: {
      title: 'Trocar com os comerciantes',
      text: (c) =>
        `O dado terminou o movimento no quadrante dos comerciantes. O Amarelo troca ${c.gave} tijolos por ${c.materials} joia verde.`,
    },
    tile: {
      title: 'Ativar uma peça de dado',
      text: (c) =>
        `O Amarelo move o dado azul, e a peça da casa azul mostra o dado vermelho. Esse dado está no local da madeira, então o Amarelo ganha ${c.materials} madeiras, uma única vez, não importa quantos dados estejam ali.`,
    },
    tileOfPoints: {
      title: 'Ativar uma peça de reconhecimento',
      text: (c) =>
        `Se o Amarelo tivesse movido o dado amarelo, a peça da casa amarela teria dado ${c.recognition} ponto de reconhecimento.`,
    },
    sixth: {
      title: 'A sexta seção',
      text: (c) =>
        `O Amarelo termina a sexta seção: ${c.recognition} pontos de reconhecimento como recompensa e depois ${c.prestige} pontos de prestígio. Todos os outros têm um último turno.`,
    },
    finalTrack: {
      title: 'Os marcadores no fim',
      text: (c) =>
        `O marcador do Amarelo está entre duas casas de prestígio e recua para ${c.track0} pontos de prestígio. O do Verde está em ${c.track1} e fica.`,
    },
    towers: {
      title: 'Pontuação das torres com quatro jogadores',
      text: (c) =>
        `A primeira torre vale ${c.tower}: o Verde é o primeiro, o Amarelo e o Vermelho dividem o segundo e o terceiro lugares e recebem ${c.second} cada um. De todas as torres, o Azul recebe ${c.towers3}, o Verde ${c.towers2}, o Vermelho ${c.towers0} e o Amarelo ${c.towers1} pontos de prestígio.`,
    },
    twoPlayers: {
      title: 'Pontuação das torres com dois jogadores',
      text: (c) =>
        `Na primeira torre só o Verde está presente e recebe todos os ${c.tower} pontos. Nas outras, o segundo jogador recebe um terço, arredondado para baixo. De todas as torres, o Verde recebe ${c.towers1} e o Amarelo ${c.towers0} pontos de prestígio.`,
    },
    ivanTurn: {
      title: 'Um turno de Ivan',
      text: (c) =>
        `A peça virada para cima mais à esquerda mostra o dado azul: ele se move ${c.steps} locais e a peça é virada. Depois a carta é executada, e ${c.stored} materiais da maior pilha vão para ela.`,
    },
    ivanBuilds: {
      title: 'Ivan constrói com quaisquer materiais',
      text: (c) =>
        `A seção pede madeira, tijolo e ouro; de Ivan ela aceita quaisquer ${c.built} materiais, aqui joias roxas. Ele ganha ${c.ivan} pontos de reconhecimento, mas nenhum rublo.`,
    },
    ivanBuildsOn: {
      title: 'O excedente de Ivan',
      text: (c) =>
        `A primeira fundação recebe ${c.built} materiais de Ivan e é terminada. O que sobra vai para a próxima seção dele, à qual então ainda faltam ${c.missing}.`,
    },
  },
  setUp: {
    resources: 'Peças de recursos, uma em cada local',
    dice: 'Dados, no sentido das setas a partir da peça de reconhecimento',
    influence: 'Cartas de influência, uma em cada quadrante',
    track: 'Marcadores na casa inicial do contador de pontuação',
    towers: 'Cartas de catedral: fundações, seções intermediárias e cúpulas, conforme a planta',
    tiles: 'Peças de oficina, uma em cada seção',
    workshop: 'Oficina com seis casas, quatro coloridas e duas brancas',
    inventory: 'Inventário, em parte coberto por estandartes',
    ornaments: 'Ornamentos: porta, arcos e cruz',
    roubles: 'Rublos, conforme a ordem de jogo',
  },
};

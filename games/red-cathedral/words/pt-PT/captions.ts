import type { RcCaptions } from '../messages/captions.ts';

export const captions: RcCaptions = {
  captions: {
    prestigeForRoubles: {
      title: 'Prestígio em troca de rublos',
      text: (c) =>
        `O Vermelho abdica de ${-c.prestige} ponto de prestígio por ${c.earned} rublos. O marcador recua até à casa de prestígio mais próxima; a partir de uma casa intermédia, são só ${c.spaces} casas.`,
    },
    available: {
      title: 'Que secções se podem reivindicar',
      text: (c) =>
        `O Vermelho pode reivindicar ${c.available} secções: a fundação livre e as secções imediatamente acima de um estandarte. A secção intermediária da segunda torre não está disponível, porque ninguém reivindicou a fundação que está por baixo.`,
    },
    claim: {
      title: 'Reivindicar uma secção com uma peça de dado',
      text: (c) =>
        `O Amarelo reivindica a fundação e paga ${c.paid} rublos para colocar a peça virada para cima na casa azul da oficina. O dado branco que a peça mostra está no local dos rublos, por isso o Amarelo ganha logo ${c.earned} rublos.`,
    },
    advanced: {
      title: 'Desbloquear um ornamento',
      text: (c) =>
        `No lado avançado, o Amarelo coloca a peça virada para cima na casa verde por ${c.paid} rublos. O arco que lá está fica desbloqueado e a peça dá ${c.recognition} ponto de reconhecimento.`,
    },
    deliver: {
      title: 'Entregar materiais',
      text: (c) =>
        `O Vermelho entrega ${c.deliveries} materiais a duas secções numa só ação. À secção intermediária ainda falta ${c.missing} material; o que foi entregue fica lá.`,
    },
    complete: {
      title: 'Construir e ornamentar numa ação',
      text: (c) =>
        `Com o ouro, o Amarelo termina a secção: ${c.recognition} pontos de reconhecimento e ${c.earned} rublos. O Verde, cuja secção por baixo está por terminar, perde ${c.penalty} ponto de reconhecimento. Com o resto das ${c.deliveries} entregas, o Amarelo acrescenta um arco com uma joia e ganha ${c.prestige} ponto de prestígio.`,
    },
    overbuilt: {
      title: 'Terminada por cima de uma secção por terminar',
      text: (c) =>
        `O Vermelho termina a segunda secção enquanto a fundação do Azul está por terminar: o Azul perde ${c.penalty} ponto de reconhecimento. A outra secção do Azul está acima da do Vermelho e não custa nada.`,
    },
    overbuiltAgain: {
      title: 'Duas secções por terminar em baixo',
      text: (c) =>
        `Mais tarde, o Amarelo termina a cúpula. A fundação do Azul tem agora duas secções terminadas por cima e a sua outra secção tem uma: o Azul perde ${c.penalty} pontos de reconhecimento.`,
    },
    ownAbove: {
      title: 'Penalizado pela própria construção',
      text: (c) =>
        `O Azul termina a terceira secção enquanto a sua própria fundação está por terminar. Só conta a secção terminada do Vermelho: o Azul perde ${c.penalty} ponto de reconhecimento.`,
    },
    ownAboveAgain: {
      title: 'As próprias secções não contam',
      text: (c) =>
        `Quando o Amarelo termina a cúpula, a fundação do Azul tem três secções terminadas por cima. A do Azul não conta, por isso o Azul perde ${c.penalty} pontos de reconhecimento.`,
    },
    cross: {
      title: 'Uma cruz com duas joias diferentes',
      text: (c) =>
        `O Amarelo põe uma cruz na cúpula do Azul: uma peça de ouro e duas joias de cores diferentes são ${c.deliveries} entregas e dão ${c.prestige} pontos de prestígio.`,
    },
    door: {
      title: 'Dois ornamentos numa ação',
      text: (c) =>
        `Uma porta com uma joia e uma cruz sem joias também são ${c.deliveries} entregas. Dão agora ${c.prestige} ponto de prestígio; os dois ornamentos voltam a contar no fim.`,
    },
    moveDie: {
      title: 'Mover um dado e obter recursos',
      text: (c) =>
        `O Amarelo move o dado amarelo ${c.steps} locais, para junto do dado azul, no local dos tijolos. Com ${c.dice} dados presentes, o local dá ${c.materials} tijolos.`,
    },
    payToMove: {
      title: 'Pagar para ir mais longe',
      text: (c) =>
        `É o dado da cor do Amarelo. Por ${c.paid} rublo, move-se ${c.steps} locais, junta-se ao dado vermelho e dá, em vez disso, ${c.materials} madeiras.`,
    },
    fullLocation: {
      title: 'Um local cheio',
      text: (c) =>
        `O dado vermelho não pode ser movido agora: acabaria onde já estão ${c.fullest} dados, e só o Vermelho poderia pagar para o levar mais longe.`,
    },
    roll: {
      title: 'O lançamento final',
      text: (c) => `No fim da visita, todos os ${c.rolled} dados do local são lançados e ficam lá.`,
    },
    inventory: {
      title: 'Sem espaço',
      text: (c) =>
        `Com ${c.dice} dados no local haveria mais pedra, mas o Amarelo só tem espaço para ${c.materials}. As outras ${c.left} ficam na provisão, e nada pode ser descartado para lhes dar lugar.`,
    },
    trade: {
      title: 'Trocar com os comerciantes',
      text: (c) =>
        `O dado terminou o movimento no quadrante dos comerciantes. O Amarelo troca ${c.gave} tijolos por ${c.materials} joia verde.`,
    },
    tile: {
      title: 'Ativar uma peça de dado',
      text: (c) =>
        `O Amarelo move o dado azul, e a peça da casa azul mostra o dado vermelho. Esse dado está no local da madeira, por isso o Amarelo ganha ${c.materials} madeiras, uma só vez, sejam quantos forem os dados lá presentes.`,
    },
    tileOfPoints: {
      title: 'Ativar uma peça de reconhecimento',
      text: (c) =>
        `Se o Amarelo tivesse movido o dado amarelo, a peça da casa amarela teria dado ${c.recognition} ponto de reconhecimento.`,
    },
    sixth: {
      title: 'A sexta secção',
      text: (c) =>
        `O Amarelo termina a sexta secção: ${c.recognition} pontos de reconhecimento como recompensa e depois ${c.prestige} pontos de prestígio. Todos os outros têm um último turno.`,
    },
    finalTrack: {
      title: 'Os marcadores no fim',
      text: (c) =>
        `O marcador do Amarelo está entre duas casas de prestígio e recua para ${c.track0} pontos de prestígio. O do Verde está em ${c.track1} e fica.`,
    },
    towers: {
      title: 'Pontuar as torres com quatro jogadores',
      text: (c) =>
        `A primeira torre vale ${c.tower}: o Verde é o primeiro, o Amarelo e o Vermelho partilham o segundo e o terceiro lugares e recebem ${c.second} cada um. De todas as torres, o Azul recebe ${c.towers3}, o Verde ${c.towers2}, o Vermelho ${c.towers0} e o Amarelo ${c.towers1} pontos de prestígio.`,
    },
    twoPlayers: {
      title: 'Pontuar as torres com dois jogadores',
      text: (c) =>
        `Na primeira torre só o Verde está presente e recebe todos os ${c.tower} pontos. Nas outras, o segundo jogador recebe um terço, arredondado para baixo. De todas as torres, o Verde recebe ${c.towers1} e o Amarelo ${c.towers0} pontos de prestígio.`,
    },
    ivanTurn: {
      title: 'Um turno do Ivan',
      text: (c) =>
        `A peça virada para cima mais à esquerda mostra o dado azul: ele move-se ${c.steps} locais e a peça é virada. Depois executa-se a carta, e ${c.stored} materiais da maior pilha vão para cima dela.`,
    },
    ivanBuilds: {
      title: 'O Ivan constrói com quaisquer materiais',
      text: (c) =>
        `A secção pede madeira, tijolo e ouro; do Ivan aceita ${c.built} materiais quaisquer, aqui joias roxas. Ele ganha ${c.ivan} pontos de reconhecimento, mas nenhum rublo.`,
    },
    ivanBuildsOn: {
      title: 'O excedente do Ivan',
      text: (c) =>
        `A primeira fundação recebe ${c.built} materiais do Ivan e fica terminada. O que sobra vai para a sua secção seguinte, à qual ainda faltam depois ${c.missing}.`,
    },
  },
  setUp: {
    resources: 'Peças de recursos, uma em cada local',
    dice: 'Dados, no sentido das setas a partir da peça de reconhecimento',
    influence: 'Cartas de influência, uma em cada quadrante',
    track: 'Marcadores na casa inicial do contador de pontuação',
    towers: 'Cartas de catedral: fundações, secções intermediárias e cúpulas, conforme a planta',
    tiles: 'Peças de oficina, uma em cada secção',
    workshop: 'Oficina com seis casas, quatro coloridas e duas brancas',
    inventory: 'Inventário, em parte coberto por estandartes',
    ornaments: 'Ornamentos: porta, arcos e cruz',
    roubles: 'Rublos, conforme a ordem de jogo',
  },
};

import type { RedCathedralAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'O seu turno',
    influence: 'Cartas de influência desta mesa',
    symbols: 'Símbolos',
    limits: 'Limites',
    end: 'Fim e pontuação',
  },
  claim: {
    banner:
      'Coloque um estandarte em uma seção livre: uma fundação, ou uma seção logo acima de outra com estandarte.',
    tile: (least, most) =>
      `Coloque a peça de oficina dela em uma casa livre: virada para baixo é grátis, virada para cima custa ${least === most ? most : `${least} a ${most}`} rublos.`,
    benefit: 'Virada para cima, ela dá a bonificação na hora e sempre que você move um dado dessa cor.',
  },
  build: {
    deliver: (materials) =>
      `Entregue até ${materials} materiais, nas seções que você reivindicou ou para ornamentar.`,
    complete: 'Uma seção terminada dá os pontos de reconhecimento e os rublos impressos nela.',
    penalty:
      'Você perde 1 ponto de reconhecimento para cada seção de outro jogador terminada acima de uma sua inacabada.',
    decorate: 'Ornamente uma seção terminada, de qualquer jogador, com um ornamento e o material dele.',
    gems: 'As joias incrustadas no ornamento dão pontos de prestígio na hora.',
  },
  acquire: {
    move: (dice) =>
      `Mova um dado no sentido horário exatamente o que ele mostra, mas não para onde já estão outros ${dice} dados.`,
    further: 'O seu dado e o branco podem ir mais longe, a 1 rublo por local.',
    each: 'Depois, faça cada uma destas ações no máximo uma vez, em qualquer ordem:',
  },
  symbols: {
    ruble: 'Dinheiro. Não ocupa espaço no inventário.',
    any: 'Um material à sua escolha.',
    swap: 'Trocar duas peças de recursos de lugar.',
    activate: 'Ativar uma das suas peças viradas para cima.',
    deliver: 'Entregar materiais como ao construir.',
    everyKind: 'Terminadas: uma fundação, uma seção intermediária e uma cúpula.',
    faceDown: 'Uma peça colocada virada para baixo nunca é ativada.',
  },
  limits: {
    inventory: (spaces) => `O seu inventário tem ${spaces} espaços. Cada estandarte nele cobre um.`,
    ornaments: 'Você tem estes ornamentos. Uma seção só comporta um.',
  },
  end: {
    trigger: (sections, prestige) =>
      `Quem terminar primeiro ${sections} seções ganha ${prestige} pontos de prestígio. Depois, todos os outros têm um último turno.`,
    triggerSolo: (sections) =>
      `Quando você ou Ivan tiver terminado ${sections} seções, o outro tem um último turno.`,
    tower: (section, ornament) =>
      `Uma torre vale ${section} pontos de prestígio por seção terminada e ${ornament} por ornamento.`,
    presence: 'A sua presença: os seus estandartes em seções terminadas e os seus ornamentos.',
    shares: (value, shares) =>
      `Quem tem mais presença recebe mais: de uma torre de valor ${value}, os jogadores recebem ${shares.join(', ')}.`,
    tie: {
      two: 'Em caso de empate, ninguém recebe nada.',
      many: 'Em caso de empate, os pontos dessas posições são divididos em partes iguais.',
    },
    breaks:
      'Vence quem tem mais pontos de prestígio. Empate: mais seções terminadas, depois mais ornamentos.',
  },
} satisfies RedCathedralAid;

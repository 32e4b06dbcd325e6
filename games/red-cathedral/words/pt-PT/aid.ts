import type { RedCathedralAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'O teu turno',
    influence: 'Cartas de influência desta mesa',
    symbols: 'Símbolos',
    limits: 'Limites',
    end: 'Fim e pontuação',
  },
  claim: {
    banner:
      'Põe um estandarte numa secção livre: uma fundação, ou uma secção logo acima de outra com estandarte.',
    tile: (least, most) =>
      `Coloca a sua peça de oficina numa casa livre: virada para baixo é grátis, virada para cima custa ${least === most ? most : `${least} a ${most}`} rublos.`,
    benefit: 'Virada para cima, dá a sua bonificação de imediato e sempre que moves um dado dessa cor.',
  },
  build: {
    deliver: (materials) =>
      `Entrega até ${materials} materiais, nas secções que reivindicaste ou para ornamentar.`,
    complete: 'Uma secção terminada dá os pontos de reconhecimento e os rublos nela impressos.',
    penalty:
      'Perdes 1 ponto de reconhecimento por cada secção de outro jogador terminada acima de uma tua por terminar.',
    decorate: 'Ornamenta uma secção terminada, de qualquer jogador, com um ornamento e o seu material.',
    gems: 'As joias incrustadas no ornamento dão logo pontos de prestígio.',
  },
  acquire: {
    move: (dice) =>
      `Move um dado no sentido horário exatamente o que ele mostra, mas não para onde já estão outros ${dice} dados.`,
    further: 'O teu dado e o branco podem ir mais longe, a 1 rublo por local.',
    each: 'Depois, faz cada uma destas ações no máximo uma vez, por qualquer ordem:',
  },
  symbols: {
    ruble: 'Dinheiro. Não ocupa espaço no inventário.',
    any: 'Um material à tua escolha.',
    swap: 'Trocar de lugar duas peças de recursos.',
    activate: 'Ativar uma das tuas peças viradas para cima.',
    deliver: 'Entregar materiais como ao construir.',
    everyKind: 'Terminadas: uma fundação, uma secção intermediária e uma cúpula.',
    faceDown: 'Uma peça colocada virada para baixo nunca é ativada.',
  },
  limits: {
    inventory: (spaces) => `O teu inventário tem ${spaces} espaços. Cada estandarte nele tapa um.`,
    ornaments: 'Tens estes ornamentos. Uma secção só leva um.',
  },
  end: {
    trigger: (sections, prestige) =>
      `Quem terminar primeiro ${sections} secções ganha ${prestige} pontos de prestígio. Depois, todos os outros têm um último turno.`,
    triggerSolo: (sections) =>
      `Quando tu ou o Ivan tiverem terminado ${sections} secções, o outro tem um último turno.`,
    tower: (section, ornament) =>
      `Uma torre vale ${section} pontos de prestígio por secção terminada e ${ornament} por ornamento.`,
    presence: 'A tua presença: os teus estandartes em secções terminadas e os teus ornamentos.',
    shares: (value, shares) =>
      `Quem tem mais presença recebe mais: de uma torre de valor ${value}, os jogadores recebem ${shares.join(', ')}.`,
    tie: {
      two: 'Em caso de empate, ninguém recebe nada.',
      many: 'Em caso de empate, os pontos dessas posições dividem-se em partes iguais.',
    },
    breaks:
      'Ganha quem tem mais pontos de prestígio. Empate: mais secções terminadas, depois mais ornamentos.',
  },
} satisfies RedCathedralAid;

import { capital } from '@archivolt/i18n';
import { de } from '@archivolt/i18n/grammar/pt';
import type { Reasons } from '../messages/reasons.ts';
import { card, cards, inside, n, Own, o, space, The, the } from './game.ts';

export const reasons = {
  gameOver: 'A partida acabou. Já não se pode jogar nada.',
  notYourDecision: ({ seat }) =>
    `${seat.me ? 'Agora decides tu' : `Agora decide ${seat.name}`}. Aguarda, por favor.`,
  otherDecision: ({ ask }) => `Primeiro tens de tomar outra decisão. ${ask}`,
  noSuchCard: ({ card: id }) =>
    `A tua cor não tem nenhuma carta chamada ${card(id)}. Escolhe uma das tuas cartas.`,
  notInHand: ({ card: id }) =>
    `${The(id)} não está entre as cartas que podes usar agora. Escolhe outra carta.`,
  notInDeck: ({ card: id }) => `${The(id)} já não está no teu baralho. Substitui uma carta que esteja.`,
  notAdditional: ({ card: id }) =>
    `${The(id)} é uma carta básica. Só as cartas adicionais substituem outras.`,
  alreadySwappedIn: ({ card: id }) => `${The(id)} já está no teu baralho. Escolhe outra carta adicional.`,
  cannotReplace: ({ card: id, by: other }) =>
    `${The(other)} não pode substituir ${the(id)}. Os valores básicos têm de ser iguais, ou o texto da carta tem de nomear a que ela substitui.`,
  noSwapsLeft: ({ most }) =>
    `Já não há substituições; o máximo é ${most}. Diz que o teu baralho está pronto ou anula uma.`,
  notYourDeck: 'Esse não é o baralho que preparaste. Mostra o teu.',
  noSuchSpace: ({ streets, blocks }) =>
    `A cidade não tem esse espaço. Tem ${n(streets, 'rua', 'ruas')} com ${blocks} quarteirões.`,
  spaceTaken: ({ space: at }) =>
    `Já há uma carta virada para cima ${inside(at)}. Escolhe um espaço livre ou uma ruína.`,
  leftIsEmpty: ({ space: at }) =>
    `${capital(space(at))}: o espaço à esquerda está vazio. As ruas constroem-se da esquerda para a direita.`,
  streetNotOpen: ({ space: at, first }) =>
    `A rua ${at.street} ainda não se pode abrir. Primeiro vem a rua ${first.street}.`,
  foreignToken: ({ space: at, owner }) =>
    `Há uma ficha ${owner.me ? 'tua' : `de ${owner.name}`} ${inside(at)}. Mais ninguém pode construir aí.`,
  threeInARow: ({ space: at, run }) =>
    `${capital(inside(at))} ficarias com ${run} cartas seguidas viradas para cima. Com 3 ou 4 jogadores, o máximo são duas.`,
  costTooHigh: ({ cost, others }) =>
    `Isto custa ${cards(cost)}; além desta, ${others === 0 ? 'não tens nenhuma' : `tens ${others}`} na mão. Escolhe outra carta.`,
  costPayable: ({ card: id }) =>
    `Podes pagar ${the(id)}, por isso a carta não é simplesmente removida. Joga-a ou joga outra.`,
  noCost: ({ card: id }) =>
    `${The(id)} não tem custo, por isso não se pode remover. Joga a carta num espaço.`,
  belongsBeside: ({ card: id }) => `${The(id)} não ocupa espaço na cidade. Joga a carta ao lado da cidade.`,
  belongsInCity: ({ card: id }) => `O lugar ${de(the(id))} é na cidade. Escolhe um espaço.`,
  mustPlay: 'Podes jogar uma carta, por isso tens de jogar uma. Escolhe uma carta e um espaço.',
  exchangeUsed: 'Já renovaste a mão. Só o podes fazer uma vez por partida.',
  handEmpty: 'A tua mão está vazia: não há nada para renovar.',
  searchOver: 'Só se procura no início do primeiro turno, antes de renovar a mão.',
  searchedCardInHand: 'A carta que poderias procurar já está na tua mão.',
  nothingToSearch: 'O teu baralho não tem nenhuma carta que se possa procurar.',
  otherSpace: ({ space: at, another }) =>
    another
      ? `A carta já está ${inside(at)}. Escolhe outro espaço.`
      : `A carta tem de ir para a ${space(at)}, onde acaba de vagar um lugar.`,
  justReturned: ({ card: id }) => `Acabaste de devolver à mão ${the(id)}. Joga outra carta.`,
  nothingToReplay: 'Não tens na mão outra carta que possas jogar e pagar. Não uses o efeito.',
  nothingFaceUp: ({ space: at }) =>
    `Não há nenhuma carta virada para cima ${inside(at)}. Escolhe uma que esteja virada para cima.`,
  notYours: ({ space: at, owner }) =>
    `A carta da ${space(at)} é ${owner.me ? 'tua' : `de ${owner.name}`}. Escolhe uma das tuas.`,
  protected: ({ card: id, owner }) =>
    `${Own({ card: id, owner })} está protegid${o(id)}: as tuas cartas não ${o(id)} afetam. Escolhe outra carta.`,
  singleValue: ({ card: id }) => `${The(id)} só tem um valor e não pode ser rodad${o(id)}.`,
  turnedAlready: ({ space: at }) => `A carta da ${space(at)} já foi rodada. Escolhe outra.`,
  playerDone: ({ owner }) =>
    `Já foi rodada uma carta ${owner.me ? 'tua' : `de ${owner.name}`}. Escolhe uma de outro jogador.`,
  notDestroyed: ({ space: at }) =>
    `Não há nenhuma carta destruída em cima ${inside(at)}. Só se reconstroem ruínas.`,
  tokenThere: ({ space: at }) => `Já há uma ficha ${inside(at)}. Escolhe outro espaço elegível.`,
  alreadyProtected: ({ card: id }) => `${The(id)} já está protegid${o(id)}. Escolhe outra carta.`,
  notAdjacent: ({ space: at, from: origin }) =>
    `${capital(space(at))}: não é adjacente à ${space(origin)}. Escolhe uma carta ao lado, na rua ou no quarteirão.`,
  notItself: 'Uma Forja que copia este efeito não se pode devolver a si própria. Escolhe outra carta.',
  mustAnswer: ({ ask }) => `Isto é obrigatório. ${ask}`,
  notFaceUpInCity: ({ card: id }) =>
    `Esta carta não está virada para cima na cidade: ${card(id)}. Escolhe uma que esteja.`,
  noInstantEffect: ({ card: id }) => `${The(id)} não tem efeito instantâneo que se possa copiar.`,
  nothingWouldHappen: ({ card: id }) => `O efeito ${de(the(id))} não faria nada agora. Escolhe outro efeito.`,
  goesBeside: ({ card: id }) =>
    `As tuas cartas destruídas vão para junto da cidade, e também ${the(id)}. Joga a carta ao lado da cidade.`,
  staysInCity: ({ card: id }) =>
    `Sem um Cemitério, ${the(id)} vai para a cidade. Escolhe um espaço elegível.`,
} satisfies Reasons;

import { capital } from '@archivolt/i18n';
import { de } from '@archivolt/i18n/grammar/pt';
import type { Reasons } from '../messages/reasons.ts';
import { card, cards, inside, n, Own, o, space, The, the } from './game.ts';

export const reasons = {
  gameOver: 'A partida acabou. Não é mais possível jogar.',
  notYourDecision: ({ seat }) => `Agora quem decide é ${seat.me ? 'você' : seat.name}. Aguarde, por favor.`,
  otherDecision: ({ ask }) => `Antes você precisa tomar outra decisão. ${ask}`,
  noSuchCard: ({ card: id }) =>
    `A sua cor não tem nenhuma carta chamada ${card(id)}. Escolha uma das suas cartas.`,
  notInHand: ({ card: id }) =>
    `${The(id)} não está entre as cartas que você pode usar agora. Escolha outra carta.`,
  notInDeck: ({ card: id }) => `${The(id)} não está mais no seu baralho. Substitua uma carta que esteja.`,
  notAdditional: ({ card: id }) =>
    `${The(id)} é uma carta básica. Só as cartas adicionais substituem outras.`,
  alreadySwappedIn: ({ card: id }) => `${The(id)} já está no seu baralho. Escolha outra carta adicional.`,
  cannotReplace: ({ card: id, by: other }) =>
    `${The(other)} não pode substituir ${the(id)}. Os valores básicos precisam ser iguais, ou o texto da carta precisa citar a que ela substitui.`,
  noSwapsLeft: ({ most }) =>
    `Não restam substituições; o máximo é ${most}. Diga que o seu baralho está pronto ou desfaça uma.`,
  notYourDeck: 'Esse não é o baralho que você montou. Mostre o seu.',
  noSuchSpace: ({ streets, blocks }) =>
    `A cidade não tem esse espaço. Tem ${n(streets, 'rua', 'ruas')} com ${blocks} quadras.`,
  spaceTaken: ({ space: at }) =>
    `Já há uma carta virada para cima ${inside(at)}. Escolha um espaço livre ou uma ruína.`,
  leftIsEmpty: ({ space: at }) =>
    `${capital(space(at))}: o espaço à esquerda está vazio. As ruas são construídas da esquerda para a direita.`,
  streetNotOpen: ({ space: at, first }) =>
    `A rua ${at.street} ainda não pode ser aberta. Antes vem a rua ${first.street}.`,
  foreignToken: ({ space: at, owner }) =>
    `Há uma ficha ${owner.me ? 'sua' : `de ${owner.name}`} ${inside(at)}. Ninguém mais pode construir ali.`,
  threeInARow: ({ space: at, run }) =>
    `${capital(inside(at))} você ficaria com ${run} cartas seguidas viradas para cima. Com 3 ou 4 jogadores, o máximo são duas.`,
  costTooHigh: ({ cost, others }) =>
    `Isso custa ${cards(cost)}; além desta, ${others === 0 ? 'você não tem nenhuma' : `você tem ${others}`} na mão. Escolha outra carta.`,
  costPayable: ({ card: id }) =>
    `Você pode pagar ${the(id)}, por isso a carta não é simplesmente removida. Jogue-a ou jogue outra.`,
  noCost: ({ card: id }) =>
    `${The(id)} não tem custo, por isso não pode sair do jogo assim. Jogue a carta em um espaço.`,
  belongsBeside: ({ card: id }) => `${The(id)} não ocupa espaço na cidade. Jogue a carta ao lado da cidade.`,
  belongsInCity: ({ card: id }) => `O lugar ${de(the(id))} é na cidade. Escolha um espaço.`,
  mustPlay: 'Você pode jogar uma carta, então precisa jogar uma. Escolha uma carta e um espaço.',
  exchangeUsed: 'Você já renovou a mão. Isso só é possível uma vez por partida.',
  handEmpty: 'A sua mão está vazia: não há o que renovar.',
  searchOver: 'A busca só é possível no início do seu primeiro turno, antes de renovar a mão.',
  searchedCardInHand: 'A carta que você poderia buscar já está na sua mão.',
  nothingToSearch: 'O seu baralho não tem nenhuma carta que possa ser buscada.',
  otherSpace: ({ space: at, another }) =>
    another
      ? `A carta já está ${inside(at)}. Escolha outro espaço.`
      : `A carta precisa ir para a ${space(at)}, que acabou de ficar livre.`,
  justReturned: ({ card: id }) => `Você acabou de devolver à mão ${the(id)}. Jogue outra carta.`,
  nothingToReplay: 'Você não tem na mão outra carta que possa jogar e pagar. Não use o efeito.',
  nothingFaceUp: ({ space: at }) =>
    `Não há nenhuma carta virada para cima ${inside(at)}. Escolha uma que esteja virada para cima.`,
  notYours: ({ space: at, owner }) =>
    `A carta da ${space(at)} é ${owner.me ? 'sua' : `de ${owner.name}`}. Escolha uma das suas.`,
  protected: ({ card: id, owner }) =>
    `${Own({ card: id, owner })} está protegid${o(id)}: as suas cartas não ${o(id)} afetam. Escolha outra carta.`,
  singleValue: ({ card: id }) => `${The(id)} só tem um valor e não pode ser rotacionad${o(id)}.`,
  turnedAlready: ({ space: at }) => `A carta da ${space(at)} já foi rotacionada. Escolha outra.`,
  playerDone: ({ owner }) =>
    `Uma carta ${owner.me ? 'sua' : `de ${owner.name}`} já foi rotacionada. Escolha uma de outro jogador.`,
  notDestroyed: ({ space: at }) =>
    `Não há nenhuma carta destruída em cima ${inside(at)}. Só ruínas são reconstruídas.`,
  tokenThere: ({ space: at }) => `Já há uma ficha ${inside(at)}. Escolha outro espaço elegível.`,
  alreadyProtected: ({ card: id }) => `${The(id)} já está protegid${o(id)}. Escolha outra carta.`,
  notAdjacent: ({ space: at, from: origin }) =>
    `${capital(space(at))}: não é adjacente à ${space(origin)}. Escolha uma carta ao lado, na rua ou na quadra.`,
  notItself: 'Uma Forja que copia este efeito não pode devolver a si mesma. Escolha outra carta.',
  mustAnswer: ({ ask }) => `Isso é obrigatório. ${ask}`,
  notFaceUpInCity: ({ card: id }) =>
    `Esta carta não está virada para cima na cidade: ${card(id)}. Escolha uma que esteja.`,
  noInstantEffect: ({ card: id }) => `${The(id)} não tem efeito instantâneo que possa ser copiado.`,
  nothingWouldHappen: ({ card: id }) => `O efeito ${de(the(id))} não faria nada agora. Escolha outro efeito.`,
  goesBeside: ({ card: id }) =>
    `As suas cartas destruídas vão para junto da cidade, e ${the(id)} também. Jogue a carta ao lado da cidade.`,
  staysInCity: ({ card: id }) =>
    `Sem um Cemitério, ${the(id)} vai para a cidade. Escolha um espaço elegível.`,
} satisfies Reasons;

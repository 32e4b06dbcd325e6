import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    'a card can be protected only by its owner': 'Uma carta só é protegida pela ficha do seu dono.',
    '{card} is always protected and needs no token':
      'Esta carta está sempre protegida e não precisa de ficha: {card}.',
    '{card} is already elsewhere in the city': 'Esta carta já está em outro lugar da cidade: {card}.',
    'at most {swaps} cards can be replaced': 'No máximo {swaps} cartas são substituídas.',
    'these additional cards cannot replace those basic cards':
      'Estas cartas adicionais não substituem essas cartas básicas.',
    'a deck has {cards} cards, not {count}': 'Um baralho tem {cards} cartas, não {count}.',
    'a player who is still choosing a deck has no cards yet':
      'Quem ainda está escolhendo o baralho não tem cartas.',
    'this card is not played beside the city': 'Esta carta não é jogada ao lado da cidade.',
    'destroyed cards are beside the city only if a card there takes them in':
      'Cartas destruídas só ficam ao lado da cidade se uma carta as acolher.',
    'cards are under the deck only after an exchange':
      'Só há cartas embaixo do baralho depois de renovar a mão.',
    'no card of this deck raises the hand limit to {limit}':
      'Nenhuma carta deste baralho eleva o limite da mão para {limit}.',
    'the hand holds more than {limit} cards': 'A mão tem mais de {limit} cartas.',
    'there is no card in this deck to search for': 'Neste baralho não há carta para procurar.',
    'a card known to be in the hand is not there': 'Uma carta que se sabe estar na mão precisa estar lá.',
    'a card known not to be in the hand is there': 'Uma carta que se sabe não estar na mão está lá.',
    'a card put under the deck is neither there nor in the hand':
      'Uma carta colocada embaixo do baralho precisa estar lá ou ter sido comprada de lá.',
    'a card that was never put under the deck is there':
      'Embaixo do baralho há uma carta que nunca foi colocada lá.',
    'more cards in the hand come from under the deck than were drawn from there':
      'Na mão há mais cartas vindas de baixo do baralho do que as que foram compradas de lá.',
    'seat {seat} has a card that is not in its deck': '{seat} tem uma carta que não é do seu baralho.',
    'seat {seat} has the same card in two places': '{seat} tem a mesma carta em dois lugares.',
    'seat {seat} has more than {tokens} tokens': '{seat} tem mais de {tokens} fichas.',
    'these questions cannot follow each other': 'Estas perguntas não podem vir uma depois da outra.',
    'after this many turns without an action, the game is over':
      'Após tantos turnos sem ação, a partida acabou.',
    'seat {seat} still has to show its deck': '{seat} ainda precisa mostrar o baralho.',
    'this question has no possible answer': 'A pergunta atual não tem resposta.',
    '{card} does not belong to the player who pays': 'Esta carta não é de quem paga: {card}.',
    '{card} costs {cost}': 'Esta carta custa {cost}: {card}.',
    '{card} has already been played': 'Esta carta já foi jogada: {card}.',
    'there is a face-up card in this space': 'Neste espaço há uma carta virada para cima.',
    'too few cards are left to pay with': 'Não restam cartas suficientes para pagar.',
    'this card has no effect': 'Esta carta não tem efeito.',
    'this card has not just been played there': 'Esta carta não é a que acabou de ser jogada ali.',
    'only the player’s own protected card can be spared': 'Só é possível poupar uma carta própria protegida.',
    'only the player’s own protected cards can be spared': 'Só é possível poupar cartas próprias protegidas.',
    'no card that is hit there may move away': 'Ali não é atingida nenhuma carta que possa se mover.',
    'the player asked has no card there that may move away':
      'Quem decide não tem ali carta que possa se mover.',
    'a card has just been played, so the hand cannot be full':
      'Acabou de ser jogada uma carta: a mão não pode estar cheia.',
    'the returned card must be in the hand': 'A carta recolhida precisa estar na mão.',
    'there is no face-up card in this space that copies effects':
      'Ali não há carta virada para cima que copie efeitos.',
    'only a card that has copied an effect leaves the game': 'Só uma carta que copiou um efeito sai do jogo.',
    'no token is left to place': 'Não resta nenhuma ficha para colocar.',
    'there is no face-up card to swap': 'Não há carta virada para cima para trocar.',
    'it is another player’s turn': 'É a vez de outro jogador.',
    'this deck has already been chosen and shown': 'Este baralho já foi escolhido e mostrado.',
  },
  fields: {
    card: 'Carta',
    none: 'nenhuma',
    turned: 'Rotação',
    basic: 'valor básico',
    clockwise: 'um passo no sentido horário',
    twice: 'dois passos',
    counterClockwise: 'um passo no sentido anti-horário',
    destroyed: 'Destruída (virada para baixo)',
    beneath: 'Por baixo',
    token: 'Ficha de',
    deck: 'no baralho',
    hand: 'na mão',
    under: 'embaixo do baralho',
    beside: 'ao lado da cidade',
    fallen: 'destruída, ao lado da cidade',
    out: 'fora do jogo',
    inCity: 'na cidade',
    limit: 'Limite da mão',
    exchanged: 'Renovou a mão',
    searches: 'Ainda pode procurar',
    notInDeck: 'fora do baralho',
    instead: 'substitui',
    swaps: 'Substituições no máximo',
    quiet: 'Turnos sem ação',
    players: 'Jogadores',
    turn: 'Turno',
    active: 'De quem é a vez',
    asked: 'O que se pergunta',
    begins: 'começa um turno',
    over: 'nada, a partida acabou',
    asIs: 'como está',
    table: 'A mesa',
  },
};

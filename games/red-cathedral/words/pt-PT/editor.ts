import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    '{id} is already somewhere else': 'Esta carta ou peça já está noutro lugar da mesa.',
    'a location holds at most {most} dice': 'Um local tem no máximo {most} dados.',
    'a {kind} belongs here, not {id}': 'Aqui fica: {kind}.',
    '{id} has a banner, but the section below it has none':
      'Esta secção tem um estandarte, mas a de baixo não.',
    'there must be two to four players, or one player and Ivan':
      'São precisos dois a quatro jogadores, ou um e o Ivan.',
    'the active seat must be the player, never Ivan': 'A vez é sempre do jogador, nunca do Ivan.',
    'every player needs a colour of their own': 'Cada jogador tem a sua própria cor.',
    'there must be one influence card of each group': 'De cada grupo há uma só carta de influência.',
    'there is more {material} than in the box':
      'Há material a mais deste tipo: {material}. A caixa não tem tanto.',
    'the inventory holds more than it has spaces for': 'O inventário tem mais materiais do que espaços.',
    'there are more banners and tiles than workshop slots':
      'Um jogador tem seis estandartes, um por casa da oficina.',
    'seat {seat} has more than six banners': '{seat} tem mais de seis estandartes.',
    'seat {seat} has more tiles than claimed sections':
      '{seat} tem mais peças de oficina do que secções reivindicadas.',
    '{id} holds more than it needs': 'Esta secção contém mais do que precisa.',
    '{id} has everything it needs, but is not completed':
      'Esta secção tem tudo aquilo de que precisa e deve estar terminada.',
    '{id} is a tile for three or four players': 'Esta peça só se usa com três ou quatro jogadores.',
    'seat {seat} has an ornament that is still locked: {ornament}':
      '{seat} tem um ornamento ainda bloqueado: {ornament}.',
    'seat {seat} has too many ornaments: {ornament}': '{seat} tem ornamentos a mais deste tipo: {ornament}.',
    'the ornaments that Ivan has placed do not match the sections':
      'O número de ornamentos colocados pelo Ivan não corresponde à catedral.',
    '{id} is already in the row': 'Esta carta do modo solitário está duas vezes na fila do Ivan.',
    'the {die} die tile is already in the row': 'A peça deste dado está duas vezes na fila do Ivan: {die}.',
    'these questions cannot follow each other': 'Estas perguntas não podem seguir-se.',
    'this question has no possible answer': 'A pergunta atual não tem resposta.',
    'no tile can be placed in this slot': 'Não se pode colocar nenhuma peça nesta casa.',
    'there must be one to three deliveries left': 'Só podem restar de uma a três entregas.',
    'the smallest amount is greater than the largest': 'A quantidade mínima é superior à máxima.',
    'there is too little in the supply, or no room in the inventory, for that amount':
      'A provisão geral ou o inventário não chegam para esta quantidade.',
    'there is nothing to choose, or no free space for it':
      'Não há nada para escolher, ou nenhum espaço livre.',
    'there is too little in the supply, or no room in the inventory, for that trade':
      'A provisão geral ou o inventário não chegam para esta troca.',
    'Ivan is not at this table': 'O Ivan não está nesta mesa.',
    'this section has not just been claimed': 'Esta secção não é a que acaba de ser reivindicada.',
    'there is only one banner to take': 'Só há um estandarte para tirar.',
    'this player has no ornament on that section': 'O jogador ativo não tem ornamento nesta secção.',
    'this player has no gems': 'O jogador ativo não tem joias.',
    'the influence card has no such action': 'A carta de influência não tem essa ação.',
    'there is nothing to sell': 'Não há nada para vender.',
    'there is nothing to buy': 'Não há nada para comprar.',
    'there is nothing to give': 'Não há nada para trocar.',
    '{count} different materials must be returned': 'É preciso devolver {count} materiais diferentes.',
    'there are too few different materials to return':
      'Não há materiais diferentes suficientes para devolver.',
  },
  fields: {
    card: 'Carta de catedral',
    state: 'Estado',
    free: 'livre',
    claimed: 'reivindicada',
    completed: 'terminada',
    owner: 'Estandarte de',
    ornamentOf: 'Ornamento de',
    tile: 'Peça de oficina',
    none: 'nenhum',
    shows: 'Mostra',
    place: 'Local',
    resource: 'Peça de recursos',
    influence: 'Carta de influência',
    space: 'Casa do contador de pontuação',
    covered: 'Estandartes no inventário',
    aside: 'Estandartes fora do inventário',
    side: 'Lado das oficinas',
    players: 'Jogadores',
    withIvan: '1 jogador e o Ivan',
    turn: 'Turno',
    active: 'De quem é a vez',
    ending: 'Desencadeou o fim',
    rerolled: 'Já lançou os dados de um local neste turno',
    asked: 'O que se pergunta',
    begins: 'começa um turno',
    over: 'nada, a partida acabou',
    asIs: 'como está',
    placed: 'Ornamentos colocados pelo Ivan',
    table: 'A mesa',
    ivanCards: 'Cartas do Ivan',
  },
};

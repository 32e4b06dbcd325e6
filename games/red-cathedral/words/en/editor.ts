import type { EditorWords } from '../messages/editor.ts';

export const editor: EditorWords = {
  impossible: {
    '{id} is already somewhere else': 'This card or tile is already elsewhere on the table.',
    'a location holds at most {most} dice': 'A location holds at most {most} dice.',
    'a {kind} belongs here, not {id}': 'A {kind} belongs here.',
    '{id} has a banner, but the section below it has none':
      'This section has a banner, but the section below it has none.',
    'there must be two to four players, or one player and Ivan':
      'The game needs two to four players, or one player and Ivan.',
    'the active seat must be the player, never Ivan': 'It is always the player’s turn, never Ivan’s.',
    'every player needs a colour of their own': 'Every player needs a colour of their own.',
    'there must be one influence card of each group': 'There is one influence card of each group.',
    'there is more {material} than in the box':
      'There is too much {material}: the box does not contain that many cubes.',
    'the inventory holds more than it has spaces for': 'The inventory holds more than it has spaces for.',
    'there are more banners and tiles than workshop slots':
      'A player has six banners, one for each workshop slot.',
    'seat {seat} has more than six banners': '{seat} has more than six banners.',
    'seat {seat} has more tiles than claimed sections':
      '{seat} has more workshop tiles than claimed sections.',
    '{id} holds more than it needs': 'This section holds more than it needs.',
    '{id} has everything it needs, but is not completed':
      'This section has everything it needs, so it must be completed.',
    '{id} is a tile for three or four players': 'This tile is only used with three or four players.',
    'seat {seat} has an ornament that is still locked: {ornament}':
      '{seat} has an ornament that is still locked: {ornament}.',
    'seat {seat} has too many ornaments: {ornament}':
      '{seat} has too many ornaments of this kind: {ornament}.',
    'the ornaments that Ivan has placed do not match the sections':
      'The number of ornaments Ivan has placed does not match the cathedral.',
    '{id} is already in the row': 'This solo card is in Ivan’s row twice.',
    'the {die} die tile is already in the row': 'Ivan’s tile for this die is in his row twice: {die}.',
    'these questions cannot follow each other': 'These questions cannot follow each other.',
    'this question has no possible answer': 'There is no possible answer to the current question.',
    'no tile can be placed in this slot': 'No tile can be placed in this slot.',
    'there must be one to three deliveries left': 'There must be one to three deliveries left.',
    'the smallest amount is greater than the largest': 'The smallest amount is greater than the largest.',
    'there is too little in the supply, or no room in the inventory, for that amount':
      'There is too little in the supply, or no room in the inventory, for this amount.',
    'there is nothing to choose, or no free space for it':
      'There is nothing to choose, or no free space for it.',
    'there is too little in the supply, or no room in the inventory, for that trade':
      'There is too little in the supply, or no room in the inventory, for this trade.',
    'Ivan is not at this table': 'Ivan is not at this table.',
    'this section has not just been claimed': 'This section has not just been claimed.',
    'there is only one banner to take': 'There is only one banner to take.',
    'this player has no ornament on that section': 'The active player has no ornament on this section.',
    'this player has no gems': 'The active player has no gems.',
    'the influence card has no such action': 'The influence card has no such action.',
    'there is nothing to sell': 'There is nothing to sell.',
    'there is nothing to buy': 'There is nothing to buy.',
    'there is nothing to give': 'There is nothing to trade.',
    '{count} different materials must be returned': '{count} different materials must be returned.',
    'there are too few different materials to return': 'There are too few different materials to return.',
  },
  fields: {
    card: 'Section card',
    state: 'State',
    free: 'free',
    claimed: 'claimed',
    completed: 'completed',
    owner: 'Banner of',
    ornamentOf: 'Ornament of',
    tile: 'Workshop tile',
    none: 'none',
    shows: 'Shows',
    place: 'Location',
    resource: 'Resource tile',
    influence: 'Influence card',
    space: 'Space on the score track',
    covered: 'Banners on the inventory',
    aside: 'Banners beside the inventory',
    side: 'Side of the workshops',
    players: 'Players',
    withIvan: '1 player and Ivan',
    turn: 'Turn',
    active: 'Whose turn',
    ending: 'Has triggered the end',
    rerolled: 'Has rolled again this turn',
    asked: 'What happens next',
    begins: 'a turn begins',
    over: 'nothing, the game is over',
    asIs: 'as it is now',
    placed: 'Ornaments placed by Ivan',
    table: 'The table',
    ivanCards: 'Ivan’s cards',
  },
};

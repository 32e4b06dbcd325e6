import type { RuleBook } from '@archivolt/i18n';
import type { RuleNumber } from '@archivolt/red-cathedral';

export const rules = {
  chapters: {
    T: 'Terms',
    S: 'Score track',
    P: 'Set-up',
    F: 'Flow of a turn',
    C: 'Claim a section',
    B: 'Build',
    D: 'Decorate',
    A: 'Acquire',
    M: 'Market resources',
    I: 'Influence',
    W: 'Workshop tiles',
    E: 'End and final scoring',
    V: 'Solo against Ivan',
  },
  texts: {
    'RC-T1':
      'There are six materials: wood, brick, stone, gold, green gem and purple gem. Each piece takes up one space of your inventory.',
    'RC-T2':
      'Resources are materials, roubles and recognition points. Where you may have any material, you choose one of the six kinds (RC-T4).',
    'RC-T3':
      'The supply of materials is finite: what it lacks you do not gain, and a reward it cannot pay in full pays what is there; roubles never run out. Materials that are sold, traded, returned or used for ornaments go back to the supply at once. Delivered materials lie on their section until it is completed, and Ivan’s lie on his cards.',
    'RC-T4':
      'However you gain a material, it must be in the supply and you need a free inventory space for it; the rest is lost, and you may never discard anything to make room. Any material means any kind that is in the supply, and you may buy or trade only if what you get is in the supply and fits once you have paid. You may always take less.',
    'RC-S1':
      'Each player has one marker on the score track, where every space is one recognition point and some spaces also carry a number of prestige points. All markers start on space 2.',
    'RC-S2':
      'When you gain or lose recognition points, move your marker that many spaces forward or back. It never goes below space 0.',
    'RC-S3':
      'For each prestige point you gain, move your marker forward to the next prestige space; for each one you lose, move it back to the nearest prestige space behind it. From a space between two prestige spaces either move is shorter than a whole gap, and that is intended.',
    'RC-S4':
      'If there is no prestige space behind your marker (neither the space it stands on nor space 0 counts), you cannot choose to lose prestige points, so the optional actions (RC-F2a, RC-F2b) are not open to you.',
    'RC-S5':
      'The last space stands for 80 recognition points and 40 prestige points. A marker that goes beyond it is turned to its +40 side and moves on: each further recognition point is then also one prestige point, without any upper limit.',
    'RC-P1':
      'The game is for 1 to 4 players. Each takes a colour (red, yellow, green or blue), a workshop board, 6 banners and 4 ornaments: 1 door, 2 arches and 1 cross. The table chooses one side of the workshop boards, basic or advanced, for everybody.',
    'RC-P2':
      'Your inventory has 10 spaces; 4 of your banners cover 4 of them, so you start with 6 free ones. Your other 2 banners lie outside the inventory on the basic side, or on the two white workshop slots on the advanced side.',
    'RC-P3':
      'On the basic side all 4 of your ornaments are available from the start. On the advanced side they lie on the four coloured workshop slots and are locked (RC-C7).',
    'RC-P4': 'The 8 resource tiles are shuffled and one is put at each of the 8 locations.',
    'RC-P5':
      'Each of the four groups (artisans, carriers, merchants, clergy) has 3 influence cards, of which one is drawn at random; as an option, the recommended first-game set is used instead. The four cards are put on the four quadrants at random.',
    'RC-P6':
      'The five dice (white, red, yellow, green, blue) are rolled. In random order, one goes to the location of the recognition resource tile, then one each to the following locations in the direction of the arrows (clockwise). All five dice are used at every player count.',
    'RC-P7':
      'One plan card for the number of players (solo: one of those for 2 players) is drawn at random. It gives the number of towers and how many middle sections each tower has; every tower has exactly one base and one dome.',
    'RC-P8':
      'The section cards are drawn at random from the three decks: bases, middle sections and domes. Unused cards leave the game.',
    'RC-P9':
      'With fewer than 3 players, the workshop tiles marked for 3–4 players leave the game. One random tile goes face up on each section card; the rest leave the game.',
    'RC-P10':
      'The first player is chosen at random or by the table. In turn order, the players get 3, 4, 4 and 5 roubles.',
    'RC-F1':
      'Turns go clockwise. In your turn you take exactly one basic action: claim a section (RC-C1), build (RC-B1) or acquire (RC-A1).',
    'RC-F2':
      'Before, during and after your basic action you may use the optional actions (RC-F2a, RC-F2b), even both in one turn. You may do so whenever the game waits for a decision of yours: between deliveries, between uses of an infinity action, between the parts of an acquire action (RC-A4), before you pay for a slot. You may not do so within the steps of a completion (RC-B5), in another player’s or Ivan’s turn, or once your turn has ended.',
    'RC-F2a': 'Optional action: lose 1 prestige point to get 2 roubles, as many times as you like.',
    'RC-F2b':
      'Optional action, at most once per turn: lose 1 prestige point to roll all dice of one location of your choice. At least one die must lie there.',
    'RC-F3':
      'Once your basic action is complete, your turn ends when you say so; until then the optional actions remain open to you (RC-F2).',
    'RC-F4':
      'You always have a legal action, because acquiring is always possible: five dice with values from 1 to 6 lie on a ring of 8 locations, at most three to a location. A build action delivers at least one material, so you cannot use it to pass.',
    'RC-F5':
      'No rule ends a game that has stalled, but the players may agree to end it. A simulated game stops after a stated number of turns and says so.',
    'RC-C1':
      'Take one of your banners that is still on your board. On the basic side it comes from your inventory while there is one there, as this opens a space; on the advanced side you choose between a banner in your inventory and one on a white slot.',
    'RC-C2':
      'A section is available if it carries no banner and is either a base or directly above a section that carries any player’s banner, be that section claimed or completed.',
    'RC-C3':
      'Put your banner on the section, take its workshop tile and place the tile in a free workshop slot of yours: there are four coloured slots, one per coloured die, and two white ones.',
    'RC-C4':
      'Place the tile face down for free, in which case it can never be activated, or face up for the cost of the slot. On the basic side the cost is printed on each slot (2 to 4 roubles); on the advanced side it is always 3 roubles.',
    'RC-C5':
      'If you place the tile face up, you get its benefit at once: the resource it shows or, for a die tile, what that die’s location gives (RC-W2).',
    'RC-C6': 'Without a banner you cannot claim a section. You always have as many free slots as banners.',
    'RC-C7':
      'On the advanced side, placing a tile face up on a coloured slot unlocks the ornament lying there. A tile placed face down on that slot leaves the ornament locked for the rest of the game.',
    'RC-C8':
      'On the advanced side, a white slot still covered by its banner takes no tile. If the banner you take (RC-C1) is the one from that slot, you may put the tile there in the same action.',
    'RC-B1':
      'Deliver up to 3 materials from your inventory, in any mix of building (RC-B2) and decorating (RC-D1).',
    'RC-B2':
      'To build, put materials on one or more sections that you have claimed and not completed, but only the kinds and amounts a section still needs. You need not finish a section in one go: what is delivered stays.',
    'RC-B3':
      'A section that has all it needs is completed at once: its materials go back to the supply, its owner gets its recognition points and its roubles, the card is turned over and the banner stays on it.',
    'RC-B4':
      'When a section is completed, each claimed but uncompleted section below it in the same tower at once costs its owner 1 recognition point for every completed section above it in that tower, not counting the owner’s own; the losses for several such sections add up. The player who completes the section can be punished too, for other players’ completed sections above their own unfinished ones.',
    'RC-B5':
      'A completion is resolved in this order: the reward (RC-B3), then the penalties (RC-B4) and then, if it is the player’s sixth section, the trigger of the end (RC-E1).',
    'RC-D1':
      'A completed section of any player can hold one ornament: a base a door, a middle section an arch, a dome a cross. There is never more than one ornament on a section.',
    'RC-D2':
      'You need that ornament among your available ones, and you deliver its material (wood for a door, stone for an arch, gold for a cross) plus 0, 1 or 2 gems, all in one step: no gem is added later. These materials go back to the supply at once.',
    'RC-D3':
      'Gems pay at once: 1 prestige point per gem, so 2 for two gems of the same colour, but 3 in all for two gems of different colours.',
    'RC-D4':
      'Every material and every gem counts as one delivered material towards the limit of the action: 3 when you build, 1 or 2 with an influence action (RC-I4).',
    'RC-D5': 'A section completed earlier in the same action may be decorated in that action.',
    'RC-A1': 'Choose a die and move it clockwise by exactly as many locations as it shows.',
    'RC-A2':
      'If it is the white die or the die of your colour, you may pay roubles to move it further: 1 rouble per location, without limit, even all the way round to its own location. Only the cheapest way to each location is offered.',
    'RC-A3':
      'The die may not end where three other dice already lie; if it would, choose another die or pay for more steps (RC-A2).',
    'RC-A4':
      'Then you may do each of these at most once, in any order, and none of them is compulsory: take market resources (RC-M1), use influence (RC-I1), activate a workshop tile (RC-W1).',
    'RC-A5': 'Last, roll all dice at that location and leave them there. This closes your basic action.',
    'RC-M1':
      'Take up to the yield of the resource tile lying there at that moment, times the number of dice at the location, the moved die included. You may take less.',
    'RC-M2':
      'Materials need free spaces in your inventory, and you may discard nothing from it to make room. What does not fit is not taken.',
    'RC-M3': 'Roubles and recognition points need no space in your inventory. Gems do.',
    'RC-I1':
      'The quadrant in which the die ended its move decides the influence card. You use one of its two actions, not both.',
    'RC-I2':
      'You use a lightning action once, an infinity action any number of times in a row in this turn. Optional actions (RC-F2) do not break the row, but taking market resources or activating a workshop tile does.',
    'RC-I3':
      'The artisans’ cards offer these actions: sell any 1 material for 1 rouble; buy 1 of the shown materials for 1 rouble; sell 1 of the shown materials for 1 rouble; buy any 1 material for 2 roubles; sell 1 of the shown materials for 2 roubles; buy 1 of the shown materials for 2 roubles.',
    'RC-I4':
      'The carriers’ cards offer these actions: pay 1 rouble to deliver 1 material; gain 1 rouble; pay 3 roubles to deliver 2 materials; pay 2 roubles to swap 2 resource tiles. For deliveries you pay first, then deliver up to that number of materials, but at least 1. They build (RC-B2 to RC-B5) and/or decorate (RC-D1 to RC-D5).',
    'RC-I5':
      'The merchants’ cards offer these actions: trade 2 identical materials for 1 of another kind; trade 1 rouble and 1 material for 1 of another kind; trade 4 identical materials for 2 of other kinds, alike or not; activate 1 of your face-up workshop tiles. That activation is independent of the colour of the die (RC-W1): it may be any of your face-up tiles, even the one you have just used.',
    'RC-I6':
      'The clergy’s cards offer these actions: gain 1 recognition point; pay 3 roubles for 1 prestige point; return 3 different materials for 1 prestige point; gain 2 recognition points if you have completed at least one section of each of the three types.',
    'RC-W1':
      'If you have a face-up tile in the slot of the colour of the die you moved, you may take its benefit once. If you moved the white die and both white slots hold face-up tiles, choose one of them.',
    'RC-W2':
      'A die tile gives what the resource tile now lying at that die’s present location gives, once, however many dice lie there. The moved die counts where it now lies, before the closing roll (RC-A5).',
    'RC-E1':
      'When you complete your sixth section, you gain 3 prestige points after its reward and the end of the game is triggered: you finish your action and your turn as usual, the closing roll (RC-A5) included, then every other player has one last turn. Only the first player to do it gets the 3 prestige points; a sixth section completed in a last turn triggers nothing.',
    'RC-E2':
      'Then each marker goes back to the nearest prestige space at or below it. Before the first prestige space it is worth 0 prestige points.',
    'RC-E3':
      'You get 1 prestige point per 5 materials and roubles you have left, taken together and rounded down. Ornaments and materials delivered on uncompleted sections do not count.',
    'RC-E4':
      'The value of a tower is 2 prestige points per completed section plus 1 per ornament on it. Your presence in a tower is the number of your banners on completed sections plus your ornaments there.',
    'RC-E5':
      'With 3 or 4 players, the highest presence gets the value of the tower, the second half of it rounded down, the third half of that rounded down, and so on; a presence of 0 gets nothing. Tied players add up the prestige points of the places they fill and share them equally, rounded down. After a tie the next player takes the next free place.',
    'RC-E6':
      'With 2 players, the higher presence gets the value of the tower and the other player, if present there, a third of it rounded down. In a tie neither gets anything.',
    'RC-E7':
      'The player with the most prestige points wins. Ties are broken by more completed sections, then by more ornaments placed; after that the victory is shared.',
    'RC-V1':
      'Set up as for 2 players: the workshop tiles marked for 3–4 players leave the game, but the five of them that show a die, one per colour, become Ivan’s tiles. Ivan has 6 banners, 4 ornaments and a score marker, but no workshop and no roubles.',
    'RC-V2':
      'The 5 solo cards (recognition, inventory, transport, claim, construction) are shuffled and laid out in a row. Ivan’s 5 tiles are shuffled and laid face up, one on each card.',
    'RC-V3':
      'First, Ivan claims the base worth the most recognition points, the leftmost tower deciding ties; if recognition points are printed on its workshop tile he gains them, and the tile leaves the game. He has 5 banners left. You start, with 3 roubles.',
    'RC-V4':
      'If all of Ivan’s tiles are face down, his turn begins with their renewal (RC-V6). Then take the leftmost card whose tile is face up, move the die of that tile’s colour by its value and turn the tile face down. If the die would end on a location with three dice, it does not move and nothing of the market happens (no recognition points, no roll), but the tile is still turned and the card’s action still done.',
    'RC-V5':
      'Ivan takes no resources, but he gains recognition points if the location’s resource tile gives them (times the dice there, as for you) and if the influence card of that quadrant has an action that gives them without a cost (once, the best one whose condition he fulfils). The dice at that location are rolled as usual. Then the action of his card is done (RC-V5a to RC-V5e).',
    'RC-V5a': 'Recognition card: Ivan gains 4 recognition points.',
    'RC-V5b':
      'Inventory card: 4 materials from the largest pile of the supply, all of that kind, go onto this card. If several piles are the largest, the order in which the materials are listed decides (RC-T1); if the pile has fewer than 4, the rest comes from the next largest.',
    'RC-V5c': 'Transport card: all materials on the inventory card move to the construction card.',
    'RC-V5d':
      'Claim card: if he has a banner, Ivan claims a section directly above one that you have claimed or completed; failing that a base; failing that a section of your choice. If there are several candidates of the same rank, you choose. If recognition points are printed on the section’s workshop tile he gains them (a die tile gives none), and the tile leaves the game.',
    'RC-V5e':
      'Construction card: all materials on this card are laid on Ivan’s claimed, uncompleted sections, by number only and whatever their kind, tower by tower from left to right and within a tower from bottom to top. Completed sections give him their recognition points, but no roubles, and lead to penalties (RC-B4). Surplus goes to the next section, and what no section can take stays on this card.',
    'RC-V6':
      'When all of Ivan’s tiles are face down, he first places one ornament, in the order door, arch, arch, cross, on a completed section of that ornament’s type without an ornament: on one of yours or, failing that, on one of his own; you choose which. This costs nothing and gives him 1 prestige point; if that ornament fits nowhere he skips this step, whatever other ornaments would fit. Then all his tiles are shuffled and laid face up again.',
    'RC-V7':
      'When you or Ivan complete the sixth section, nobody gains the 3 prestige points (RC-E1), and the other has one last turn. Final scoring is as for 2 players, but Ivan scores no materials or roubles; the most prestige points win, and ties are broken as usual (RC-E7). Penalties hit Ivan and you alike (RC-B4).',
  },
  synonyms: [
    ['roubles', 'rouble', 'rubles', 'ruble', 'money', 'cash', 'coins', 'pay', 'price', 'cost'],
    ['recognition', 'points', 'score', 'fame', 'reputation'],
    ['prestige', 'points', 'score', 'victory points'],
    ['complete', 'completed', 'finish', 'finished', 'done'],
    ['deliver', 'build', 'bring', 'construct', 'put'],
    ['decorate', 'ornament', 'ornaments', 'decoration', 'door', 'arch', 'cross'],
    ['claim', 'take', 'reserve', 'occupy', 'banner', 'flag'],
    ['penalty', 'penalties', 'punish', 'punished', 'lose', 'overbuilt', 'fine'],
    ['location', 'place', 'market', 'ring', 'circle'],
    ['workshop', 'slot', 'board'],
    ['inventory', 'storage', 'stock', 'room', 'bag'],
    ['supply', 'bank', 'pool', 'reserve'],
    ['materials', 'resources', 'goods', 'cubes'],
    ['influence', 'guild', 'guilds', 'cards', 'artisans', 'carriers', 'merchants', 'clergy'],
    ['gem', 'gems', 'jewel', 'jewels', 'emerald', 'amethyst'],
    ['roll', 'reroll', 'dice', 'die', 'throw'],
    ['solo', 'Ivan', 'single player', 'alone', 'automa'],
  ],
} satisfies RuleBook<RuleNumber>;

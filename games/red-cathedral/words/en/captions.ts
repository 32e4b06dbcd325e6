import type { RcCaptions } from '../messages/captions.ts';

export const captions: RcCaptions = {
  captions: {
    prestigeForRoubles: {
      title: 'Prestige for roubles',
      text: (c) =>
        `Red gives up ${-c.prestige} prestige point for ${c.earned} roubles. The marker goes back to the nearest prestige space; from a space between two of them, that is only ${c.spaces} spaces.`,
    },
    available: {
      title: 'Which sections can be claimed',
      text: (c) =>
        `Red may claim ${c.available} sections: the free base, and the sections directly above a banner. The middle section of the second tower is not available, because nobody has claimed the base below it.`,
    },
    claim: {
      title: 'Claiming a section with a die tile',
      text: (c) =>
        `Yellow claims the base and pays ${c.paid} roubles to place its tile face up in the blue slot. The white die on the tile lies at the roubles, so Yellow gains ${c.earned} roubles at once.`,
    },
    advanced: {
      title: 'Unlocking an ornament',
      text: (c) =>
        `On the advanced side, Yellow places the tile face up in the green slot for ${c.paid} roubles. The arch lying there is unlocked and the tile brings ${c.recognition} recognition point.`,
    },
    deliver: {
      title: 'Delivering materials',
      text: (c) =>
        `Red delivers ${c.deliveries} materials to two sections in one action. The middle section still lacks ${c.missing} material; what has been delivered stays there.`,
    },
    complete: {
      title: 'Building and decorating in one action',
      text: (c) =>
        `The gold completes Yellow’s section: ${c.recognition} recognition points and ${c.earned} roubles. Green, whose section below is unfinished, loses ${c.penalty} recognition point. With the rest of the ${c.deliveries} deliveries, Yellow adds an arch with a gem for ${c.prestige} prestige point.`,
    },
    overbuilt: {
      title: 'Completed above an unfinished section',
      text: (c) =>
        `Red completes the second section while Blue’s base is unfinished: Blue loses ${c.penalty} recognition point. Blue’s other section is above Red’s and costs nothing.`,
    },
    overbuiltAgain: {
      title: 'Two unfinished sections below',
      text: (c) =>
        `Later Yellow completes the dome. Blue’s base now has two completed sections above it and Blue’s other section has one, so Blue loses ${c.penalty} recognition points.`,
    },
    ownAbove: {
      title: 'A penalty from your own completion',
      text: (c) =>
        `Blue completes the third section while Blue’s own base is unfinished. Only Red’s completed section counts: Blue loses ${c.penalty} recognition point.`,
    },
    ownAboveAgain: {
      title: 'Your own sections do not count',
      text: (c) =>
        `When Yellow completes the dome, Blue’s base has three completed sections above it. Blue’s own does not count, so Blue loses ${c.penalty} recognition points.`,
    },
    cross: {
      title: 'A cross with two different gems',
      text: (c) =>
        `Yellow puts a cross on the blue dome: one gold and two gems of different colours are ${c.deliveries} deliveries and bring ${c.prestige} prestige points.`,
    },
    door: {
      title: 'Two ornaments in one action',
      text: (c) =>
        `A door with one gem and a cross without gems are ${c.deliveries} deliveries as well. They bring ${c.prestige} prestige point now; both ornaments count again at the end.`,
    },
    moveDie: {
      title: 'Moving a die and taking resources',
      text: (c) =>
        `Yellow moves the yellow die ${c.steps} locations and joins the blue die at the bricks. With ${c.dice} dice there, the location yields ${c.materials} bricks.`,
    },
    payToMove: {
      title: 'Paying to move further',
      text: (c) =>
        `It is the die of Yellow’s own colour. For ${c.paid} rouble it moves ${c.steps} locations, joins the red die and yields ${c.materials} wood instead.`,
    },
    fullLocation: {
      title: 'A full location',
      text: (c) =>
        `The red die may not be moved now: it would end its move where ${c.fullest} dice already lie, and only Red could pay to move it further.`,
    },
    roll: {
      title: 'The closing roll',
      text: (c) => `At the end of the visit, all ${c.rolled} dice at the location are rolled and stay there.`,
    },
    inventory: {
      title: 'No room left',
      text: (c) =>
        `With ${c.dice} dice at the location there would be more stone, but Yellow has room for only ${c.materials}. The other ${c.left} are not taken, and nothing may be discarded to make room.`,
    },
    trade: {
      title: 'Trading with the merchants',
      text: (c) =>
        `The die ended its move in the merchants’ quadrant. Yellow trades ${c.gave} bricks for ${c.materials} green gem.`,
    },
    tile: {
      title: 'Activating a die tile',
      text: (c) =>
        `Yellow moves the blue die, and the tile in the blue slot shows the red die. That die lies at the wood, so Yellow gains ${c.materials} wood, once, however many dice lie there.`,
    },
    tileOfPoints: {
      title: 'Activating a tile with recognition',
      text: (c) =>
        `Had Yellow moved the yellow die instead, the tile in the yellow slot would have brought ${c.recognition} recognition point.`,
    },
    sixth: {
      title: 'The sixth section',
      text: (c) =>
        `Yellow completes a sixth section: ${c.recognition} recognition points as its reward and then ${c.prestige} prestige points. Everybody else has one last turn.`,
    },
    finalTrack: {
      title: 'Markers at the end',
      text: (c) =>
        `Yellow’s marker stands between two prestige spaces and goes back to ${c.track0} prestige points. Green’s marker stands on ${c.track1} and stays.`,
    },
    towers: {
      title: 'Scoring the towers with four players',
      text: (c) =>
        `The first tower is worth ${c.tower}: Green is first there, Yellow and Red share second and third place and get ${c.second} each. From all towers Blue gets ${c.towers3}, Green ${c.towers2}, Red ${c.towers0} and Yellow ${c.towers1} prestige points.`,
    },
    twoPlayers: {
      title: 'Scoring the towers with two players',
      text: (c) =>
        `Only Green is present in the first tower and gets all ${c.tower} points. In the others the second player gets a third, rounded down. From all towers Green gets ${c.towers1} and Yellow ${c.towers0} prestige points.`,
    },
    ivanTurn: {
      title: 'Ivan’s turn',
      text: (c) =>
        `The leftmost face-up tile shows the blue die: it moves ${c.steps} locations and the tile is turned over. Then its card is carried out, and ${c.stored} materials from the largest pile go onto it.`,
    },
    ivanBuilds: {
      title: 'Ivan builds with any materials',
      text: (c) =>
        `The section asks for wood, brick and gold; from Ivan it takes any ${c.built} materials, here purple gems. He gains ${c.ivan} recognition points, but no roubles.`,
    },
    ivanBuildsOn: {
      title: 'Ivan’s surplus',
      text: (c) =>
        `The first base takes ${c.built} of Ivan’s materials and is completed. The one left over goes to his next section, which then still lacks ${c.missing}.`,
    },
  },
  setUp: {
    resources: 'Resource tiles, one at each location',
    dice: 'Dice, in the order of the arrows from the recognition tile',
    influence: 'Influence cards, one in each quadrant',
    track: 'Score markers on the starting space',
    towers: 'Section cards: bases, middle sections and domes, as the plan shows',
    tiles: 'Workshop tiles, one on each section',
    workshop: 'Workshop with six slots, four coloured and two white',
    inventory: 'Inventory, partly covered by banners',
    ornaments: 'Ornaments: door, arches and cross',
    roubles: 'Roubles, by turn order',
  },
};

import type { RedCathedralAid } from '../messages/aid.ts';

export const aid = {
  titles: {
    turn: 'Your turn',
    influence: 'Influence cards on this table',
    symbols: 'Symbols',
    limits: 'Limits',
    end: 'End and scoring',
  },
  claim: {
    banner: 'Put a banner on a free section: a base, or a section directly above one with a banner.',
    tile: (least, most) =>
      `Place its workshop tile in a free slot: face down for free, face up for ${least === most ? most : `${least} to ${most}`} roubles.`,
    benefit: 'Face up, it pays at once, and again whenever you move a die of that colour.',
  },
  build: {
    deliver: (materials) => `Deliver up to ${materials} materials, to your claimed sections or to decorate.`,
    complete: 'A completed section pays the recognition points and roubles printed on it.',
    penalty:
      'You lose 1 recognition point for each completed section of another player above your unfinished one.',
    decorate: 'Decorate a completed section of any player with an ornament and its material.',
    gems: 'Gems added to the ornament bring prestige points at once.',
  },
  acquire: {
    move: (dice) =>
      `Move a die clockwise by exactly what it shows, but not to where ${dice} other dice already are.`,
    further: 'Your own die and the white one may go further, for 1 rouble per location.',
    each: 'Then do each of these at most once, in any order:',
  },
  symbols: {
    ruble: 'Money. It needs no space in your inventory.',
    any: 'A material of your choice.',
    swap: 'Swap two resource tiles.',
    activate: 'Activate one of your face-up tiles.',
    deliver: 'Deliver materials as when you build.',
    everyKind: 'Completed: a base, a middle section and a dome.',
    faceDown: 'A tile placed face down is never activated.',
  },
  limits: {
    inventory: (spaces) => `Your inventory has ${spaces} spaces. Each banner on it covers one.`,
    ornaments: 'You have these ornaments. A section holds only one.',
  },
  end: {
    trigger: (sections, prestige) =>
      `The first player with ${sections} completed sections gains ${prestige} prestige points. Everyone else then has one last turn.`,
    triggerSolo: (sections) =>
      `When you or Ivan have ${sections} completed sections, the other has one last turn.`,
    tower: (section, ornament) =>
      `A tower is worth ${section} prestige points per completed section and ${ornament} per ornament.`,
    presence: 'Your presence there: your banners on completed sections plus your ornaments.',
    shares: (value, shares) =>
      `The most presence gets the most: of a tower worth ${value}, the players get ${shares.join(', ')}.`,
    tie: { two: 'In a tie, nobody gets anything.', many: 'Tied players share their places equally.' },
    breaks: 'Most prestige points win. Ties: more completed sections, then more ornaments.',
  },
} satisfies RedCathedralAid;

import { capital } from '@archivolt/i18n';
import type { Reasons } from '../messages/reasons.ts';
import { by, count, die, its, mass, n, ORNAMENTS, or, place, rubles, slot, the } from './game.ts';

export const reasons = {
  over: 'The game is over. Nothing more can be played.',
  notYourTurn: ({ seat }) => `It is ${its(seat)} turn. Wait until it is yours.`,
  notNow: ({ ask }) => `There is another decision to make first. ${ask}`,
  sameAs: ({ slot: k }) => `Both slots are equivalent. Choose the ${slot(k)}.`,
  noSuchSection: 'The plan has no section there. Choose one that it shows.',
  claimedAlready: ({ section, seat }) =>
    `${capital(the(section))} already carries ${its(seat)} banner. Choose a section without one.`,
  nothingBelow: ({ section, below }) =>
    `${capital(the(section))} is not free yet: ${the(below)} has no banner. Towers are claimed from the ground up.`,
  noBanner: 'You have no banner left. You can still build and acquire resources.',
  bannerNotAsked: ({ side }) =>
    side === 'basic'
      ? 'Banners are not chosen on the basic side. It comes from the inventory as long as there is one.'
      : 'You do not need a banner now. Claim a section first.',
  slotTaken: ({ slot: k }) => `The ${slot(k)} already holds a tile. Choose a free slot.`,
  slotCovered: ({ slot: k }) => `The ${slot(k)} is still covered by a banner. Choose another slot.`,
  needRubles: ({ need, have, perPrestige }) =>
    `This costs ${rubles(need)}; you have ${have}. Each prestige point you lose brings ${perPrestige}.`,
  notClaimed: ({ section }) =>
    `${capital(the(section))} has no banner yet. Claim it before you deliver to it.`,
  notYours: ({ section, seat }) =>
    `${capital(the(section))} belongs to ${by(seat)}. Materials go only to your own sections.`,
  completedAlready: ({ section }) =>
    `${capital(the(section))} is completed and needs no more. Deliver to an unfinished section.`,
  notNeeded: ({ section, kind }) =>
    `${capital(the(section))} needs no more ${mass(kind)}. Deliver what is still missing there.`,
  notInHand: ({ kind, need, have }) =>
    `You need ${count(kind ?? 0, need)} and have ${have === 0 ? 'none' : have} in your inventory. Acquire more first.`,
  nothingDelivered: 'Nothing has been delivered yet. Deliver at least one material.',
  notCompleted: ({ section }) =>
    `${capital(the(section))} is not completed. Only completed sections are decorated.`,
  decoratedAlready: ({ section, seat }) =>
    `${capital(the(section))} already has an ornament by ${by(seat)}. A section holds only one.`,
  ornamentGone: ({ ornament }) =>
    `You have no ${ORNAMENTS[ornament]} left. Choose a section for another ornament.`,
  ornamentLocked: ({ ornament, slot: k }) =>
    `The ${ORNAMENTS[ornament]} is locked on the ${slot(k)}. A tile placed face up there unlocks it.`,
  tooManyGems: ({ most }) =>
    `You can add only ${n(most, 'more gem', 'more gems')} in this action. Add fewer.`,
  exactSteps: ({ die: d, shows }) =>
    `The ${die(d)} moves at least the ${shows} it shows. Choose a location further on.`,
  notYourDie: ({ die: d, shows }) =>
    `The ${die(d)} moves exactly ${shows}. You can pay to move only the white die and the die of your own colour further.`,
  cheaperWay: ({ die: d, steps }) =>
    `The ${die(d)} can get there for less: ${n(steps, 'location is', 'locations are')} enough.`,
  placeFull: ({ place: at }) =>
    `There are already three other dice at ${place(at)}. Choose another die or another location.`,
  noDieMoved: 'You have not moved a die this turn. To acquire resources, move a die first.',
  takenAlready:
    'You have already taken the resources of this location. Continue with influence, a tile or the roll.',
  noSpace:
    'Your inventory is full. Deliver or sell something; claiming frees a space as long as banners cover some.',
  supplyEmpty: ({ kind }) =>
    kind === null
      ? 'The supply does not hold what you would get. Choose something else.'
      : `The supply has no ${mass(kind)} left. Choose something else.`,
  amountOutOfRange: ({ min, max }) => `You can take ${min} to ${max} here. Choose a number in that range.`,
  usedAlready: ({ action: a }) =>
    `You have already used this action (${a}). You can use it only once per turn.`,
  otherQuadrant: 'The die is in another quadrant: you can use only the card there.',
  otherActionUsed: ({ action: a }) =>
    `You have used the other action of this card (${a}). Only one of the two is allowed.`,
  rowBroken: ({ action: a }) =>
    `You have interrupted this action (${a}). You can repeat it only without a break, before you take or activate anything else.`,
  notShown: ({ kind, of }) => `This card does not deal in ${mass(kind)}, only in ${or(of.map(mass))}.`,
  nothingToSell: ({ of }) =>
    `You have nothing to sell here. ${of.length === 6 ? 'Get a material first.' : `The card takes ${or(of.map(mass))}.`}`,
  nothingToDeliver: 'None of your materials can be delivered. Claim a section or get what yours still need.',
  nothingToTrade: ({ give, get }) =>
    `You need ${give > 1 ? `${give} identical materials` : '1 material'}, and the supply must hold ${get > 1 ? `${get} materials of other kinds` : '1 of another kind'}.`,
  noUsefulTile: 'None of your face-up workshop tiles gives anything now. Place a tile face up or make room.',
  needEveryKind:
    'You have not completed one section of each type. Complete a base, a middle section and a dome.',
  needDifferent: ({ need, have }) => `This takes ${need} different materials; you have ${have}.`,
  sameKind: ({ kind }) => `You have just given ${mass(kind)}. Choose another kind.`,
  returnedAlready: ({ kind }) => `You have already returned ${count(kind ?? 0, 1)}. Choose another kind.`,
  samePlace: ({ place: at }) => `${capital(place(at))} is the first tile already. Choose another one.`,
  noTile: ({ slot: k }) => `There is no tile in the ${slot(k)}. Claim a section to get one.`,
  faceDown: ({ slot: k }) => `The tile in the ${slot(k)} is face down. It can never be activated.`,
  otherColour: ({ slot: k, die: d }) =>
    `You moved the ${die(d)}, which does not activate the ${slot(k)}. Only tiles of its colour count.`,
  activatedAlready: 'You have already activated a tile in this action. You can do so only once.',
  givesNothing: ({ slot: k }) =>
    `The tile in the ${slot(k)} would give nothing now: no free space, or none in the supply.`,
  noPrestige: ({ space }) =>
    `You are on space ${space} and have no prestige space behind you, so none can be lost.`,
  rerolledAlready:
    'You have already rolled the dice at a location this turn. You can do so only once per turn.',
  noDice: ({ place: at }) => `There is no die at ${place(at)}. Choose a location with dice.`,
  actFirst: 'Your basic action is still open. Claim, build or acquire resources before you end your turn.',
  notIvansChoice: ({ section }) =>
    `Ivan’s rule does not lead to ${the(section)}. Choose one of the marked sections.`,
} satisfies Reasons;

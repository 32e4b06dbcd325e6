import { capital } from '@archivolt/i18n';
import type { Reasons } from '../messages/reasons.ts';
import { by, card, cards, its, n, Own, space, The, the } from './game.ts';

export const reasons = {
  gameOver: 'The game is over. Nothing more can be played.',
  notYourDecision: ({ seat }) => `It is ${its(seat)} decision. Please wait.`,
  otherDecision: ({ ask }) => `There is another decision to make first. ${ask}`,
  noSuchCard: ({ card: id }) => `Your colour has no card called ${card(id)}. Choose one of your own cards.`,
  notInHand: ({ card: id }) => `${The(id)} is not among the cards you can use now. Choose another card.`,
  notInDeck: ({ card: id }) => `${The(id)} is no longer in your deck. Replace a card that is.`,
  notAdditional: ({ card: id }) => `${The(id)} is a basic card. Only additional cards replace others.`,
  alreadySwappedIn: ({ card: id }) => `${The(id)} is already in your deck. Choose another additional card.`,
  cannotReplace: ({ card: id, by: other }) =>
    `${The(other)} cannot replace ${the(id)}. The basic values must be equal, or the card’s text must name the card it replaces.`,
  noSwapsLeft: ({ most }) =>
    `You have no replacements left; the maximum is ${most}. Mark your deck as ready, or undo one.`,
  notYourDeck: 'That is not the deck you built. Show your own.',
  noSuchSpace: ({ streets, blocks }) =>
    `The city has no such space. It has ${n(streets, 'street', 'streets')} with ${blocks} blocks.`,
  spaceTaken: ({ space: at }) =>
    `There is already a face-up card in ${space(at)}. Choose a free space or a ruin.`,
  leftIsEmpty: ({ space: at }) =>
    `The space to the left of ${space(at)} is empty. Streets are built up from left to right.`,
  streetNotOpen: ({ space: at, first }) =>
    `Street ${at.street} cannot be opened yet. Street ${first.street} comes first.`,
  foreignToken: ({ space: at, owner }) =>
    `${capital(its(owner))} token is in ${space(at)}. Nobody else may build there.`,
  threeInARow: ({ space: at, run }) =>
    `In ${space(at)} you would have ${run} face-up cards in a row. With 3 or 4 players, two is the limit.`,
  costTooHigh: ({ cost, others }) =>
    `This costs ${cards(cost)}; besides this one you have ${others === 0 ? 'none' : others} in your hand. Choose another card.`,
  costPayable: ({ card: id }) =>
    `You can pay for ${the(id)}, so it is not simply removed. Play it, or play another card.`,
  noCost: ({ card: id }) => `${The(id)} has no cost, so it cannot be removed. Play it on a space.`,
  belongsBeside: ({ card: id }) => `${The(id)} takes no space in the city. Play it beside the city.`,
  belongsInCity: ({ card: id }) => `${The(id)} belongs in the city. Choose a space for it.`,
  mustPlay: 'You can play a card, so you must. Choose a card and a space.',
  exchangeUsed: 'You have already exchanged your hand. You can do so only once per game.',
  handEmpty: 'Your hand is empty, so there is nothing to exchange.',
  searchOver: 'Searching is possible only at the start of your first turn, before exchanging your hand.',
  searchedCardInHand: 'The card you could search for is already in your hand.',
  nothingToSearch: 'Your deck has no card that may be searched for.',
  otherSpace: ({ space: at, another }) =>
    another
      ? `The card is already in ${space(at)}. Choose another space.`
      : `The card must go to ${space(at)}, which has just become free.`,
  justReturned: ({ card: id }) => `You have just returned ${the(id)}. Play another card.`,
  nothingToReplay: 'You have no other hand card that could be played and paid for. Skip the effect.',
  nothingFaceUp: ({ space: at }) => `There is no face-up card in ${space(at)}. Choose one that is face up.`,
  notYours: ({ space: at, owner }) =>
    `The card in ${space(at)} belongs to ${by(owner)}. Choose one of your own.`,
  protected: ({ card: id, owner }) =>
    `${Own({ card: id, owner })} is protected, so your cards do not affect it. Choose another.`,
  singleValue: ({ card: id }) => `${The(id)} has a single value and cannot be rotated.`,
  turnedAlready: ({ space: at }) =>
    `The card in ${space(at)} has already been rotated. Choose a different one.`,
  playerDone: ({ owner }) =>
    `A card of ${owner.me ? 'yours' : owner.name} has already been rotated. Choose one of another player.`,
  notDestroyed: ({ space: at }) =>
    `There is no destroyed card on top in ${space(at)}. Only ruins are rebuilt.`,
  tokenThere: ({ space: at }) => `There is already a token in ${space(at)}. Choose another eligible space.`,
  alreadyProtected: ({ card: id }) => `${The(id)} is already protected. Choose another card.`,
  notAdjacent: ({ space: at, from: origin }) =>
    `${capital(space(at))} is not adjacent to ${space(origin)}. Choose a card next to it in the street or the block.`,
  notItself: 'A Forge that copies this effect cannot return itself. Choose another card.',
  mustAnswer: ({ ask }) => `This cannot be declined. ${ask}`,
  notFaceUpInCity: ({ card: id }) =>
    `There is no face-up ${card(id)} in the city. Choose a card that is face up.`,
  noInstantEffect: ({ card: id }) => `${The(id)} has no instant effect that could be copied.`,
  nothingWouldHappen: ({ card: id }) =>
    `The effect of ${the(id)} would do nothing now. Choose another effect.`,
  goesBeside: ({ card: id }) =>
    `Your destroyed cards are beside the city, so ${the(id)} goes there. Play it beside the city.`,
  staysInCity: ({ card: id }) =>
    `Without a Cemetery ${the(id)} goes into the city. Choose an eligible space.`,
} satisfies Reasons;

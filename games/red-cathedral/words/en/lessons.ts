import type { RedCathedralLessons } from '../messages/lessons.ts';

export const lessons = {
  goal: {
    title: 'Your first section',
    about: 'What the game is about, how you claim a section, and what its tile does for you.',
    learnt: [
      'A claim puts your banner on a base, or on a section directly above somebody’s banner.',
      'Its tile goes into your workshop: face up for roubles, or face down for free.',
      'Every banner that leaves your inventory makes room for one more material.',
    ],
    says: {
      cathedral:
        'Together you build Saint Basil’s Cathedral in Moscow, but only one of you will be praised for it: whoever has the most prestige at the end wins.',
      tower:
        'Each tower is a stack of sections: a base at the bottom, middle sections above it, and a dome on top.',
      card: 'A section shows the materials that it needs, and what it pays whoever completes it: recognition and roubles.',
      turn: 'On your turn you do exactly one of three things: claim a section, build, or acquire resources.',
      claim: 'You need a section of your own first. Claim the base of tower II: touch it on the cathedral.',
      otherBase: 'You could claim that base, too. Take the one of tower II here: its tile brings you wood.',
      marketLater: 'The market has a lesson of its own. Claim the base of tower II first.',
      tile: 'Its workshop tile is yours now. Put it into the blue slot of your workshop: face up it costs 2 roubles there.',
      redSlot: 'In the red slot the tile would cost 4 roubles, and you have only 3. Take the blue slot.',
      otherSlot: 'That slot is free as well. For this lesson take the blue one.',
      notDown:
        'Face down costs nothing, but then the tile never gives you anything. You can afford it face up.',
      takeBoth: 'You may always take fewer, but here take both.',
      benefit:
        'Two wood at once! A tile gives its benefit when you place it face up, and again whenever you move the die of its slot’s colour.',
      space:
        'Your banner came from the inventory. Where it stood there is now a space for one more material.',
      boris: 'Now it is Boris’s turn. He claims the base of tower I and pays for his tile.',
      above:
        'A base can always be claimed. A section above can be claimed once there is a banner directly below it, no matter whose.',
      claimAbove: 'So claim the middle section above Boris’s base, in tower I.',
      aboveYourself:
        'Above your own base is a good place, too. But here you will see that you may even build above Boris.',
      buildLater: 'Building comes in the third lesson. Claim the middle section of tower I now.',
      faceDown:
        'You have 1 rouble left, too little for any slot. Put the tile into any slot face down: that is free, but it will never be activated.',
      close:
        'Two sections carry your banner now. To build them you need materials, and those come from the market.',
    },
  },
  market: {
    title: 'The market',
    about: 'Move dice, take what they give you, use influence and tiles, and roll.',
    learnt: [
      'A die goes clockwise exactly as far as it shows; yours and the white one may go further for 1 rouble per location.',
      'A location gives its yield once for every die that lies there, as far as your inventory has room.',
      'Then come influence and one tile in the colour of the die, in any order; the roll ends the visit.',
    ],
    says: {
      ring: 'The market is a ring of eight locations. Each gives one resource: six materials, roubles and recognition.',
      dice: 'To acquire resources you move one of the five dice: clockwise, exactly as many locations as it shows. You may take any of them.',
      move: 'The yellow die shows 1. Touch it, then the location with bricks, one further.',
      redLater:
        'The red die is yours and can do more: you will move it in a moment. Take the yellow one first.',
      otherDie: 'You may move any die. For this lesson take the yellow one.',
      notClaim: 'You have enough sections for now. Go to the market with the yellow die.',
      take: 'Two dice lie here now, so the location gives its 2 bricks twice. Take all 4: touch the location.',
      rollEnds: 'The roll ends your visit, and there is still something for you here.',
      takeAll: 'You may always take fewer, but here take as many as you can.',
      influence:
        'Every quadrant of the ring has an influence card with two actions, and you may use one. The carriers offer you a rouble: take it.',
      deliverLater:
        'For 1 rouble the carriers deliver a material at once. That is handy, but take the rouble now.',
      activate:
        'You have moved the yellow die, so the face-up tile in your yellow slot works as well: 2 stones. Touch it.',
      roll: 'Nothing is left here. Roll: all dice at this location get new numbers, and nobody knows which.',
      rolled:
        'The two dice stay here with their new numbers. Market, influence and tile: once each, in any order, and then always the roll.',
      boris: 'Boris finds a different market from the one you saw. He moves the yellow die to the green gem.',
      further:
        'Two dice can do more for you: the one of your own colour and the white one. Each location beyond their number costs 1 rouble.',
      pay: 'The red die shows 2, but the wood is 3 locations away. Move it there; it costs you 1 rouble.',
      threePlaces: 'It may go there. The wood, though, is 3 locations away and costs just 1 rouble.',
      whiteToo: 'The white die goes further for roubles, too. Here take the red one.',
      room: 'Three dice: that makes 6 wood! But your inventory has room for only 2, and the rest stays in the supply. Take them.',
      tradeLater: 'The merchants trade materials. You need nothing from them now.',
      rollAgain:
        'Three dice are rolled now. No fourth may join them: no die may end its move where three others are. Roll.',
      close: 'Your inventory is full of good materials. Time to build with them, in the next lesson.',
    },
  },
  build: {
    title: 'Build and decorate',
    about: 'Deliver materials, complete sections, earn recognition and prestige, and be quicker than Boris.',
    learnt: [
      'A build action delivers up to three materials; a section that has all it needs pays at once.',
      'Recognition moves your marker, and the last prestige space it has reached counts.',
      'Whoever leaves a section unfinished under somebody’s completed one loses recognition; gems in ornaments bring prestige.',
    ],
    says: {
      needs: 'Your base in tower II needs 1 wood, 1 brick and 1 stone. All three are in your inventory.',
      deliver:
        'One build action delivers up to three materials. Touch the base of tower II, and they go there.',
      thisFirst:
        'That section is yours as well. But begin with the base of tower II, which you can complete now.',
      notStop: 'Do not stop yet: what this section needs is in your inventory.',
      haveEnough: 'You have all that you need. Build with it!',
      completed:
        'Completed! The base rises and pays you 4 recognition: your marker goes four spaces along the track.',
      prestige:
        'It has passed a red prestige space. At the end, the last one you have reached counts; the further you get, the closer together they are.',
      end: 'Now that you have prestige, you could give up 1 for 2 roubles or for a reroll. It is better to keep it and end your turn.',
      keepPrestige: 'That would cost you a prestige point. Keep it, and end your turn.',
      overbuilt:
        'Boris completes his middle section in tower III, right above your unfinished base. That costs you 1 recognition.',
      penalty:
        'You lose 1 recognition for every completed section of others above each unfinished one of yours. So finish low sections early. And Boris has an unfinished base himself, in tower I.',
      payBack: 'You own the section above it. Complete it with wood, brick and a green gem.',
      ownBaseLater: 'Your base in tower III cannot be completed yet. The one above Boris can.',
      decorateLater: 'You will decorate in a moment. Complete the middle section of tower I first.',
      endAgain: '4 recognition and 1 rouble for you, and Boris loses 1. End your turn.',
      boris: 'Boris needs a moment of peace and goes to the market.',
      decorate:
        'Completed sections can be decorated. A base takes a door, and a door costs 1 wood. Touch the door in your workshop and then the base of tower II, or just the base.',
      woodForDoor: 'Keep your last wood: the door needs it.',
      gem: 'Add a gem! One is worth 1 prestige, two of different colours are worth 3. Add the purple gem.',
      addGem: 'Without the gem the door brings no prestige. Add it.',
      last: 'Your marker jumps to the next prestige space. The door also counts when the tower is scored: that is the next lesson. End your turn.',
    },
  },
  end: {
    title: 'The end and the towers',
    about: 'How the game ends, what each tower is worth, and who gets it.',
    learnt: [
      'Whoever completes a sixth section first gains 3 prestige, and everybody else has one last turn.',
      'A tower is worth 2 for each completed section and 1 for each ornament; whoever has the most presence there gets it.',
      'With two players the second gets a third, and a tie leaves both with nothing.',
    ],
    says: {
      five: 'You have completed five sections, Boris three. Whoever completes a sixth one first triggers the end and gets 3 prestige for it.',
      values:
        'At the end, each tower is scored: 2 prestige for every completed section and 1 for every ornament in it. Tower III is worth 5.',
      shares:
        'Completed sections and ornaments count as presence. In tower I Boris is ahead by 2 to 1: he gets its 6 points, and you get a third, which is 2.',
      tie: 'In tower II you have one section each. With two players a tie gives neither of you anything!',
      sixth:
        'So complete the dome of tower II: it breaks the tie, and it is your sixth section. Only the green gem is missing.',
      noNeed: 'You need no more resources: what the dome lacks is in your inventory.',
      keepPrestige: 'Roubles are worth little now. Keep your prestige.',
      triggered:
        'Six sections! 3 prestige for you, besides the 6 recognition and 2 roubles of the dome. Tower II is yours now.',
      finish:
        'You have 5 roubles. Five materials and roubles left over are worth 1 prestige, so there is nothing to gain by spending them. End your turn.',
      noReroll: 'The dice no longer matter to you. End your turn.',
      boris:
        'Boris has one last turn. He puts a door with a purple gem on the base of tower I. Then the score sheet opens.',
      leftovers:
        'The score sheet adds up: the prestige of your marker, 1 for every five materials and roubles left, and your share of each tower.',
      winner:
        'If two players are level, the number of completed sections decides, then the number of ornaments. You now know everything you need for a whole game!',
    },
  },
  advanced: {
    title: 'The advanced workshop',
    about: 'The other side of the board: ornaments that must be unlocked, and banners on the white slots.',
    learnt: [
      'A face-up tile on a coloured slot unlocks its ornament; a face-down tile locks it for good.',
      'With every claim you choose: a banner from the inventory, or one from a white slot.',
      'You may decorate any completed section, even a rival’s.',
    ],
    says: {
      locked:
        'On this side your four ornaments lie on the coloured slots and are locked. A tile placed face up on the slot unlocks the one there. Every slot costs 3 roubles.',
      lost: 'A tile placed face down locks it for good. That has happened to your door and your cross.',
      banners:
        'Two of your banners stand on the white slots. With every claim you choose: a banner from the inventory makes room there, one from a white slot frees that slot.',
      claim: 'Claim the base of tower II.',
      otherSection: 'That one could be claimed as well. For this lesson stay with tower II.',
      banner:
        'Which banner do you take? Take the one from the white slot, so that your new tile can go there.',
      fromWhite: 'A banner from the inventory would make room for a material. This time take the white one.',
      white:
        'The first white slot is free, even in the same turn. Put the tile there face up, for 3 roubles.',
      colouredLater:
        'A coloured slot would unlock an ornament. That comes in a moment; take the white slot now.',
      notDown: 'Face down it would never be activated. You have the 3 roubles.',
      takeBoth: 'You may always take fewer, but here take both.',
      whiteDie:
        'White slots lock nothing. Their tiles work whenever you move the white die, and that one goes further for roubles, for everybody.',
      boris:
        'Boris claims the base of tower I, puts the tile face up on his blue slot and so unlocks an arch.',
      claimAgain: 'Do the same: claim the middle section of tower II.',
      fromInventory: 'This time take a banner from the inventory: you can use the room.',
      needRoom: 'The second white slot can wait. Take the banner from the inventory.',
      unlock: 'Now put the tile face up on the green slot. The arch there is unlocked.',
      greenNow: 'There is an arch on the blue slot, too. Take the green slot here.',
      wouldLock: 'Face down would lock the arch for good!',
      borisAgain: 'Boris moves the white die and takes a green gem.',
      decorate:
        'You have an arch, a stone and a purple gem. Decorate the middle section of tower III and add the gem. It belongs to Boris, but every completed section takes one ornament, from anyone.',
      archFirst: 'Building can wait: somebody else could decorate that section first.',
      addGem: 'Add the gem: it is worth 1 prestige.',
      stop: 'You could still deliver one material, but you need not. Stop here, and your turn is over.',
    },
  },
  ivan: {
    title: 'Alone against Ivan',
    about: 'How your solo rival works: five cards, a die for each, and no mercy.',
    learnt: [
      'Ivan follows the leftmost card whose tile is face up: its die moves, then the card is carried out.',
      'From the market and influence he takes only recognition; he claims above you whenever he can.',
      'When all five tiles are face down, he places an ornament and the tiles are shuffled.',
    ],
    says: {
      rival:
        'Ivan needs no one to play him: five cards in a row show what he does, and a die tile lies on each.',
      card: 'He always follows the leftmost card whose tile is face up. At the moment, that is the recognition card with the white die.',
      claim: 'You begin each round. Claim the base of tower II.',
      otherSection: 'A good section, but for this lesson claim the base of tower II.',
      tile: 'Put the tile into the blue slot, face up. Then watch what Ivan does.',
      blueSlot: 'Any slot would do. For this lesson take the blue one.',
      notDown: 'Face up it gives you wood at once, and you can pay for it.',
      takeBoth: 'You may always take fewer, but here take both.',
      recognition:
        'The white die went to the recognition location. Ivan took 1 there, 1 from the clergy and 4 from his card. He takes no other resources.',
      next: 'That tile is face down now. Next comes his claim card with the yellow die: you always see what he will do.',
      market: 'Your blue die shows 4. Move it to the purple gem.',
      buildNext: 'You could build already, but first see what Ivan does to you. Move the blue die.',
      takeAll: 'Take the gem, use the tile in your blue slot, and roll. One button does it all.',
      moreThere: 'Before you roll, take the gem and use your blue tile.',
      noTrade: 'You do not need to trade with the merchants now.',
      ivanClaims:
        'Ivan claims a section above one of yours, and you decide which: above tower II’s base or tower III’s. Choose tower II, because the tile in tower III would give him recognition.',
      recognitionTile: 'The tile there shows recognition: Ivan would get it. Choose tower II.',
      danger:
        'If Ivan completes that section before you complete the base below, you lose recognition, just as with any rival. The same goes for him.',
      build: 'Be quicker: deliver wood, brick and stone to the base of tower II.',
      towerTwo: 'Complete the base of tower II first. You have all it needs.',
      end: 'Completed! End your turn, and Ivan follows his inventory card.',
      materials:
        'Ivan puts 4 materials on this card, transports them with the next one and builds with the last. He does not care which materials they are.',
      close:
        'When all tiles are face down, Ivan places an ornament and the tiles are shuffled again. The end and the scoring are the same as with two players. Good luck!',
    },
  },
} satisfies RedCathedralLessons;

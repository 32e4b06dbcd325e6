import { ground, hill, tree } from '../land.ts';
import { block, win } from '../masonry.ts';
import { birds, cloud, sky, sun } from '../sky.ts';
import { C, line, P, rect } from '../woodcut.ts';

/** A building without a picture, for cards of other sets: it is still under construction. */
export function site(): string {
  const poles = 'M56 150V64M78 150V64M122 150V74M144 150V74';
  const decks = 'M48 118H152M48 90H152M50 66H84';
  return (
    sky(C.ice, C.sky) +
    sun(38, 64, 13, C.milk, C.honey) +
    cloud(134, 50, 0.7, C.milk, C.azure) +
    birds([
      [150, 82, 1],
      [164, 88, 0.7],
    ]) +
    hill('118C50 104 110 120 196 106', C.sage) +
    ground(140, C.wheat) +
    tree(176, 146, 14, C.grass, C.moss, 8) +
    block(60, 96, 80, 54, C.sand, C.wheat, { part: 0.3, brick: { o: 0.45 } }) +
    P('M60 96V84H72V78H88V88H100V96Z', C.sand, { w: 1.8 }) +
    win(70, 106, 12, 18) +
    win(118, 106, 12, 18) +
    P('M92 150V128A8 8 0 0 1 108 128V150Z', C.ember, { w: 1.5 }) +
    line(`${poles}${decks}M56 118L78 90M122 118L144 90`, 4.4) +
    line(`${poles}${decks}M56 118L78 90M122 118L144 90`, 2.2, C.wood) +
    line('M112 96V58H140', 4.4) +
    line('M112 96V58H140', 2.2, C.wood2) +
    line('M138 58V76', 1.4) +
    rect(131, 76, 14, 10, C.stone, { w: 1.5 })
  );
}

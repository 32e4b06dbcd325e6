import type { CardId } from '@archivolt/architectura';
import { arsenal } from './arsenal.ts';
import { cemetery } from './cemetery.ts';
import { forge } from './forge.ts';
import { fountain } from './fountain.ts';
import { greenhouse } from './greenhouse.ts';
import { inn } from './inn.ts';
import { laboratory } from './laboratory.ts';
import { library } from './library.ts';
import { magicAcademy } from './magicAcademy.ts';
import { manufactory } from './manufactory.ts';
import { museum } from './museum.ts';
import { obelisk } from './obelisk.ts';
import { palace } from './palace.ts';
import { park } from './park.ts';
import { school } from './school.ts';
import { statue } from './statue.ts';
import { temple } from './temple.ts';
import { townHall } from './townHall.ts';

/** The picture of each building: 200 x 200, seen through a window from 13 to 187. */
export const PICTURES: Readonly<Record<CardId, () => string>> = {
  Library: library,
  Greenhouse: greenhouse,
  Manufactory: manufactory,
  Arsenal: arsenal,
  Statue: statue,
  School: school,
  Inn: inn,
  Fountain: fountain,
  Laboratory: laboratory,
  Palace: palace,
  Park: park,
  Temple: temple,
  Cemetery: cemetery,
  Obelisk: obelisk,
  Museum: museum,
  Forge: forge,
  TownHall: townHall,
  MagicAcademy: magicAcademy,
};

// `node --import ./e2e/toy/register.mjs --import tsx …` runs a program with the game in its lists.
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);

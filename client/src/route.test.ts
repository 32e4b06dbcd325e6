import { expect, test } from 'vitest';
import { parse, type Route } from './route.ts';

const at = (address: string): Route => parse(new URL(address, 'http://localhost'));

test.each<[string, Route]>([
  ['/', { page: 'home' }],
  ['/#games', { page: 'home' }],
  ['/settings', { page: 'settings' }],
  ['/settings/', { page: 'settings' }],
  ['/play/abc234', { page: 'play', id: 'abc234' }],
  ['/rules/red-cathedral#RC-C2', { page: 'rules', game: 'red-cathedral' }],
  ['/rules/architectura', { page: 'rules', game: 'architectura' }],
  ['/new/red-cathedral', { page: 'new', game: 'red-cathedral', rivals: 'ivan' }],
  ['/new/red-cathedral?rivals=people', { page: 'new', game: 'red-cathedral', rivals: 'people' }],
  ['/new/red-cathedral?rivals=everyone', { page: 'new', game: 'red-cathedral', rivals: 'ivan' }],
  ['/online', { at: 'online', page: 'lobby' }],
  ['/online?game=architectura', { at: 'online', page: 'lobby' }],
  ['/online/new/architectura', { at: 'online', page: 'create', game: 'architectura' }],
  ['/online/new/chess', { page: 'lost' }],
  ['/table/n9r288g4vc6r36z9', { at: 'online', page: 'table', id: 'n9r288g4vc6r36z9' }],
  ['/table/short', { page: 'lost' }],
  [
    '/join/n9r288g4vc6r36z9?invite=w5cgb',
    { at: 'online', page: 'join', id: 'n9r288g4vc6r36z9', invite: 'w5cgb' },
  ],
  ['/join/n9r288g4vc6r36z9', { at: 'online', page: 'join', id: 'n9r288g4vc6r36z9', invite: undefined }],
  ['/account', { at: 'online', page: 'account' }],
  ['/leaderboard', { at: 'online', page: 'leaderboard' }],
  ['/people/n9r288g4vc6r36z9', { at: 'online', page: 'person', id: 'n9r288g4vc6r36z9' }],
  ['/account/more', { page: 'lost' }],
  ['/new/chess', { page: 'lost' }],
  ['/rules', { page: 'lost' }],
  ['/play', { page: 'lost' }],
  ['/play/..%2Fx', { page: 'lost' }],
  ['/settings/more', { page: 'lost' }],
  ['/play/abc/def', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
])('%s', (address, route) => {
  expect(at(address)).toEqual(route);
});

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

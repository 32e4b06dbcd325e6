import type { Command } from './commands.ts';
export const bench: Command = {
  name: 'bench',
  summary: 'how fast the games are played',
  help: () => '',
  run: async () => 0,
};

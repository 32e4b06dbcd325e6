export * from './bot.ts';
export * from './botKit.ts';
export * from './evaluation.ts';
export * from './features.ts';
export * from './inputs.ts';
export * from './levels.ts';
export * from './sense.ts';

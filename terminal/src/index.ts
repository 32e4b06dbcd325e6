export * from './arguments.ts';
export * from './choices.ts';
export * from './entry.ts';
export * from './paint.ts';
export * from './translations.ts';

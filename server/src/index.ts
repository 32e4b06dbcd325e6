export { type App, createApp } from './app.ts';
export { type Listening, serve } from './serve.ts';

import type { Named } from '../shell/messages.ts';

/** The way to a table: who one is, a seat that fits, a table as one likes it, an invitation. */
export interface EntranceMessages {
  /** Before anything that needs a name. */
  entry: {
    title: string;
    lead: string;
    name: string;
    colour: string;
    language: string;
    enter: string;
    signIn: string;
  };
  now: {
    title: string;
    lead: string;
    game: string;
    pace: string;
    paces: Record<'live' | 'slow', Named>;
    players: string;
    anyNumber: string;
    go: string;
  };
  create: {
    title(game: string): string;
    seats: Named;
    seat(n: number): string;
    me: string;
    meNote: string;
    open: string;
    openNote: string;
    bot(level: string): string;
    clock: Named;
    kinds: Record<'none' | 'live' | 'slow', Named>;
    minutes: string;
    seconds: string;
    perMove: string;
    access: Named;
    accesses: Record<'open' | 'invitation', Named>;
    rated: Named;
    ratings: Record<'friendly' | 'rated', Named>;
    delay: Named;
    noDelay: string;
    go: string;
  };
  /** For the host, at a seat that waits. */
  bot: { give: string; free: string; level: string };
  /** What the lobby has to offer, for those who are new there. */
  facts: { title: string } & Record<'friends' | 'pace' | 'bots' | 'dice', Named>;
  /** Beside a name at a table of the lobby. */
  card: { rating(n: number): string; points(n: number): string };
  join: {
    title: string;
    lead(host: string, game: string): string;
    sit: string;
    watch: string;
    full: string;
  };
}

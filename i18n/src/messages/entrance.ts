import type { NotedName } from './shell.ts';

/** The way to a table: who one is, a seat that fits, a table as one likes it, an invitation. */
export interface EntranceMessages {
  /** A table that waits for players. */
  waiting: {
    lead(free: number): string;
    /** For a spectator with a delay of this time. */
    begun(time: string): string;
    stay: string;
    go: string;
    invite: NotedName;
    link: string;
    copy: string;
    copied: string;
    share: string;
    qr: string;
    seats: string;
    sit: string;
    leave: string;
    leaveTitle: string;
    leaveText: string;
    closeText: string;
    terms: string;
    seat(n: number): string;
  };
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
    paces: Record<'live' | 'slow', NotedName>;
    players: string;
    anyNumber: string;
    go: string;
  };
  create: {
    title(game: string): string;
    seats: NotedName;
    seat(n: number): string;
    me: string;
    meNote: string;
    open: string;
    openNote: string;
    bot(level: string): string;
    clock: NotedName;
    kinds: Record<'none' | 'live' | 'slow', NotedName>;
    minutes: string;
    seconds: string;
    perMove: string;
    access: string;
    accesses: Record<'open' | 'invitation', NotedName>;
    rated: NotedName;
    ratings: Record<'friendly' | 'rated', NotedName>;
    delay: NotedName;
    /** May others watch? */
    watching: Record<'yes' | 'no', NotedName>;
    /** Somebody is asked to come as soon as the table is there. */
    inviting(name: string): string;
    /** How many play at a table of the server, whichever the game. */
    players: string;
    noDelay: string;
    go: string;
  };
  /** For the host, at a seat that waits. */
  bot: { give: string; free: string; level: string };
  /** What the lobby has to offer, for those who are new there. */
  facts: { title: string } & Record<'friends' | 'pace' | 'bots' | 'dice', NotedName>;
  /** Beside a name at a table of the lobby. */
  card: { rating(n: number): string; points(n: number): string };
  /** Who can see a table and its talk. */
  sees: Record<'anyone' | 'link' | 'players', string>;
  stakes: Record<'friendly' | 'rated', string>;
  /** How many people are at a table; nobody knows who only looks at the lobby. */
  atTables(n: number): string;
  watch: { title: string; go: string };
  opponents: {
    title: string;
    here: string;
    last(moment: string): string;
    invite: string;
    inviteTo(name: string, game: string): string;
  };
  block: {
    add(name: string): string;
    remove(name: string): string;
    done(name: string): string;
    note: string;
    title: string;
    none: string;
  };
  /** How the salts of the players come together, and what is compared at the end. Players read "number" and "hash". */
  dice: {
    preparing: string;
    /** Those whose salt is not there. */
    missing(names: string): string;
    until(moment: string): string;
    elsewhere: string;
    name: string;
    before: string;
    after: string;
    commitment: string;
    verify: string;
    verifying: string;
    fair(picks: number, versions: number): string;
    /** The first thing that is wrong: what, and in which version; for a salt, of which seat. */
    unfair: Record<
      'rules' | 'options' | 'seed' | 'result' | 'row' | 'takeBack' | 'move' | 'pick' | 'commitment' | 'salt',
      (version: number) => string
    >;
    /** Before one's own salt. */
    own: string;
    compared: {
      title: string;
      commitment: string;
      salt: string;
      hashes: string;
      rows(seen: number, all: number): string;
      nothing: string;
    };
    disagrees: Record<'ownSalt' | 'otherSalts' | 'log', string>;
  };
  /** Asking people by name. */
  people: NotedName & {
    find: string;
    none: string;
    invite: string;
    invited: string;
    toTable(game: string): string;
  };
  join: {
    title: string;
    lead(host: string, game: string): string;
    sit: string;
    watch: string;
    full: string;
  };
}

import type { NotedName } from './shell.ts';

/** Everything before an online table: sign-up, play now, a new table, an invitation. */
export interface EntranceMessages {
  /** An open table that waits for players. */
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
  /** Sign-up, shown before anything that needs a name. */
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
    /** Whether spectators are allowed. */
    watching: Record<'yes' | 'no', NotedName>;
    /** A person who is invited as soon as the table is open. */
    inviting(name: string): string;
    /** How many people can play a game together. */
    players(fewest: number, most: number): string;
    noDelay: string;
    go: string;
  };
  /** For the host, at an open seat. */
  bot: { give: string; free: string; level: string };
  /** The overview of online play for newcomers. */
  facts: { title: string } & Record<'friends' | 'pace' | 'bots' | 'dice', NotedName>;
  /** Beside a name on a card of the lobby. */
  card: { rating(n: number): string; points(n: number): string };
  /** Who can see a table and its chat. */
  sees: Record<'anyone' | 'link' | 'players', string>;
  stakes: Record<'friendly' | 'rated', string>;
  /** The number of people at tables; visitors of the lobby are not counted. */
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
  /** How the players' salts are combined, and what is compared at the end. To players a salt is a "number". */
  dice: {
    preparing: string;
    /** The players whose salt is missing. */
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
    /** The first fault by its kind, with its version; for a salt, with its seat. */
    unfair: Record<
      'rules' | 'options' | 'seed' | 'result' | 'row' | 'takeBack' | 'move' | 'pick' | 'commitment' | 'salt',
      (version: number) => string
    >;
    /** Label of the reader's own salt. */
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
  /** Inviting people by name. */
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

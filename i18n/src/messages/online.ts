import type { Phrase, RequestKind, SeatNews } from '@archivolt/protocol';
import type { NotedName } from './shell.ts';

/** Online play: lobby, tables, chat. */
export interface OnlineMessages {
  title: string;
  lead: string;
  /** Shown if no server answers at this address. */
  none: NotedName;
  again: string;
  back: string;
  cancel: string;
  close: string;
  /** The reader's identity. */
  you: { signedInAs(name: string): string; account: string; ratings: string };
  lobby: {
    open: string;
    openNone: string;
    create: string;
    createLead: string;
    mine: string;
    invited: string;
    invitedBy(name: string): string;
    invitations(n: number): string;
    waiting: string;
    finished: string;
    more: string;
    sit: string;
    look: string;
    play: string;
    rated: string;
    friendly: string;
    invitation: string;
    free(n: number): string;
    yourTurn: string;
    turnOf(name: string): string;
    won(names: string): string;
    youWon: string;
    frozen: string;
    closed: string;
    /** Closed by an operator during the game. */
    stopped: string;
    left(time: string): string;
    with(names: string): string;
  };
  clock: {
    none: string;
    live(base: string, increment: string): string;
    slow(time: string): string;
    left(name: string, time: string): string;
    until(moment: string): string;
  };
  /** The name of a deleted account. */
  gone: string;
  table: {
    menu: string;
    seats: string;
    /** The reader's seat, and an open seat. */
    you: string;
    free: string;
    here: string;
    away: string;
    offline: string;
    /** Shown to a player who was signed out from elsewhere. */
    signedOut: string;
    outdated: string;
    reload: string;
    watching: string;
    watchingLate(time: string): string;
    seenFrom: string;
    botForYou: Record<'timeout' | 'resigned' | 'left', string>;
    botFor(name: string): string;
    /** The player to move has left. */
    absent(name: string): string;
    /** When the time of an absent player runs out. */
    absentUntil(time: string): string;
    /** From when the others may let a bot play. */
    standInFrom(time: string): string;
    /** The same for a player who is not to move yet. */
    standInLater(name: string): string;
    standIn: string;
    /** `ended`: the game was over when they resigned. */
    seatNews: Record<SeatNews | 'ended', (name: string) => string>;
    return: string;
    ask: Record<RequestKind, NotedName>;
    asks: Record<RequestKind, (name: string) => string>;
    asked: Record<RequestKind, string>;
    withdraw: string;
    withdrew(name: string): string;
    declined: Record<RequestKind, (name: string) => string>;
    yes: string;
    no: string;
    resign: NotedName;
    resignTitle: string;
    resignText: Record<'ends' | 'bot', string>;
    resignYes: string;
    tookBack(name: string): string;
    frozen: NotedName;
    closed: NotedName;
    /** The note of a table that was closed during the game. */
    stopped: string;
    report: string;
    resigned(name: string): string;
    agreed: string;
    next: string;
    toNext: string;
    file: string;
    rules: string;
    settings: string;
    home: string;
    shareWatch: string;
    /** Shows the game up to now, by move and turn. */
    replay: string;
    /** It is the reader's turn at this number of other tables. */
    others(n: number): string;
  };
  chat: {
    title: string;
    open(fresh: number): string;
    empty: string;
    write: string;
    send: string;
    phrases: string;
    spectator: string;
    said(name: string, words: string): string;
    /** System message: the clocks were stopped for this time. */
    clocksStopped(time: string): string;
    block(name: string): string;
    unblock(name: string): string;
    report(name: string): string;
    reportTitle: string;
    reportText: string;
    reportWhy: Record<'insult' | 'spam' | 'cheating' | 'other', string>;
    reportNote: string;
    reportSend: string;
    reported: string;
    more(name: string): string;
    /** Replaces a message whose text was removed with its author's account, or by an operator. */
    removed: string;
    phrase: Record<Phrase, string>;
  };
}

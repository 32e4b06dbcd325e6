import type { Phrase, RequestKind, SeatNews } from '@archivolt/protocol';
import type { NotedName } from './shell.ts';

/** Playing with people elsewhere: lobby, tables, talk. */
export interface OnlineMessages {
  title: string;
  lead: string;
  /** Nobody answers at this address. */
  none: NotedName;
  again: string;
  back: string;
  cancel: string;
  close: string;
  /** Who one is here. */
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
    /** Closed during the game. */
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
  /** One who has deleted their account. */
  gone: string;
  table: {
    menu: string;
    seats: string;
    /** Oneself, and a seat that nobody has taken. */
    you: string;
    free: string;
    here: string;
    away: string;
    offline: string;
    /** One sat here until one was signed out, somewhere else. */
    signedOut: string;
    outdated: string;
    reload: string;
    watching: string;
    watchingLate(time: string): string;
    seenFrom: string;
    botForYou: Record<'timeout' | 'resigned' | 'left', string>;
    botFor(name: string): string;
    /** The one who is to move has gone. */
    absent(name: string): string;
    /** When their time is up. */
    absentUntil(time: string): string;
    /** When the others need wait no longer. */
    standInFrom(time: string): string;
    /** The same for one who is not to move yet. */
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
    /** The note of one that was closed during the game. */
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
    onlooker: string;
    said(name: string, words: string): string;
    /** Said by nobody: `time` is how long. */
    stood(time: string): string;
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
    /** Instead of the words of somebody who has left, or that an operator has removed. */
    removed: string;
    phrase: Record<Phrase, string>;
  };
}

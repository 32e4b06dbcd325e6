import type { Phrase, RefusalCode, RequestKind } from '@archivolt/protocol';
import type { Named } from '../shell/messages.ts';

/** Facts that come with a refusal. */
export type RefusalFacts = Readonly<Record<string, string | number | boolean>>;

/** Playing with people elsewhere: lobby, tables, talk. */
export interface OnlineMessages {
  title: string;
  lead: string;
  /** Nobody answers at this address. */
  none: Named;
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
  waiting: {
    lead(free: number): string;
    /** For an onlooker who is behind by this time. */
    begun(time: string): string;
    stay: string;
    go: string;
    invite: Named;
    link: string;
    copy: string;
    copied: string;
    share: string;
    qr: string;
    seats: string;
    free: string;
    you: string;
    sit: string;
    leave: string;
    leaveTitle: string;
    leaveText: string;
    closeText: string;
    terms: string;
    seat(n: number): string;
    /** Asking people by name. */
    people: Named & {
      find: string;
      none: string;
      invite: string;
      invited: string;
      toTable(game: string): string;
    };
  };
  /** One who has deleted their account. */
  gone: string;
  table: {
    menu: string;
    seats: string;
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
    botForYou: Record<'timeout' | 'resigned', string>;
    botFor(name: string): string;
    /** The one whose clock runs. */
    absent(name: string): string;
    return: string;
    ask: Record<RequestKind, Named>;
    asks: Record<RequestKind, (name: string) => string>;
    asked: Record<RequestKind, string>;
    withdraw: string;
    withdrew(name: string): string;
    declined: Record<RequestKind, (name: string) => string>;
    yes: string;
    no: string;
    resign: Named;
    resignTitle: string;
    resignText: Record<'ends' | 'bot', string>;
    resignYes: string;
    tookBack(name: string): string;
    frozen: Named;
    closed: Named;
    report: string;
    resigned(name: string): string;
    agreed: string;
    next: string;
    toNext: string;
    dice: { name: string; before: string; after: string };
    verify: string;
    verifying: string;
    fair(picks: number, versions: number): string;
    /** The first thing that is wrong: what, and in which version. */
    unfair: Record<
      'rules' | 'options' | 'seed' | 'result' | 'row' | 'takeBack' | 'move' | 'pick' | 'commitment',
      (version: number) => string
    >;
    commitment: string;
    file: string;
    rules: string;
    settings: string;
    home: string;
    shareWatch: string;
    /** It is one's turn at so many other tables. */
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
    mute(name: string): string;
    unmute(name: string): string;
    report(name: string): string;
    reportTitle: string;
    reportText: string;
    reportWhy: Record<'insult' | 'spam' | 'cheating' | 'other', string>;
    reportNote: string;
    reportSend: string;
    reported: string;
    more(name: string): string;
    phrase: Record<Phrase, string>;
  };
  refusals: Record<RefusalCode | 'offline', string | ((facts: RefusalFacts) => string)>;
}

/** Why something was refused, as a sentence. */
export function refusalSentence(
  m: Pick<OnlineMessages, 'refusals'>,
  { why, facts }: { why: RefusalCode | 'offline'; facts: RefusalFacts },
): string {
  const sentence = m.refusals[why];
  return typeof sentence === 'string' ? sentence : sentence(facts);
}

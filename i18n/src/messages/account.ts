import type { Me, Notice } from '@archivolt/protocol';
import type { NotedName } from './shell.ts';

/** Profile, ways to sign in, notifications, ratings. */
export interface AccountMessages {
  title: string;
  lead: string;
  page: string;
  guest: NotedName;
  saved: string;
  save: string;
  cancel: string;
  profile: { title: string; name: string; colour: string; language: string; zone: string };
  quiet: { title: string; note: string; on: string; from: string; to: string };
  notify: {
    title: string;
    note: string;
    what: string;
    kinds: Record<Notice, string>;
    push: string;
    mail: string;
    address: string;
    addressNote: string;
    /** A new address takes effect once its owner has followed the link. */
    confirm(address: string): string;
    enable: string;
    disable: string;
    enabled: string;
    denied: string;
    impossible: string;
    /** Shown if the server can send neither email nor push messages. */
    none: string;
    noMail: string;
  };
  secure: {
    title: string;
    lead: string;
    passkey: NotedName;
    makePasskey: string;
    passkeys: string;
    since(moment: string): string;
    remove(label: string): string;
    drop: string;
    password: NotedName;
    login: string;
    loginNote: string;
    newPassword: string;
    passwordNote: string;
    current: string;
    endTokens: string;
    claim: string;
    change: string;
    claimed(login: string): string;
    label(browser: string): string;
  };
  signIn: {
    title: string;
    lead: string;
    withPasskey: string;
    login: string;
    password: string;
    go: string;
    code: NotedName;
    codeField: string;
    useCode: string;
    guest: string;
  };
  device: { title: string; note: string; make: string; code: string; until(moment: string): string };
  tokens: {
    title: string;
    note: string;
    days: string;
    countDays(n: number): string;
    ends(moment: string): string;
    label: string;
    make: string;
    secret: string;
    copy: string;
    copied: string;
    none: string;
    used(moment: string): string;
    unused: string;
    end(label: string): string;
    drop: string;
  };
  /** Asked before an irreversible action. */
  proof: { title: string; text: string; password: string; passkey: string; go: string };
  sessions: {
    title: string;
    note: string;
    current: string;
    unknown: string;
    since(moment: string): string;
    used(moment: string): string;
    end(label: string): string;
    drop: string;
  };
  export: { title: string; note: string; go: string; privacy: string };
  forgotten: { link: string; title: string; lead: string; address: string; send: string; sent: string };
  reset: { title: string; lead(name: string): string; go: string };
  /** The link to the operator console. */
  desk: string;
  leave: {
    title: string;
    signOut: string;
    guestWarning: string;
    everywhere: string;
    everywhereNote: string;
    delete: string;
    deleteTitle: string;
    deleteText: string;
    deleteYes: string;
  };
  ratings: {
    title: string;
    lead: string;
    game: string;
    players: string;
    countPlayers(n: number): string;
    place: string;
    name: string;
    rating: string;
    deviation(n: number): string;
    games: string;
    wins: string;
    none: string;
    bot(level: string): string;
    /** Spoken by screen readers between the ratings before and after a game. */
    before: string;
    now: string;
  };
  person: {
    since(moment: string): string;
    finished(n: number): string;
    ratings: string;
    none: string;
    gone: NotedName;
  };
  /** The statistics on a person's page, and who may see them. */
  statistics: {
    title: string;
    note: string;
    who: string;
    audiences: Record<Me['statistics'], string>;
    /** On the reader's own page. */
    seenBy: Record<Me['statistics'], string>;
    change: string;
    hidden(name: string): string;
    none: string;
  };
}

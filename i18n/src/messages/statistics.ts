/** The page with one's own finished games in figures. */
export interface StatisticsMessages {
  title: string;
  lead: string;
  none: { name: string; note: string; play: string };
  /** Finished games are being read. */
  reading: string;
  /** No game fits what was chosen. */
  nothing: string;
  /** What the selects choose. */
  filter: {
    label: string;
    game: string;
    mode: string;
    players: string;
    person: string;
    opponent: string;
    seat: string;
    time: string;
    all: string;
  };
  modes: { solo: string; bots: string; device: string; online: string };
  times: { month: string; quarter: string; year: string };
  seat(number: number): string;
  bot(level: string): string;
  figures: {
    games: string;
    won: string;
    shared: string;
    lost: string;
    winRate: string;
    mean: string;
    best: string;
    margin: string;
    accuracy: string;
    luck: string;
    /** The same as the head of a narrow column. */
    accuracyShort: string;
    luckShort: string;
  };
  course: { title: string; note: string; game: string; points: string; mean: string; table: string };
  sources: {
    title: string;
    own: string;
    others: string;
    source: string;
    /** The same on somebody else's page. */
    titleOf: string;
    othersOf: string;
  };
  /** People whom somebody else's page does not name. */
  others: string;
  rating: { title(game: string, players: number): string; name: string };
  /** Accuracy and luck, which are known of games that have been studied. */
  study: {
    title: string;
    accuracy: string;
    luck: string;
    luckNote: string;
    /** The same on somebody else's page. */
    luckNoteOf: string;
    /** On somebody's page: who made the studies. */
    source: string;
    some(studied: number, games: number): string;
    note: string;
    start: string;
    progress(game: number, games: number): string;
    failed(n: number): string;
    ready(n: number): string;
  };
  by: { title: string; game: string; mode: string; players: string; seat: string; opponent: string };
  export: { title: string; note: string; csv: string; json: string };
  forget: { name: string; title: string; text: string; yes: string; no: string };
}

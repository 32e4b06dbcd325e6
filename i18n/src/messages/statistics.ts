/** The statistics of finished games. */
export interface StatisticsMessages {
  title: string;
  lead: string;
  none: { name: string; note: string; play: string };
  /** Shown while finished games are loaded. */
  reading: string;
  /** Shown if no game matches the filters. */
  nothing: string;
  /** Labels of the filters. */
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
    /** The same as short column headings. */
    accuracyShort: string;
    luckShort: string;
  };
  course: { title: string; note: string; game: string; points: string; mean: string; table: string };
  sources: {
    title: string;
    own: string;
    others: string;
    source: string;
    /** The same on another person's page. */
    titleOf: string;
    othersOf: string;
  };
  /** People who are not named on another person's page. */
  others: string;
  rating: { title(game: string, players: number): string; name: string };
  /** Accuracy and luck of the games that have been studied. */
  study: {
    title: string;
    accuracy: string;
    luck: string;
    luckNote: string;
    /** The same on another person's page. */
    luckNoteOf: string;
    /** On a person's page: who made the studies. */
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

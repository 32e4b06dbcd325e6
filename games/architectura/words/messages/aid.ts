/** The player aid of Architectura, except what the area `game` says already. Numbers come from the rules. */
export interface ArchitecturaAid {
  titles: {
    turn: string;
    compare: string;
    buildings: string;
    symbols: string;
    limits: string;
    end: string;
  };
  turn: {
    play: string;
    compare: string;
    effect: string;
    draw(cards: number): string;
  };
  /** The effect on the card to the left, in each case. */
  compare: { equal: string; up: string; down: string; destroy: string; protected: string };
  /** How to read a card. */
  card: { top: string; sides: string; basic: string };
  limits: {
    streets(streets: number, blocks: number): string;
    /** The length from which a run of a player's own cards is not allowed. */
    run(cards: number): string;
    deck(cards: number, tokens: number): string;
  };
  end: { ends: string; values: string; ties: string };
}

/** The player aid of Architectura: what the catalogue of the game does not say already. Numbers come from the rules. */
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
  /** What happens to the card on the left, in each case. */
  compare: { equal: string; up: string; down: string; destroy: string; protected: string };
  /** How a card is read. */
  card: { top: string; sides: string; basic: string };
  limits: {
    streets(streets: number, blocks: number): string;
    /** The shortest run of one's own cards that may not be made. */
    run(cards: number): string;
    deck(cards: number, tokens: number): string;
  };
  end: { ends: string; values: string; ties: string };
}

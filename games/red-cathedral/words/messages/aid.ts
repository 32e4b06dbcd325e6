/** The player aid of The Red Cathedral: what the catalogue of the game does not say already. Numbers come from the rules. */
export interface RedCathedralAid {
  titles: {
    turn: string;
    influence: string;
    symbols: string;
    limits: string;
    end: string;
  };
  claim: {
    banner: string;
    /** What a tile face up costs, in roubles. */
    tile(least: number, most: number): string;
    benefit: string;
  };
  build: {
    deliver(materials: number): string;
    complete: string;
    penalty: string;
    decorate: string;
    gems: string;
  };
  acquire: {
    /** The most other dice that may lie where a die ends. */
    move(dice: number): string;
    further: string;
    each: string;
  };
  /** What the signs mean that no other text explains. */
  symbols: {
    ruble: string;
    any: string;
    swap: string;
    activate: string;
    deliver: string;
    everyKind: string;
    faceDown: string;
  };
  limits: {
    inventory(spaces: number): string;
    ornaments: string;
  };
  end: {
    trigger(sections: number, prestige: number): string;
    /** Alone against Ivan. */
    triggerSolo(sections: number): string;
    tower(section: number, ornament: number): string;
    presence: string;
    /** What a tower of this value gives, place by place; and what a tie does, with two players or more. */
    shares(value: number, shares: readonly number[]): string;
    tie: { two: string; many: string };
    breaks: string;
  };
}

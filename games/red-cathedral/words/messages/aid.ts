/** The player aid of The Red Cathedral, except what the area `game` says already. Numbers come from the rules. */
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
    /** The cost of a face-up tile in roubles. */
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
    /** The number of other dice with which a location is full. */
    move(dice: number): string;
    further: string;
    each: string;
  };
  /** The meaning of symbols that no other text explains. */
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
    /** The shares of a tower of this value, place by place; and the effect of a tie, with two or more players. */
    shares(value: number, shares: readonly number[]): string;
    tie: { two: string; many: string };
    breaks: string;
  };
}

import type { Inputs, SavedInputs } from './inputs.ts';

/**
 * Sparse inputs → one hidden layer → for each seat, the looking one first, a chance of winning and a final score.
 * The weights of the first layer lie by input, so that an input that is zero costs nothing. Double precision, because
 * engines are fastest with it.
 */
export class Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly seats: number;
  /** All weights in one array, so that they are copied, averaged and sent as one: first layer, its bias, second layer, its bias. */
  readonly weights: Float64Array;
  readonly first: Float64Array;
  readonly firstBias: Float64Array;
  readonly second: Float64Array;
  readonly secondBias: Float64Array;
  /** The last answer: chances of winning, and scores in the game's unit. */
  readonly win: Float64Array;
  readonly score: Float64Array;
  /** The hidden layer of the last answer. */
  readonly layer: Float64Array;

  constructor(inputs: number, hidden: number, seats: number) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.seats = seats;
    const sizes = [inputs * hidden, hidden, 2 * seats * hidden, 2 * seats];
    this.weights = new Float64Array(sizes.reduce((sum, size) => sum + size, 0));
    let start = 0;
    const part = (size: number): Float64Array => this.weights.subarray(start, (start += size));
    this.first = part(inputs * hidden);
    this.firstBias = part(hidden);
    this.second = part(2 * seats * hidden);
    this.secondBias = part(2 * seats);
    this.win = new Float64Array(seats);
    this.score = new Float64Array(seats);
    this.layer = new Float64Array(hidden);
  }

  /** Small random weights from −1 to 1 times what suits the number of inputs that are on at a time. */
  scatter(random: () => number): this {
    for (let i = 0; i < this.first.length; i++) this.first[i] = (random() * 2 - 1) * 0.08;
    for (let i = 0; i < this.second.length; i++) this.second[i] = (random() * 2 - 1) * 0.1;
    return this;
  }

  /** Fills `win`, `score` and `layer`. */
  look(inputs: Inputs | SavedInputs, count = inputs.index.length): void {
    const { first, firstBias, layer, hidden } = this;
    const { index, value } = inputs;
    layer.set(firstBias);
    for (let i = 0; i < count; i++) {
      const row = (index[i] as number) * hidden;
      const v = value[i] as number;
      if (v === 1)
        for (let h = 0; h < hidden; h++) layer[h] = (layer[h] as number) + (first[row + h] as number);
      else for (let h = 0; h < hidden; h++) layer[h] = (layer[h] as number) + v * (first[row + h] as number);
    }
    this.answer();
  }

  private answer(): void {
    const { second, secondBias, layer, hidden, seats, win, score } = this;
    for (let h = 0; h < hidden; h++) if ((layer[h] as number) < 0) layer[h] = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let out = 0; out < 2 * seats; out++) {
      let sum = secondBias[out] as number;
      const row = out * hidden;
      for (let h = 0; h < hidden; h++) sum += (second[row + h] as number) * (layer[h] as number);
      if (out < seats) {
        win[out] = sum;
        if (sum > most) most = sum;
      } else score[out - seats] = sum;
    }
    let total = 0;
    for (let seat = 0; seat < seats; seat++) total += win[seat] = Math.exp((win[seat] as number) - most);
    for (let seat = 0; seat < seats; seat++) win[seat] = (win[seat] as number) / total;
  }
}

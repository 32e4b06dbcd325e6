import type { Inputs, SavedInputs } from '@archivolt/botkit';
import { type Kernel, kernelOf, type SparseVector } from './kernel.ts';

/**
 * Neural net: sparse inputs, one hidden layer, and per seat (the viewing seat first) a win probability and a final score.
 * First-layer weights are stored by input, so that a zero input costs nothing. Double precision, because JavaScript engines
 * are fastest with it.
 */
export class Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly seats: number;
  /**
   * All weights in one array, so that they can be copied, averaged and sent together: first layer, its bias, second layer,
   * its bias.
   */
  readonly weights: Float64Array;
  readonly first: Float64Array;
  readonly firstBias: Float64Array;
  readonly second: Float64Array;
  readonly secondBias: Float64Array;
  /** Output of the last evaluation: win probabilities, and scores in the game's unit. */
  readonly win: Float64Array;
  readonly score: Float64Array;
  /** The hidden layer of the last evaluation. */
  readonly layer: Float64Array;
  private readonly kernel: Kernel;
  private readonly remembered: Float64Array;
  /** The sparse inputs of the current sum. */
  private readonly listed: SparseVector;

  constructor(inputs: number, hidden: number, seats: number) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.seats = seats;
    const sizes = [inputs * hidden, hidden, 2 * seats * hidden, 2 * seats];
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const listed = 2 * inputs;
    this.kernel = kernelOf(8 * (all + 2 * hidden + listed) + 4 * listed, hidden);
    const { memory } = this.kernel;
    this.weights = new Float64Array(memory, 0, all);
    this.layer = new Float64Array(memory, 8 * all, hidden);
    this.remembered = new Float64Array(memory, 8 * (all + hidden), hidden);
    const value = new Float64Array(memory, 8 * (all + 2 * hidden), listed);
    this.listed = { value, index: new Int32Array(memory, value.byteOffset + value.byteLength, listed) };
    let start = 0;
    const part = (size: number): Float64Array => {
      start += size;
      return this.weights.subarray(start - size, start);
    };
    this.first = part(inputs * hidden);
    this.firstBias = part(hidden);
    this.second = part(2 * seats * hidden);
    this.secondBias = part(2 * seats);
    this.win = new Float64Array(seats);
    this.score = new Float64Array(seats);
  }

  /**
   * Initialises a new net: small random weights, and two units that pass the opinions (the first inputs) through to the
   * output. So even its first games make some sense; an entirely random net might never finish one.
   */
  begin(random: () => number, opinions: number): this {
    const { first, second, hidden, seats } = this;
    for (let i = 0; i < first.length; i++) first[i] = (random() * 2 - 1) * 0.03;
    for (let i = 0; i < second.length; i++) second[i] = (random() * 2 - 1) * 0.05;
    for (let input = 0; input < this.inputs; input++)
      for (const unit of [0, 1]) {
        const carries = input < opinions ? (unit === 0 ? 1 : -1) : 0;
        first[input * hidden + unit] = carries;
      }
    for (let out = 0; out < 2 * seats; out++) {
      const isMine = out % seats === 0;
      second[out * hidden] = isMine ? 0.5 : 0;
      second[out * hidden + 1] = isMine ? -0.5 : 0;
    }
    return this;
  }

  /** Evaluates inputs; fills `win`, `score` and `layer`. */
  evaluate(inputs: Inputs | SavedInputs, count = inputs.index.length): void {
    this.sum(this.firstBias, this.list(inputs, count), this.layer);
    this.answer();
  }

  /** Stores a base position, so that similar ones can be evaluated from the differences alone. */
  remember(inputs: Inputs): void {
    this.sum(this.firstBias, this.list(inputs, inputs.count), this.remembered);
  }

  /** The same result as `evaluate`, computed from the remembered inputs `known`. Inputs are in ascending order. */
  evaluateNear(inputs: Inputs, known: Inputs): void {
    this.sum(this.remembered, this.listDifferences(inputs, known), this.layer);
    this.answer();
  }

  private list({ index, value }: Inputs | SavedInputs, count: number): number {
    const { index: toIndex, value: toValue } = this.listed;
    for (let i = 0; i < count; i++) {
      toIndex[i] = index[i] as number;
      toValue[i] = value[i] as number;
    }
    return count;
  }

  private listDifferences(inputs: Inputs, known: Inputs): number {
    const { index, value, count } = inputs;
    const { index: knownIndex, value: knownValue, count: knownCount } = known;
    const { index: toIndex, value: toValue } = this.listed;
    let i = 0;
    let k = 0;
    let listed = 0;
    while (i < count || k < knownCount) {
      const now = i < count ? (index[i] as number) : this.inputs;
      const before = k < knownCount ? (knownIndex[k] as number) : this.inputs;
      let by = 0;
      if (now <= before) by += value[i++] as number;
      if (before <= now) by -= knownValue[k++] as number;
      if (by === 0) continue;
      toIndex[listed] = now < before ? now : before;
      toValue[listed++] = by;
    }
    return listed;
  }

  private sum(base: Float64Array, listed: number, to: Float64Array): void {
    this.kernel.gather(base, this.first, this.listed, listed, to);
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

import type { SavedInputs } from '@archivolt/botkit';
import { type Kernel, kernelOf, type SparseVector } from '../net/kernel.ts';
import type { Net } from '../net/net.ts';

/** A training sample: a position and its target, win probabilities followed by scores in the game's unit. */
export interface Sample {
  readonly inputs: SavedInputs;
  readonly target: Float32Array;
}

const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;
/** Weight of the score error relative to the win-probability error. */
const SCORE_WEIGHT = 0.3;

/** Adam optimiser: adapts the step size per weight, which rarely active inputs need most. */
export class Adam {
  private readonly net: Net;
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  /** Gradient of the hidden layer, and the inputs it propagates to. */
  private readonly back: Float64Array;
  private readonly listed: SparseVector;
  private readonly kernel: Kernel;
  private steps = 0;

  constructor(net: Net) {
    this.net = net;
    const all = net.weights.length;
    this.kernel = kernelOf(8 * (all + net.hidden + net.inputs) + 4 * net.inputs, net.hidden);
    const { memory } = this.kernel;
    this.slope = new Float64Array(memory, 0, all);
    this.back = new Float64Array(memory, 8 * all, net.hidden);
    const value = new Float64Array(memory, 8 * (all + net.hidden), net.inputs);
    const index = new Int32Array(memory, value.byteOffset + value.byteLength, net.inputs);
    this.listed = { index, value };
    this.mean = new Float64Array(net.weights.length);
    this.square = new Float64Array(net.weights.length);
  }

  /** One step over a batch. Returns the mean cross-entropy of the win probabilities. */
  step(samples: readonly Sample[], rate: number): number {
    this.slope.fill(0);
    let error = 0;
    for (const sample of samples) error += this.add(sample);
    this.move(rate, samples.length);
    return error / samples.length;
  }

  private add({ inputs, target }: Sample): number {
    const { net, slope, back } = this;
    const { hidden, seats, layer, second } = net;
    net.evaluate(inputs);
    back.fill(0);
    const secondAt = net.first.length + hidden;
    const biasAt = secondAt + second.length;
    let error = 0;
    for (let out = 0; out < 2 * seats; out++) {
      const aim = target[out] as number;
      const is = (out < seats ? net.win[out] : net.score[out - seats]) as number;
      if (out < seats && aim > 0) error -= aim * Math.log(Math.max(1e-9, is));
      const wrong = out < seats ? is - aim : SCORE_WEIGHT * (is - aim);
      const row = out * hidden;
      for (let h = 0; h < hidden; h++) {
        const on = layer[h] as number;
        if (on === 0) continue; // an inactive unit has no gradient
        slope[secondAt + row + h] = (slope[secondAt + row + h] as number) + wrong * on;
        back[h] = (back[h] as number) + wrong * (second[row + h] as number);
      }
      slope[biasAt + out] = (slope[biasAt + out] as number) + wrong;
    }
    this.listed.index.set(inputs.index);
    this.listed.value.set(inputs.value);
    this.kernel.scatter(back, slope, this.listed, inputs.index.length);
    const firstBias = net.first.length;
    for (let h = 0; h < hidden; h++)
      slope[firstBias + h] = (slope[firstBias + h] as number) + (back[h] as number);
    return error;
  }

  private move(rate: number, samples: number): void {
    const { slope, mean, square } = this;
    const { weights } = this.net;
    this.steps++;
    const size = (rate * Math.sqrt(1 - BETA_2 ** this.steps)) / (1 - BETA_1 ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const s = (slope[i] as number) / samples;
      const m = BETA_1 * (mean[i] as number) + (1 - BETA_1) * s;
      const q = BETA_2 * (square[i] as number) + (1 - BETA_2) * s * s;
      mean[i] = m;
      square[i] = q;
      if (m !== 0) weights[i] = (weights[i] as number) - (size * m) / (Math.sqrt(q) + EPSILON);
    }
  }
}

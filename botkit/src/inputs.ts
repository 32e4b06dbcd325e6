/**
 * Sparse input vector of a net: indices and values of the non-zero inputs. A game writes a fixed number of inputs in a fixed
 * order, which alone defines the layout.
 */
export class Inputs {
  index = new Int32Array(512);
  value = new Float64Array(512);
  /** Number of non-zero inputs. */
  count = 0;
  /** Number of inputs written so far, zero or not. */
  width = 0;

  clear(): void {
    this.count = 0;
    this.width = 0;
  }

  /** A number with a magnitude of about 1. */
  number(value: number): void {
    if (value !== 0) this.set(this.width, value);
    this.width++;
  }

  flag(on: boolean): void {
    if (on) this.set(this.width, 1);
    this.width++;
  }

  /** One-hot encoding of a value below `size`; a value outside sets nothing. */
  oneOf(value: number, size: number): void {
    if (value >= 0 && value < size) this.set(this.width + value, 1);
    this.width += size;
  }

  /** Unary encoding: the first `value` of `steps` inputs are on. Larger values are clamped. */
  upTo(value: number, steps: number): void {
    const end = value < steps ? value : steps;
    if (this.count + end > this.index.length) this.grow();
    const { index, value: values, width } = this;
    let { count } = this;
    for (let step = 0; step < end; step++) {
      index[count] = width + step;
      values[count++] = 1;
    }
    this.count = count;
    this.width += steps;
  }

  /** A set given as a bit mask. */
  bits(set: number, size: number): void {
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      if (bit < size) this.set(this.width + bit, 1);
    }
    this.width += size;
  }

  /** Leaves inputs at zero. */
  skip(size: number): void {
    this.width += size;
  }

  /** A compact copy of the non-zero inputs. */
  saved(): SavedInputs {
    return {
      index: Uint16Array.from(this.index.subarray(0, this.count)),
      value: Float32Array.from(this.value.subarray(0, this.count)),
    };
  }

  private set(index: number, value: number): void {
    if (this.count === this.index.length) this.grow();
    this.index[this.count] = index;
    this.value[this.count] = value;
    this.count++;
  }

  private grow(): void {
    const index = new Int32Array(this.count * 2);
    const value = new Float64Array(this.count * 2);
    index.set(this.index);
    value.set(this.value);
    this.index = index;
    this.value = value;
  }
}

export interface SavedInputs {
  readonly index: Uint16Array;
  readonly value: Float32Array;
}

/**
 * The inputs of a net that are not zero: indices and values. A game writes them one after the other, always the same
 * number of places, so that the layout of the inputs is the order of the writing and is stated nowhere else.
 */
export class Inputs {
  index = new Int32Array(512);
  value = new Float64Array(512);
  /** Inputs that are not zero. */
  count = 0;
  /** Places written so far, zero or not. */
  width = 0;

  clear(): void {
    this.count = 0;
    this.width = 0;
  }

  /** A number of about the size of 1. */
  number(value: number): void {
    if (value !== 0) this.set(this.width, value);
    this.width++;
  }

  flag(on: boolean): void {
    if (on) this.set(this.width, 1);
    this.width++;
  }

  /** One of `size` cases; a value outside is none of them. */
  oneOf(value: number, size: number): void {
    if (value >= 0 && value < size) this.set(this.width + value, 1);
    this.width += size;
  }

  /** As many inputs as steps: the first `value` of them are on. What is more than `steps` looks like `steps`. */
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

  /** A set as bits. */
  bits(set: number, size: number): void {
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      if (bit < size) this.set(this.width + bit, 1);
    }
    this.width += size;
  }

  /** Places that mean nothing this time. */
  skip(size: number): void {
    this.width += size;
  }

  /** A copy of the non-zero inputs, small enough to keep by the thousand. */
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

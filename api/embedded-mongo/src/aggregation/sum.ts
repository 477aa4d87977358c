import { asDouble, isInt32, isNumberValue, type NumberValue, plainNumber } from '../values/numbers.js';

const INT64 = 2n ** 63n;

/** The exact sum of two doubles, as their rounded sum and what rounding lost. */
function twoSum(a: number, b: number): [sum: number, lost: number] {
  const sum = a + b;
  const part = sum - a;
  return [sum, a - (sum - part) + (b - part)];
}

/** Adds numbers as `$sum` and `$avg` do: whole ones exactly, doubles in double precision twice over. */
export class Sum {
  private whole = 0n;
  private sum = 0;
  private lost = 0;
  /** The plain sum: what there is to say about infinities and NaN. */
  private plain = 0;
  private hasDouble = false;
  private hasLong = false;
  count = 0;

  /** Adds a value; what is no number counts for nothing. */
  add(value: unknown): void {
    if (!isNumberValue(value)) return;
    this.count++;
    const number = plainNumber(value);
    if (typeof number === 'bigint' || isInt32(value)) {
      this.whole += BigInt(number);
      this.hasLong ||= typeof number === 'bigint';
    } else {
      this.hasDouble = true;
      this.addDouble(number);
    }
  }

  private addDouble(number: number): void {
    this.plain += number;
    const [sum, lost] = twoSum(this.sum, number);
    [this.sum, this.lost] = twoSum(sum, lost + this.lost);
  }

  /** The sum of everything as a double. */
  get double(): number {
    const high = Number(this.whole);
    const low = Number(this.whole - BigInt(high));
    const [sum, lost] = twoSum(this.sum, high);
    const total = sum + (lost + this.lost + low);
    return Number.isNaN(total) ? this.plain + high : total;
  }

  /** The sum in the widest of the types that were added; of int32 in an int64 when it must be, beyond that a double. */
  get value(): NumberValue {
    const { whole } = this;
    if (this.hasDouble || whole >= INT64 || whole < -INT64) return asDouble(this.double);
    return this.hasLong || !isInt32(Number(whole)) ? whole : Number(whole);
  }
}

import { crc32 } from 'node:zlib';

const PLACES = 8192;

/**
 * Whether a request was made before, of the last several thousand. Of each only a number is remembered: now and then one is forgotten
 * because another one has taken its place.
 */
export class AskedBefore {
  private readonly sums = new Uint32Array(PLACES);

  /** Notes a request by its key. @returns whether it was made before */
  ask(key: string): boolean {
    const sum = crc32(key);
    const place = sum % PLACES;
    const wasAsked = this.sums[place] === sum;
    this.sums[place] = sum;
    return wasAsked;
  }
}

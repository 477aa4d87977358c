const PLACES = 8192;
const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/**
 * Whether a request was made before, of the last several thousand. Of each only a number is remembered: now and then one is forgotten
 * because another one has taken its place.
 */
export class AskedBefore {
  private readonly hashes = new Uint32Array(PLACES);

  /** Notes a request by its key. @returns whether it was made before */
  ask(key: string): boolean {
    const hash = hashOf(key);
    const place = hash % PLACES;
    const wasAsked = this.hashes[place] === hash;
    this.hashes[place] = hash;
    return wasAsked;
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

/** Of the places at most so many are taken. */
const FULLEST = 0.8;
const FIRST_PLACES = 16;

/** Handles by the hashes of what they stand for, in one array of numbers. */
export class HandleTable {
  /** Handles, each one higher, at the place of their hash or the next free one after it; their number is a power of two. */
  private places = new Uint32Array(FIRST_PLACES);
  private size = 0;

  constructor(private readonly hashOf: (handle: number) => number) {}

  /** The handle with a hash that is the wanted one. */
  find(hash: number, isWanted: (handle: number) => boolean): number | undefined {
    const last = this.places.length - 1;
    for (let place = hash & last; ; place = (place + 1) & last) {
      const known = this.places[place] as number;
      if (known === 0) return;
      if (isWanted(known - 1)) return known - 1;
    }
  }

  /** Adds a handle that is not in. */
  add(hash: number, handle: number): void {
    if (this.size >= this.places.length * FULLEST) this.grow();
    this.put(hash, handle);
    this.size += 1;
  }

  /** Takes a handle out that is in. */
  remove(handle: number): void {
    const { places, hashOf } = this;
    const last = places.length - 1;
    let hole = hashOf(handle) & last;
    while (places[hole] !== handle + 1) hole = (hole + 1) & last;
    places[hole] = 0;
    this.size -= 1;
    // Those behind it that belong before the hole move into it: a search ends at a free place.
    for (let place = (hole + 1) & last; places[place] !== 0; place = (place + 1) & last) {
      const known = places[place] as number;
      if (((place - hashOf(known - 1)) & last) < ((place - hole) & last)) continue;
      places[hole] = known;
      places[place] = 0;
      hole = place;
    }
  }

  /** All handles. */
  *handles(): Generator<number> {
    for (const known of this.places) if (known > 0) yield known - 1;
  }

  private put(hash: number, handle: number): void {
    const last = this.places.length - 1;
    let place = hash & last;
    while (this.places[place] !== 0) place = (place + 1) & last;
    this.places[place] = handle + 1;
  }

  private grow(): void {
    const handles = [...this.handles()];
    this.places = new Uint32Array(this.places.length * 2);
    for (const handle of handles) this.put(this.hashOf(handle), handle);
  }
}

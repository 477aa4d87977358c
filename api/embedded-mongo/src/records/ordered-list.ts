const CHUNK = 256;

interface Chunk {
  keys: string[];
  records: number[];
}

/**
 * Pairs of key and record number in order, in chunks so that an insertion moves few of them. Keys compare as
 * JavaScript strings; equal keys are ordered by record number.
 */
export class OrderedList {
  private chunks: Chunk[] = [];
  size = 0;

  /** Replaces the content by pairs in any order; much cheaper than adding them one by one. */
  fill(pairs: [key: string, record: number][]): void {
    pairs.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]));
    this.size = pairs.length;
    this.chunks = [];
    for (let at = 0; at < pairs.length; at += CHUNK / 2) {
      const part = pairs.slice(at, at + CHUNK / 2);
      this.chunks.push({ keys: part.map(([key]) => key), records: part.map(([, record]) => record) });
    }
  }

  add(key: string, record: number): void {
    const at = Math.min(this.chunkOf(key, record), this.chunks.length - 1);
    const chunk = this.chunks[at];
    this.size++;
    if (!chunk) {
      this.chunks.push({ keys: [key], records: [record] });
      return;
    }
    const position = positionIn(chunk, key, record);
    chunk.keys.splice(position, 0, key);
    chunk.records.splice(position, 0, record);
    if (chunk.keys.length > CHUNK) {
      // Keys mostly grow (ids, dates): a split that leaves the left half fuller wastes less.
      const half = at === this.chunks.length - 1 ? CHUNK - 16 : CHUNK / 2;
      this.chunks.splice(at + 1, 0, { keys: chunk.keys.splice(half), records: chunk.records.splice(half) });
    }
  }

  remove(key: string, record: number): void {
    const at = this.chunkOf(key, record);
    const chunk = this.chunks[at];
    if (!chunk) return;
    const position = positionIn(chunk, key, record);
    if (chunk.keys[position] !== key || chunk.records[position] !== record) return;
    this.size--;
    chunk.keys.splice(position, 1);
    chunk.records.splice(position, 1);
    if (chunk.keys.length === 0) this.chunks.splice(at, 1);
  }

  /**
   * Visits the records with `low <= key < high` in order, or backwards.
   * @param visit returns false to stop
   * @returns false when the visitor stopped the scan
   */
  scan(
    low: string,
    high: string,
    backwards: boolean,
    visit: (record: number, key: string) => boolean,
  ): boolean {
    const step = backwards ? -1 : 1;
    const start = backwards ? high : low;
    let at = this.chunkOf(start, -1);
    if (backwards && at >= this.chunks.length) at = this.chunks.length - 1;
    let chunk = this.chunks[at];
    if (!chunk) return true;
    let position = positionIn(chunk, start, -1) - (backwards ? 1 : 0);
    for (;;) {
      const key = chunk.keys[position];
      if (key === undefined) {
        at += step;
        chunk = this.chunks[at];
        if (!chunk) return true;
        position = backwards ? chunk.keys.length - 1 : 0;
        continue;
      }
      if (backwards ? key < low : key >= high) return true;
      if (!visit(chunk.records[position] as number, key)) return false;
      position += step;
    }
  }

  /** How many pairs lie in a range, by whole chunks inside it: exact at its ends, cheap in its middle. */
  count(low: string, high: string): number {
    const first = this.chunkOf(low, -1);
    const last = this.chunkOf(high, -1);
    let count = 0;
    for (let at = first; at <= last && at < this.chunks.length; at++) {
      const chunk = this.chunks[at] as Chunk;
      const from = at === first ? positionIn(chunk, low, -1) : 0;
      const to = at === last ? positionIn(chunk, high, -1) : chunk.keys.length;
      count += to - from;
    }
    return count;
  }

  /** The chunk that holds, or would hold, the pair: the first one whose last pair is not before it. */
  private chunkOf(key: string, record: number): number {
    let low = 0;
    let high = this.chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const { keys, records } = this.chunks[middle] as Chunk;
      const last = keys[keys.length - 1] as string;
      if (last < key || (last === key && (records[records.length - 1] as number) < record)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function positionIn({ keys, records }: Chunk, key: string, record: number): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = keys[middle] as string;
    if (other < key || (other === key && (records[middle] as number) < record)) low = middle + 1;
    else high = middle;
  }
  return low;
}

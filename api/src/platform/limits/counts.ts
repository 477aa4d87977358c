/** Current counts by key. */
export class Counts {
  private readonly counts = new Map<string, number>();
  private all = 0;

  /** Over all keys. */
  get total(): number {
    return this.all;
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** @returns ends this count; further calls do nothing */
  add(key: string): () => void {
    this.change(key, 1);
    let ended = false;
    return () => {
      if (!ended) this.change(key, -1);
      ended = true;
    };
  }

  private change(key: string, by: 1 | -1): void {
    this.all += by;
    const count = this.of(key) + by;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}

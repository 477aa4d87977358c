/** How many of something there are just now, by whose they are. */
export class Counts {
  private readonly counts = new Map<string, number>();
  private all = 0;

  /** Of everyone together. */
  get total(): number {
    return this.all;
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** @returns ends what was counted; once, however often it is called */
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

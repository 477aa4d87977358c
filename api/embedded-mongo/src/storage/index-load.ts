/** How long after one checkpoint with much of the indexes the next one is of the same work. */
const SAME_WORK_MS = 20_000;

/** Notes whether indexes change so much that one checkpoint follows the other, as in an import: memory is needed for that then. */
export class IndexLoad {
  private last = Number.NEGATIVE_INFINITY;
  private isSameWork = false;

  /** Takes note of a checkpoint. @param hasMuch whether much of the indexes goes to the tables with it */
  checkpoint(hasMuch: boolean): void {
    if (!hasMuch) return;
    const now = performance.now();
    this.isSameWork = now - this.last < SAME_WORK_MS;
    this.last = now;
  }

  get isHeavy(): boolean {
    return this.isSameWork && performance.now() - this.last < SAME_WORK_MS;
  }
}

import { Injectable } from '@nestjs/common';

/**
 * Runs transactions that write the same products sequentially, in their order of arrival, and all others
 * concurrently. It saves them from repeated write conflicts where a product is in demand; correctness does
 * not depend on it, since the database decides and there may be other processes.
 */
@Injectable()
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Whether no work on one of these products is running or waiting. */
  isFree(productIds: readonly string[]): boolean {
    return !productIds.some((id) => this.tails.has(id));
  }

  /** Resolves when all works on these products have ended that are running or waiting now; others may have come since. */
  async whenFree(productIds: readonly string[]): Promise<void> {
    await Promise.all(productIds.map((id) => this.tails.get(id)));
  }

  /**
   * Runs `work` once every earlier work on one of these products has ended. All locks are taken together, so
   * two works can never deadlock.
   */
  runExclusive<T>(productIds: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = Promise.all(productIds.map((id) => this.tails.get(id)));
    const running = before.then(work);
    const tail = running.then(
      () => {},
      () => {},
    );
    for (const id of productIds) this.tails.set(id, tail);
    void tail.then(() => {
      for (const id of productIds) if (this.tails.get(id) === tail) this.tails.delete(id);
    });
    return running;
  }
}

import { Injectable } from '@nestjs/common';

/**
 * Lets transactions that write the same products run one after the other, in the order they came, and all others at
 * once. It spares them failing against each other, again and again where a product is in demand; what is right is
 * decided by the database all the same (there may be other processes).
 */
@Injectable()
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<unknown>>();

  /**
   * Runs `work` once every earlier work on one of these products has ended. All places are taken at once, so no two
   * works can wait for each other.
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

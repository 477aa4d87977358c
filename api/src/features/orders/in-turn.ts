import { Injectable } from '@nestjs/common';

/**
 * Lets works that touch the same things run one after the other, in the order they came, and all others at once.
 * It spares orders of one product the transactions that would only fail against each other; what is right is
 * decided by the database all the same (there may be other processes).
 */
@Injectable()
export class InTurn {
  private readonly tails = new Map<string, Promise<unknown>>();

  /**
   * Runs `work` once every earlier work with one of these keys has ended. All places are taken at once, so no two
   * works can wait for each other.
   */
  run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const before = Promise.all(keys.map((key) => this.tails.get(key)));
    const running = before.then(work);
    const tail = running.then(
      () => {},
      () => {},
    );
    for (const key of keys) this.tails.set(key, tail);
    void tail.then(() => {
      for (const key of keys) if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return running;
  }
}

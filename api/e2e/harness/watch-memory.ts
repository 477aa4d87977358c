import { execFileSync } from 'node:child_process';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';

let stop = (): void => undefined;

/** Ends the watch that a failed test has left. */
export const stopWatching = (): void => stop();

/** How much more memory the shop has had at its most since now, in megabytes. */
export function watchMemory({ pid }: Pick<OpenShop, 'pid'>): { grown(): number } {
  const resident = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
  const before = resident();
  let highest = before;
  const sampling = setInterval(() => {
    highest = Math.max(highest, resident());
  }, 100);
  stop = () => clearInterval(sampling);
  return {
    grown() {
      clearInterval(sampling);
      return Math.max(highest, resident()) - before;
    },
  };
}

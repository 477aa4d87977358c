import type { Shop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';

/** What a shop has printed so far. @param pattern of a line, whose groups are answered */
export const printedSoFar = ({ log }: Pick<Shop, 'log'>, pattern: RegExp): string[] =>
  log.flatMap((line) => pattern.exec(line)?.slice(1) ?? []);

/** The same, once there is such a line: a shop prints it right after it has said that it is open. */
export async function printedBy(shop: Pick<Shop, 'log'>, pattern: RegExp): Promise<string[]> {
  await until(`the shop to print ${pattern}`, async () => printedSoFar(shop, pattern).length > 0);
  return printedSoFar(shop, pattern);
}

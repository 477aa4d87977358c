/** The answer `{ success, error, message }` (docs/product.md#answers), with `data` if there is any. */
export function ok(message: string): { success: true; error: false; message: string };
export function ok<Data>(
  message: string,
  data: Data,
): { success: true; error: false; message: string; data: Data };
export function ok(message: string, data?: unknown): object {
  return data === undefined
    ? { success: true, error: false, message }
    : { success: true, error: false, message, data };
}

/**
 * Such an answer whose `data` is ready to be sent.
 * @param data JSON in UTF-8, in parts that stand one behind the other
 * @param more further fields of the answer
 */
export function okBytes(message: string, data: readonly Buffer[], more: object = {}): Buffer {
  const answer = JSON.stringify({ ...ok(message), ...more });
  return Buffer.concat([Buffer.from(`${answer.slice(0, -1)},"data":`), ...data, END]);
}

const END = Buffer.from('}');

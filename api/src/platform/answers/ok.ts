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

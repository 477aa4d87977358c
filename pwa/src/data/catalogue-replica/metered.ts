/** What some browsers report of the connection. */
export interface Connection extends Partial<EventTarget> {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** The connection of this device; `undefined` in browsers that do not report it. */
export const ownConnection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether data is saved or paid by the byte, as far as the browser reports it. */
export function isMetered({ saveData, type }: Connection = {}): boolean {
  return saveData === true || type === 'cellular';
}

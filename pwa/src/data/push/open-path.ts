/** The type of the service worker's message that asks a page to open another address. */
export const OPEN_PATH = 'OPEN_PATH';

/** That message; the page answers by the port that comes with it. */
export interface OpenPath {
  readonly type: typeof OPEN_PATH;
  readonly path: string;
}

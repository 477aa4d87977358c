/** What the service worker calls its wish that a page goes to another address. */
export const OPEN_PATH = 'OPEN_PATH';

/** That wish; the page answers by the port that comes along. */
export interface OpenPath {
  readonly type: typeof OPEN_PATH;
  readonly path: string;
}

import type { PushMessage } from '@jhola/shared/contracts/push.contract';

const SHOW_NEWS = 'SHOW_NEWS';

/** What a page asks its service worker to show, as if it had come by push. */
interface ShowNewsRequest {
  readonly type: typeof SHOW_NEWS;
  readonly message: PushMessage;
}

/** The request to show news. */
export const showNewsRequest = (message: PushMessage): ShowNewsRequest => ({ type: SHOW_NEWS, message });

/** The news that a page's message asks to be shown; undefined where it asks for something else. */
export function newsToShow(data: unknown): PushMessage | undefined {
  const request = data as Partial<ShowNewsRequest> | null;
  return request?.type === SHOW_NEWS ? request.message : undefined;
}

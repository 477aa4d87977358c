import { PlainAnswer } from '@jhola/shared/contracts/answer.contract';
import {
  PushKeyAnswer,
  pushPaths,
  type SubscribeRequest,
  type WaitForRequest,
  WaitsAnswer,
} from '@jhola/shared/contracts/push.contract';
import { callApi } from './call-api';

/** The key a browser subscribes with, base64url. */
export async function pushKey(): Promise<string> {
  return (await callApi({ path: pushPaths.key, answer: PushKeyAnswer })).data.publicKey;
}

/** Sends the shop which notifications this device wants. @param owner in whose name alone */
export async function subscribe(body: SubscribeRequest, owner: string | undefined): Promise<void> {
  await callApi({ method: 'post', path: pushPaths.subscribe, answer: PlainAnswer, body }, owner);
}

/** Has the notifications of this device ended. */
export async function unsubscribe(endpoint: string): Promise<void> {
  const body = { endpoint };
  await callApi({ method: 'post', path: pushPaths.unsubscribe, answer: PlainAnswer, body });
}

/** Has a notification sent to this device. Returns the server's words. */
export async function testPush(endpoint: string): Promise<string> {
  const body = { endpoint };
  return (await callApi({ method: 'post', path: pushPaths.test, answer: PlainAnswer, body })).message;
}

/** The products, or variants of products, that the shopper waits for. */
export async function waitedFor(): Promise<WaitsAnswer['data']> {
  return (await callApi({ path: pushPaths.backInStock, answer: WaitsAnswer })).data;
}

/** Waits for a product, or no more. */
export async function waitFor(body: WaitForRequest): Promise<void> {
  await callApi({ method: 'post', path: pushPaths.waitFor, answer: PlainAnswer, body });
}

import type { Page } from 'playwright-core';
import { rememberSignIn, type SignedIn } from './account';
import type { Screen } from './screens';
import type { Visit } from './visits';

/** Opens a page of a shop as somebody who is signed in on this device; it is not waited for what the page shows. */
export async function visitAs(
  visit: Visit,
  shopUrl: string,
  who: SignedIn,
  screen: Screen,
  path?: string,
): Promise<Page> {
  const page = await visit(shopUrl, screen);
  await rememberSignIn(page.context(), who);
  if (path !== undefined) await page.goto(path);
  return page;
}

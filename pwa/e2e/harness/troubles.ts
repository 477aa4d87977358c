import { accountPaths } from '@jhola/shared/contracts/account.contract';
import type { BrowserContext, Page } from 'playwright-core';

/** A test that takes the network away, or lets the shop say no for want of stock, expects Chromium to say so. */
const expected = /ERR_INTERNET_DISCONNECTED|the server responded with a status of 409/;

/**
 * Gathers what goes wrong in the pages of a context: uncaught errors, console errors (a broken content security policy
 * among them) and answers of 500 and above.
 * @returns the list, which grows
 */
export function gatherTroubles(context: BrowserContext): readonly string[] {
  const troubles: string[] = [];
  const watch = (page: Page) => {
    page.on('pageerror', (error) => troubles.push(`error on ${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      // an unknown address is answered with the page that says so, and 404
      const ofUnknownPage = /status of 404/.test(message.text()) && message.location().url === page.url();
      const ofWrongPassword =
        /status of 401/.test(message.text()) && message.location().url.endsWith(accountPaths.login);
      if (message.type() === 'error' && !ofUnknownPage && !ofWrongPassword && !expected.test(message.text()))
        troubles.push(`console on ${page.url()}: ${message.text()} (${message.location().url})`);
    });
  };
  context.on('page', watch);
  context.on('response', (answer) => {
    if (answer.status() >= 500) troubles.push(`${answer.status()} from ${answer.url()}`);
  });
  return troubles;
}

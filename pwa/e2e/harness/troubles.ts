import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { pincodePath } from '@jhola/shared/contracts/addresses.contract';
import { catalogueFilePaths } from '@jhola/shared/contracts/catalogue-files.contract';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { SOCKET_PATH } from '@jhola/shared/contracts/realtime.contract';
import { uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';

/**
 * A test that takes the network away, or in which the shop refuses for want of stock, expects Chromium to say so; and so does
 * an access token that has run out, before it is renewed.
 */
const expected = /ERR_INTERNET_DISCONNECTED|the server responded with a status of (401|409)/;

/** Without a network the service worker has no picture that was not looked at before. */
const missingPicture = (message: ConsoleMessage) =>
  /ERR_FAILED/.test(message.text()) && /\/(images|banners|uploads)\//.test(message.location().url);

/** Calls that tests have refused for what is typed or chosen; the words of the refusal are what they look for. */
const refusable: readonly string[] = [
  accountPaths.login,
  accountPaths.register,
  accountPaths.verifyOtp,
  accountPaths.resetPassword,
  accountPaths.uploadAvatar,
  uploadPaths.upload,
  catalogueFilePaths.upload,
  accountPaths.changePassword,
  accountPaths.changeEmail,
  accountPaths.confirmEmail,
  accountPaths.deleteAccount,
  pincodePath(''),
  // somebody else's order
  orderPaths.details.replace(':orderId', ''),
  // a connection that was refused for its token: the next one comes with a newer
  SOCKET_PATH,
];

/**
 * Gathers what goes wrong in the pages of a context: uncaught errors, console errors (a broken content security policy
 * among them) and answers of 500 and above.
 * @returns the list, which grows
 */
export function gatherTroubles(context: BrowserContext): readonly string[] {
  const troubles: string[] = [];
  const watch = (page: Page) => {
    page.on('pageerror', (error) => troubles.push(`error on ${page.url()}: ${error.stack || error.message}`));
    page.on('console', (message) => {
      // an unknown address is answered with the page that says so, and 404
      const ofUnknownPage = /status of 404/.test(message.text()) && message.location().url === page.url();
      const refused = /status of 4\d\d/.test(message.text());
      const ofWhatWasTyped = refused && refusable.some((path) => message.location().url.includes(path));
      if (
        message.type() === 'error' &&
        !ofUnknownPage &&
        !ofWhatWasTyped &&
        !expected.test(message.text()) &&
        !missingPicture(message)
      )
        troubles.push(`console on ${page.url()}: ${message.text()} (${message.location().url})`);
    });
  };
  context.on('page', watch);
  context.on('response', (answer) => {
    if (answer.status() >= 500) troubles.push(`${answer.status()} from ${answer.url()}`);
  });
  return troubles;
}

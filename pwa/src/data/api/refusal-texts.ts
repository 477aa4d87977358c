import type { FailureCode } from './api-error';

/** Words for failed calls, by code; `{name}` stands for the detail of that name, as in the server's own words. */
export type RefusalTexts = { readonly [Code in FailureCode]?: string };

/**
 * In English the server's own words are shown (docs/product.md#server-messages): here stand those for failures it
 * cannot put into words.
 */
export const refusalTexts: RefusalTexts = {
  'network.unreachable': 'You seem to be offline. Please check your connection.',
  'answer.broken': 'Something went wrong!',
  'session.changed': 'Somebody else is signed in here now.',
};

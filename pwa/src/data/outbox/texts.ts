/** The words about changes that were made without signal and sent later. */
export const syncTexts = {
  merged: (pieces: number) =>
    `${pieces} ${pieces === 1 ? 'item that you had added is' : 'items that you had added are'} in your cart.`,
  sessionEnded: 'You were logged out: your session has ended. Please log in again.',
  unsentWaits: 'What you changed and was not sent yet waits for you.',
  nowInCart: (pieces: number) => `Your cart has ${pieces} of it now.`,
} as const;

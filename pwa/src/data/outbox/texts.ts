/** The words about changes that were made without signal and sent later. */
export const syncTexts = {
  nowInCart: (pieces: number) => `Your cart has ${pieces} of it now.`,
} as const;

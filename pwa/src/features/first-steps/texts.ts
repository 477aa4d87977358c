import type { FirstStep } from '@jhola/shared/contracts/overview.contract';

/** The words of what the owner of a new shop does next. */
export const firstStepsTexts = {
  title: 'Open your shop',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  done: '(done)',
  oneProduct: 'Or add one product by hand',
  steps: {
    contact: {
      name: 'Name, address and contact',
      how: 'Who your shop is, how customers reach you, and your GSTIN. Until you save them, the shop shows those of an example.',
    },
    logo: { name: 'Your logo', how: 'It also becomes the icon on phones and in the browser.' },
    products: {
      name: 'Your products',
      how: 'Import your list as a CSV file; names, prices and stock are enough to begin.',
    },
    delivery: {
      name: 'Where you deliver',
      how: 'PIN codes or districts, how soon, and for how much. Without areas you deliver everywhere, free.',
    },
    payments: {
      name: 'Card payments',
      how: 'Cash on delivery works now. For cards, start the shop with the key and the webhook secret of your Stripe account (README, Settings).',
    },
    mails: {
      name: 'Mails to customers',
      how: 'Codes for new passwords and news of orders. Start the shop with the address of your mail server (README, Settings).',
    },
    backup: { name: 'A first backup', how: 'The whole shop as one file, to be kept somewhere else.' },
  } satisfies Record<FirstStep, { name: string; how: string }>,
};

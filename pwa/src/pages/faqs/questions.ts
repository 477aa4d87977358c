interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What shoppers ask most. */
export const questions: readonly Question[] = [
  {
    question: 'How fast is delivery?',
    answer:
      'Most orders arrive in under 10 minutes. We deliver from a store close to you; heavy rain or traffic can add a few minutes, and the order page tells you how far your order is.',
  },
  {
    question: 'What does delivery cost?',
    answer: 'Nothing. Delivery is free for every order, however small.',
  },
  {
    question: 'Do you deliver to my pincode?',
    answer:
      'Open any product, enter your 6-digit pincode and the page tells you. Checkout checks it once more with your address.',
  },
  {
    question: 'How can I pay?',
    answer:
      'With cash on delivery, or online by card where the shop offers it. Card payments are made on the payment provider’s own page; we never see your card number.',
  },
  {
    question: 'Can I cancel an order?',
    answer:
      'Yes, until it is delivered: open My Orders and choose Cancel. What you have paid goes back to the way you paid.',
  },
  {
    question: 'How do returns work?',
    answer:
      'Within 7 days of delivery, unused and in the original packaging, with tags, manuals, accessories and the invoice. Refunds take 5-7 business days.',
  },
  {
    question: 'Does the shop work without internet?',
    answer:
      'You can browse what you have seen, search, and fill your cart and wishlist. Changes are sent as soon as the signal is back. Placing an order needs a connection.',
  },
  {
    question: 'How do I install the app?',
    answer:
      'In your browser’s menu choose Install app or Add to Home Screen. It needs no app store and hardly any space.',
  },
];

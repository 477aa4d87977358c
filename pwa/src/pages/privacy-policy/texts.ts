/** The privacy policy (docs/product.md#static-pages). */
export const privacyTexts = {
  title: 'Privacy Policy',
  description: (shop: string) =>
    `What ${shop} knows about you, why, how long it is kept, and what you can do about it.`,
  lead: (shop: string) => `What ${shop} knows about you, why, and what you can do about it.`,
  sections: [
    {
      title: 'Information we collect',
      paragraphs: [
        'Only what a shop needs to deliver to you:',
        'Card numbers never reach us: card payments are made on the payment provider’s own page.',
      ],
      points: [
        'Your name and e-mail address, when you make an account.',
        'Your phone number, when you add it to your profile or to a delivery address.',
        'Your shipping and billing addresses, when you save them or place an order.',
        'Your order history: what you ordered, when, what it cost and how it was paid.',
      ],
    },
    {
      title: 'How we use it',
      paragraphs: [
        'We use this information',
        'We do not sell your information, and we show no advertising of others.',
      ],
      points: [
        'to deliver your orders, and to reach you about them;',
        'to handle returns, exchanges and refunds;',
        'to keep your cart and wishlist the same on all your devices;',
        'to answer you when you contact us;',
        'to keep the shop safe from misuse, and to keep the invoices that tax law asks for.',
      ],
    },
    {
      title: 'Who else receives it',
      paragraphs: [
        'Those without whom an order cannot reach you, and only what they need:',
        'Nobody else, unless a court or the law requires it.',
      ],
      points: [
        'the rider who brings your order: your name, address and phone number;',
        'the payment provider, when you pay online: the order number and the amount.',
      ],
    },
    {
      title: 'Cookies and storage on your device',
      paragraphs: [
        'We use no cookies for advertising or tracking. The only cookies we set are needed: one remembers the language you chose, one guards a password reset while it lasts, and one tells a device on which you have signed in from a stranger’s, so that we can warn you by mail. That one stays when you log out, for 400 days after your last sign-in at most.',
        'The shop keeps your sign-in, your cart and the products you have seen on your device, so that it opens at once and works without signal. Logging out removes what is yours.',
      ],
      points: [],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Your account stays until you ask us to delete it. Orders and invoices stay as long as tax law asks us to keep them, and no longer. What our staff do in the shop’s administration is recorded with the device and network address they use, and kept for two years.',
      ],
      points: [],
    },
    {
      title: 'Your choices',
      paragraphs: [
        'You can correct your profile and your addresses at any time. To receive a copy of your information, or to have your account deleted, write to our support; we answer within 30 days.',
      ],
      points: [],
    },
    {
      title: 'Support',
      paragraphs: ['For every question about privacy, reach our support:'],
      points: [],
    },
  ],
} as const;

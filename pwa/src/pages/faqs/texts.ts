/** What shoppers ask most. */
export const faqTexts = {
  title: 'Questions and answers',
  description: 'Delivery, payment, returns, your account and the app: what shoppers ask us most, answered.',
  lead: 'What shoppers ask us most.',
  topics: [
    {
      title: 'Delivery',
      questions: [
        {
          question: 'How fast is delivery?',
          varies:
            'That depends on your pincode: any product’s page and the checkout tell you how soon it comes.',
          answer:
            'Most orders arrive in under 10 minutes. We deliver from a store close to you; heavy rain or traffic can add a few minutes, and the order page tells you how far your order is.',
        },
        {
          question: 'What does delivery cost?',
          varies:
            'That depends on your pincode: any product’s page and the checkout tell you before you order.',
          answer: 'Nothing. Delivery is free for every order, however small.',
        },
        {
          question: 'Do you deliver to my pincode?',
          answer: 'Open any product, enter your 6-digit pincode and the page tells you.',
        },
        {
          question: 'Where is my order?',
          answer:
            'Open My Orders: each order shows how far it is, from placed to delivered. At any time you can also call us with your order number.',
        },
      ],
    },
    {
      title: 'Prices and payment',
      questions: [
        {
          question: 'How can I pay?',
          answer:
            'With cash on delivery, or online by card where the shop offers it. Card payments are made on the payment provider’s own page; we never see your card number.',
        },
        {
          question: 'Are the prices final?',
          varies:
            'Yes. Prices are in Indian rupees with all taxes in them. What delivery costs, the checkout shows before you order. Should a price change while something lies in your cart, we ask you before anything is ordered.',
          answer:
            'Yes. Prices are in Indian rupees with all taxes in them, and delivery is free. Should a price change while something lies in your cart, we ask you before anything is ordered.',
        },
        {
          question: 'Something is out of stock. What now?',
          answer:
            'Tap its heart to keep it in your wishlist: there you see as soon as it can be bought again. You May Also Like on its page shows what is close to it.',
        },
      ],
    },
    {
      title: 'Cancelling and returning',
      questions: [
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
          question: 'Can I exchange something?',
          answer: 'Contact our support. Exchanges are subject to availability.',
        },
      ],
    },
    {
      title: 'Account and app',
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'To look around, no. For the cart, the wishlist and orders, yes: a name, an e-mail address and a password are enough.',
        },
        {
          question: 'I forgot my password.',
          answer:
            'On the login page choose Forgot password. We send a six-digit code to your e-mail address; with it you set a new password.',
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
        {
          question: 'Does the shop speak my language?',
          answer: 'It speaks English and Hindi. Choose the language in the account menu.',
        },
      ],
    },
  ],
  more: 'Something else?',
  contact: 'Contact us',
} as const;

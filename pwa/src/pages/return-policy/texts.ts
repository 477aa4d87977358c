/** The return policy (docs/product.md#return-policy). */
export const returnTexts = {
  title: 'Return Policy',
  description:
    'Returns are accepted within 7 days of delivery, unused and in the original packaging. Refunds within 5-7 business days to the original payment method.',
  lead: 'Returns are accepted within 7 days of delivery.',
  sections: [
    {
      title: 'What can be returned',
      paragraphs: [
        'Almost everything we sell, as long as',
        'Damage by misuse is not eligible for a return. Food that was opened counts as used.',
      ],
      points: [
        'the product is unused;',
        'it is in its original packaging, with its tags, manuals and accessories;',
        'the invoice is with it.',
      ],
    },
    {
      title: 'How to return something',
      paragraphs: [],
      points: [
        'Contact our support within 7 days of delivery, with your order number: you find it under My Orders.',
        'Pack the product with everything that came with it. We collect it from your address, free of charge.',
        'We check it as soon as it is back, and tell you by e-mail.',
      ],
    },
    {
      title: 'Refunds',
      paragraphs: [
        'Once the product is back with us and checked, the refund reaches your original payment method within 5-7 business days.',
      ],
      points: [],
    },
    {
      title: 'Exchanges',
      paragraphs: [
        'Would you rather have another size, or a new piece? Contact our support. An exchange is subject to availability; where there is none left, we refund you.',
      ],
      points: [],
    },
    {
      title: 'Something arrived broken or wrong',
      paragraphs: [
        'That is on us. Send our support a photo on the day it arrives, and we bring the right one or refund you.',
      ],
      points: [],
    },
    {
      title: 'Support',
      paragraphs: ['For returns and exchanges, reach our support at any hour:'],
      points: [],
    },
  ],
} as const;

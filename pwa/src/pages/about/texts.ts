/** Who the shop is. */
export const aboutTexts = {
  title: (shop: string) => `About ${shop}`,
  description: (shop: string) =>
    `Who ${shop} is: over 5,000 products at one honest price, delivered free in under 10 minutes from a store close to you.`,
  lead: 'A jhola is the cloth bag that hangs behind every Indian kitchen door: it goes out empty and comes home full.',
  intro: (shop: string) =>
    `${shop} fills it for you. Books and earbuds, toys and t-shirts, watches, atta, dal and snacks: over 5,000 products stand on shelves close to where you live, so that what you order is delivered in under 10 minutes, and delivery is free.`,
  sections: [
    {
      title: 'What we hold ourselves to',
      paragraphs: [],
      points: [
        'One honest price. The discount you see is the discount you get, down to the rupee.',
        'What is In Stock is on the shelf. We count each piece, and never sell the same one twice.',
        'Delivery is free, for a packet of salt as for a whole month of groceries.',
        'Returns within 7 days, refunds within 5-7 business days, and a person on the phone at any hour.',
      ],
    },
    {
      title: 'How 10 minutes are possible',
      paragraphs: [
        'We keep small stores inside the neighbourhoods we serve. Your order is picked while you put your phone down, packed in paper, and ridden to you over a few streets rather than across the city.',
        'Riders are paid by the hour, not by the minute saved. When rain or traffic makes us late, we are late.',
      ],
      points: [],
    },
    {
      title: 'A shop for every phone and every signal',
      paragraphs: [
        'The shop opens in your browser and needs no app store. It works in the lift and on the train: browse what you have seen, fill the cart and keep a wishlist without signal. It speaks English and Hindi, and everything in it can be done by keyboard and with a screen reader.',
      ],
      points: [],
    },
    {
      title: 'The name and the pattern',
      paragraphs: [
        'Our colours are indigo dye, marigold and cotton. The pattern follows the carved wooden blocks with which printers have patterned cloth by hand for centuries.',
      ],
      points: [],
    },
  ],
  explore: 'Explore the shop',
} as const;

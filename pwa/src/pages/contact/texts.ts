/** How to reach the shop. */
export const contactTexts = {
  title: 'Contact us',
  description: (shop: string) =>
    `Call, write to or visit ${shop}: customer service at any hour, support by phone, e-mail and WhatsApp.`,
  descriptionAt: (shop: string, hours: string) =>
    `Call, write to or visit ${shop}: ${hours}. Support by phone, e-mail and WhatsApp.`,
  lead: '24/7 Customer Service: call, write, or come by.',
  leadAt: (hours: string) => `${hours}: call, write, or come by.`,
  ways: 'Ways to reach us',
  call: 'Call us',
  callText: 'Any day, any hour. The quickest way when an order is on its way.',
  callTextAt: 'The quickest way when an order is on its way.',
  write: 'Write to us',
  writeText: 'For returns, invoices and everything with a photo. We answer within a day.',
  chat: 'Chat on WhatsApp',
  chatText: 'Send a message or a photo; a person answers.',
  visit: 'Come by',
  visitText: 'Monday to Saturday, 10 am to 7 pm. Show on the map',
  visitTextAt: (hours: string) => `${hours}. Show on the map`,
  newTab: '(opens in a new tab)',
  before: 'Before you write',
  orderNumber: 'Have your order number at hand: you find it under My Orders, and it begins with ORD.',
  faqs: 'Questions and answers',
  returnPolicy: 'Return Policy',
} as const;

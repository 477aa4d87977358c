/** Whether an address will do for the newsletter: text, at sign, text, dot, text (docs/product.md#newsletter). */
export const isNewsletterAddress = (address: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.trim());

/** Whether an address will do for the newsletter: text, at sign, text, dot, text. Specification, section 5. */
export const isNewsletterAddress = (address: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.trim());

/** How many digits a PIN code has (docs/product.md#pincode-check). */
export const PINCODE_LENGTH = 6;

/** What was typed, as a PIN code field keeps it: digits only, at most six. */
export const pincodeTyped = (text: string): string => text.replace(/\D/g, '').slice(0, PINCODE_LENGTH);

/** Whether this is an Indian PIN code: six digits, the first of them not 0. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

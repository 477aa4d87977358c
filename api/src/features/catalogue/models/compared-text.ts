import { plainText } from '../import/plain-text.js';

/** A product's name or unit in the form in which they are compared: small letters, and one space where there are several. */
export const comparedText = (text: string): string => plainText(text).toLowerCase();

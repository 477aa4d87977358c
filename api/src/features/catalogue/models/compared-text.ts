import { plainText } from './plain-text.js';

/** A product's name or unit in compared form: lower case, single spaces. */
export const comparedText = (text: string): string => plainText(text).toLowerCase();

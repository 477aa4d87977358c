import { loanwords } from './devanagari.js';
import { createProductIndex, searchConfiguration, wordsOf } from './product-search.js';
import { spellings, synonyms } from './spellings.js';

/** Texts whose words show how a text is split: accents, joiners, T-shirts, hyphens, numbers, and Hindi's rules. */
const PROBES = 'Crème T-shirt 1.5kg men’s दाल साड़ी क्षत्रिय ज़रा अंगूर टी-शर्ट कि‍ताब';

/**
 * Names the way in which products are read into an index. An index that was written under another one is of no use: it
 * must be made anew.
 */
export const searchVersion: string = fingerprint(
  JSON.stringify([
    searchConfiguration.fields,
    spellings,
    synonyms,
    loanwords,
    wordsOf(PROBES),
    createProductIndex().toJSON(),
  ]),
);

/** A short number for a long text (FNV-1a, 32 bits): another text has another one but for one time in four thousand million. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const SHORTEST = 2;
const LONGEST = 60;
/** This many digits are a phone number, a card or an order rather than a size or a model. */
const IDENTIFYING_DIGITS = 6;

/** A search text in lower case, with single spaces, letters and digits of any width as one. */
export function plainText(searched: string): string {
  return searched.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * A search text as it is counted.
 * @returns undefined for texts without information, and for texts that may identify a person: e-mail
 *   addresses, long numbers
 */
export function fruitlessText(searched: string): string | undefined {
  const text = plainText(searched);
  const letterCount = text.match(/\p{L}/gu)?.length ?? 0;
  const digitCount = text.match(/\p{N}/gu)?.length ?? 0;
  const mayIdentify = text.includes('@') || digitCount >= IDENTIFYING_DIGITS;
  return letterCount < SHORTEST || text.length > LONGEST || mayIdentify ? undefined : text;
}

/** Whether one plain text continues the other, or takes some of it back. */
export function isTypingOn(before: string, now: string): boolean {
  return now.startsWith(before) || before.startsWith(now);
}

const MAX_PARTS = 20;
const SHORTEST_DIGITS = 3;

/** A name from the start of each of its words. */
export function nameParts(name: string): string[] {
  return endsFrom(plain(name), /(?<= )/);
}

/** An e-mail address from the start of each of its pieces. */
export function emailParts(email: string): string[] {
  return endsFrom(email.toLowerCase(), /(?<=[@.+_-])/);
}

/** A mobile number from each of its digits, three digits at least. */
export function mobileParts(mobile: string): string[] {
  return endsFrom(mobile, /(?=\d)/).filter((part) => part.length >= SHORTEST_DIGITS);
}

/** The literal pattern for everything that begins with this text; an index answers it. */
export function searchedPrefix(text: string): string {
  const isNumber = /^\+?[\d\s-]{3,}$/.test(text.trim());
  const wanted = isNumber ? text.replace(/\D/g, '').replace(/^91(?=\d{10}$)/, '') : plain(text);
  return `^${wanted.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}`;
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The ends of a text after each match of `between`, the whole text first. */
function endsFrom(text: string, between: RegExp): string[] {
  const pieces = text.split(between).filter((piece) => piece !== '');
  return pieces.slice(0, MAX_PARTS).map((_, at) => pieces.slice(at).join(''));
}

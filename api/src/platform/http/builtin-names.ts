const BUILT_IN = new Set(['__proto__', 'constructor', 'prototype']);
/** A text without any of these has no such name, however it is written: `\u0063onstructor` is one, too. */
const SUSPICIOUS = /proto|constructor|\\u/;

/**
 * Whether a body names a field as JavaScript names what every object has. The pipe that reads bodies would leave such
 * fields out without a word; what is sent is taken whole, or refused.
 * @param text the JSON text
 * @param parsed what it says; nested so little that recursion is safe
 */
export function hasBuiltInNames(text: string, parsed: unknown): boolean {
  return SUSPICIOUS.test(text) && isNamedIn(parsed);
}

function isNamedIn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => BUILT_IN.has(name.trim()) || isNamedIn(part));
}

const BUILT_IN = new Set(['__proto__', 'constructor', 'prototype']);
/** A text without any of these has no such name, not even in escaped form such as `\u0063onstructor`. */
const SUSPICIOUS = /proto|constructor|\\u/;

/**
 * Whether a body has a field with the name of a built-in property of JavaScript objects. Nest's validation
 * would silently drop such fields; a body is taken completely, or refused.
 * @param text the JSON text
 * @param parsed its value, nested so little that recursion is safe
 */
export function hasBuiltInNames(text: string, parsed: unknown): boolean {
  return SUSPICIOUS.test(text) && isNamedIn(parsed);
}

function isNamedIn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => BUILT_IN.has(name.trim()) || isNamedIn(part));
}

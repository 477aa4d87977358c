import type { Language } from '@jhola/shared/languages/chosen-language';

/** One word in letters of any script, marks included; no digits, dots or slashes. */
const FIRST_NAME = /^[\p{L}\p{M}'’-]{1,30}$/u;

/**
 * The greeting of an email. An attacker who opens an account in a stranger's name could put a message into
 * the name and have the shop send it, so only a single word of letters is greeted.
 * @param name the account's name as its owner wrote it
 */
export function salutation(name: string, language: Language = 'en'): string {
  const first = name.trim().split(/\s+/)[0] ?? '';
  const hello = language === 'hi' ? 'नमस्ते' : 'Hello';
  return FIRST_NAME.test(first) ? `${hello} ${first},` : `${hello},`;
}

/** The shortest password that may be chosen at all: shorter ones on the list need no refusal of their own. */
const SHORTEST = 8;

/**
 * The most common passwords, which attackers try first (OWASP ASVS 6.2.4): all of allowed length on the list
 * of zxcvbn, some 18,000 in lower case.
 */
export async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  // Loaded when the first password is chosen: opening the shop does not require the list.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST));
}

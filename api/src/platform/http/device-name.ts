import Bowser from 'bowser';

/** Longer user agents are cut before they are parsed: no browser's is that long, and the parser's time is bounded. */
const LONGEST_AGENT = 512;
const LONGEST_NAME = 60;

/**
 * The device behind a user agent in plain words, for the list of sign-ins: `Chrome on Android`.
 * @param userAgent the User-Agent header; undefined when none was sent
 * @returns `Unknown device` when it names neither browser nor system
 */
export function deviceName(userAgent: string | undefined): string {
  const agent = userAgent?.trim().slice(0, LONGEST_AGENT);
  if (!agent) return 'Unknown device';
  const { browser, os } = Bowser.parse(agent);
  const name = [browser.name, os.name].filter(Boolean).join(' on ');
  return name.slice(0, LONGEST_NAME) || 'Unknown device';
}

/** What browsers with Trusted Types have, and TypeScript does not know. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: typeof trustRules): unknown;
}

/** What React makes a script element of, to be filled with data that nobody runs. */
const EMPTY_SCRIPT = '<script></script>';
const WORKERS = /^\/(service-worker|service-worker-outbox|assets\/[\w.~-]+)\.js$/;

/**
 * What strings may become markup or code, where the content security policy asks for Trusted Types: markup only where it has
 * no elements, scripts only from the shop's own build. A string that is refused (null) is an error where it was used.
 */
export const trustRules = {
  createHTML: (markup: string) => (markup === EMPTY_SCRIPT || !markup.includes('<') ? markup : null),
  createScriptURL(address: string) {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && WORKERS.test(pathname) ? address : null;
  },
};

// What React, Workbox and workers are given is a string; so this is the policy that is asked about every string.
(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', trustRules);

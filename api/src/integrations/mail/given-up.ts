const GIVEN_UP_MS = 3 * 24 * 60 * 60 * 1000;

/** Whether a mail that was due then, in milliseconds since 1970, is tried no more: no mail server took it for three days. */
export const isGivenUp = (dueAt: number): boolean => Date.now() - dueAt > GIVEN_UP_MS;

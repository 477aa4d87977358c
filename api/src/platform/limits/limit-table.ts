const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How often something may be asked for within a period. Who goes past a figure waits as long as the period lasts.
 * An account is the signed-in user, or the e-mail that the request names.
 */
export interface Limit {
  readonly periodMs: number;
  /** All that comes from one address: a family, an office, a mobile network. */
  readonly perAddress: number;
  /** What one address asks for one account. */
  readonly perAccount?: number;
  /**
   * What all addresses together ask for one account: far above `perAccount`, so that a stranger who names somebody
   * else's e-mail shuts out only themselves.
   */
  readonly perAccountAnywhere?: number;
}

/** Every limit of the shop; a route takes part with `@Limited(name)`, and routes of one name count together. */
export const limits = {
  /** Signing in by password. */
  login: { periodMs: 15 * MINUTE, perAddress: 60, perAccount: 10, perAccountAnywhere: 50 },
  /** Opening an account. */
  register: { periodMs: HOUR, perAddress: 60, perAccount: 10 },
  /** Asking for a one-time code, answering one, and setting the password it allows. */
  codes: { periodMs: 15 * MINUTE, perAddress: 60, perAccount: 20, perAccountAnywhere: 100 },
  /** Signing in or up with the provider. */
  google: { periodMs: 15 * MINUTE, perAddress: 60 },
  /** What asks a signed-in user for the password again: another password, another e-mail, the end of the account. */
  reauthentication: { periodMs: 15 * MINUTE, perAddress: 60, perAccount: 10 },
  /** The next pair of tokens: one each quarter of an hour for every tab at most. */
  refresh: { periodMs: 15 * MINUTE, perAddress: 600 },
  /** Everything the shop holds of somebody, gathered. */
  export: { periodMs: HOUR, perAddress: 60, perAccount: 10 },
  /** Writing reviews. */
  reviews: { periodMs: HOUR, perAddress: 120, perAccount: 30 },
  /** Sending pictures of oneself. */
  uploads: { periodMs: HOUR, perAddress: 300, perAccount: 60 },
  /** Sending pictures of the catalogue: a product may have thirty. */
  catalogueUploads: { periodMs: HOUR, perAddress: 2000, perAccount: 1500 },
  /** Subscribing a device for notifications, and trying them out. */
  push: { periodMs: HOUR, perAddress: 600, perAccount: 60 },
  /** Placing orders, by either way of paying. */
  checkout: { periodMs: 10 * MINUTE, perAddress: 120, perAccount: 20 },
} as const satisfies Record<string, Limit>;

/** The name of a limit. */
export type LimitName = keyof typeof limits;

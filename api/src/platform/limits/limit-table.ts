const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How often a call is allowed within a period. Beyond a limit the caller is refused for as long as the
 * period. An account is the signed-in user, or the e-mail that the request names.
 */
export interface Limit {
  readonly periodMs: number;
  /** For all calls of one address: a family, an office, a mobile network. */
  readonly perAddress?: number;
  /** For the calls of one address concerning one account. */
  readonly perAccount?: number;
  /**
   * For the calls of all addresses concerning one account: far above `perAccount`, so that a stranger who
   * uses another's e-mail locks out only themselves.
   */
  readonly perAccountAnywhere?: number;
}

/**
 * Every limit of the shop. `writes` counts all that changes something; the others are declared by routes with `@Limited(name)`,
 * and routes of one name count together.
 */
export const limits = {
  /** All that changes something: what a device has collected offline in a day is sent within a minute. */
  writes: { periodMs: MINUTE, perAddress: 3000, perAccountAnywhere: 600 },
  /** Pages made by the server; beyond it, a browser makes them of the app's bare page. */
  pages: { periodMs: MINUTE, perAddress: 600 },
  /** Sign-in by password. */
  login: { periodMs: 15 * MINUTE, perAddress: 60, perAccount: 10, perAccountAnywhere: 50 },
  /** The same on a device where the account has been signed in before; the account is the device's id. */
  knownDevice: { periodMs: 15 * MINUTE, perAccountAnywhere: 20 },
  /** Entries of the audit log about refused sign-ins to an administrator's account: the call is refused anyway. */
  recordedRefusals: { periodMs: 15 * MINUTE, perAccountAnywhere: 100 },
  /** The same about sign-ins that were refused for being too many. */
  recordedFloods: { periodMs: 15 * MINUTE, perAccountAnywhere: 1 },
  /** Creating an account. */
  register: { periodMs: HOUR, perAddress: 60, perAccount: 10 },
  /** Requesting and entering a one-time code, and setting the password it allows. */
  codes: { periodMs: 15 * MINUTE, perAddress: 60, perAccount: 20, perAccountAnywhere: 100 },
  /** Sign-in or sign-up with the provider. */
  google: { periodMs: 15 * MINUTE, perAddress: 60 },
  /** Sign-in by a passkey: the question, and the answer. */
  passkeys: { periodMs: 15 * MINUTE, perAddress: 120 },
  /** Calls that require the password again: another password, another e-mail, deleting the account. */
  reauthentication: { periodMs: 15 * MINUTE, perAddress: 60, perAccount: 10 },
  /** Refreshing tokens: at most once in a quarter of an hour for every tab. */
  refresh: { periodMs: 15 * MINUTE, perAddress: 600 },
  /** The export of a user's personal data. */
  export: { periodMs: HOUR, perAddress: 60, perAccount: 10 },
  /** Writing reviews. */
  reviews: { periodMs: HOUR, perAddress: 120, perAccount: 30 },
  /** Asking questions about products. */
  questions: { periodMs: HOUR, perAddress: 60, perAccount: 10 },
  /** Uploading avatars. */
  uploads: { periodMs: HOUR, perAddress: 300, perAccount: 60 },
  /** Uploading pictures of the catalogue: a product may have thirty. */
  catalogueUploads: { periodMs: HOUR, perAddress: 2000, perAccount: 1500 },
  /** Subscribing a device to notifications, and testing them. */
  push: { periodMs: HOUR, perAddress: 600, perAccount: 60 },
  /** Placing orders, by either payment method. */
  checkout: { periodMs: 10 * MINUTE, perAddress: 120, perAccount: 20 },
} as const satisfies Record<string, Limit>;

/** The name of a limit. */
export type LimitName = keyof typeof limits;

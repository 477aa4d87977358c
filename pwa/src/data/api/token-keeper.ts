/** What proves who is signed in: for calls, and for getting the next pair. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/**
 * Where the tokens are. The page has them in local storage, with a copy in the store; the service worker has that copy
 * alone.
 */
export interface TokenKeeper {
  /** The tokens that are kept now; the page knows them immediately. */
  read(): Tokens | undefined | Promise<Tokens | undefined>;
  /** The newest pair on this device: one that the page or the service worker has renewed meanwhile is taken over. */
  newest(): Promise<Tokens | undefined>;
  /**
   * Keeps `fresh`, or nothing, instead of `old`.
   * @returns false when somebody has signed out or in meanwhile: then all stays as it is
   */
  replace(old: Tokens, fresh: Tokens | undefined): Promise<boolean>;
  /** The id of the user who is signed in, where that is known immediately. */
  userNow(): string | undefined;
  /** Called when the session has ended and the shopper must sign in again. */
  sessionLost(callPath: string): void;
}

/** Used where nobody signs in. */
const nobody: TokenKeeper = {
  read: () => undefined,
  newest: async () => undefined,
  replace: async () => false,
  userNow: () => undefined,
  sessionLost: () => {},
};

let keeper = nobody;

/** The token keeper of this page or service worker. */
export const tokenKeeper = (): TokenKeeper => keeper;

/** Sets the token keeper of this page or service worker. */
export function keepTokensIn(ownKeeper: TokenKeeper): void {
  keeper = ownKeeper;
}

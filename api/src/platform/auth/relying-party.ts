import { isIP } from 'node:net';

/** The shop as passkeys know it (WebAuthn: relying party). */
export interface RelyingParty {
  /** The domain that passkeys are bound to. */
  readonly id: string;
  /** Whether a page of this origin may ask for a passkey. */
  readonly isOwn: (origin: string) => boolean;
}

/**
 * The shop as passkeys know it: its passkeys belong to the domain of its address, and only its own pages use them. A shop that
 * is tried out on this computer may have any port.
 * @param publicUrl the address shoppers use
 * @returns undefined where the address is a number: passkeys need a name
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const isOwn = (from: string) =>
    from === origin ||
    (hostname === 'localhost' && URL.canParse(from) && new URL(from).hostname === hostname);
  return { id: hostname, isOwn };
}

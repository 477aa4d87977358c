import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { ShopConfig } from '#platform/config/shop-config.js';

/** The address of Google's public signing keys. */
const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** How far the clocks of Google and of this machine may differ, in seconds. */
const CLOCK_DIFFERENCE_S = 10;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.literal(true),
  name: z.string().optional(),
});

/** A verified Google user. */
export interface GooglePerson {
  /** Google's unchanging id of this user. */
  readonly subject: string;
  /** In lower case; verified by Google. */
  readonly email: string;
  /** The display name; empty when Google has none. */
  readonly name: string;
}

/** Reads the ID tokens that Google's sign-in button gives to the web app. */
@Injectable()
export class GoogleIdentities {
  /** The shop's client id at Google; undefined when sign-in with Google is not offered. */
  readonly clientId: string | undefined;
  private readonly keysAt: URL;
  private keys: JWTVerifyGetKey | undefined;

  constructor({ environment }: ShopConfig) {
    this.clientId = environment.GOOGLE_CLIENT_ID;
    this.keysAt = new URL(environment.GOOGLE_JWKS_URL ?? GOOGLE_KEYS);
  }

  /** The key that has signed a token; what fetches Google's keys is made for the first, not while the shop starts. */
  private readonly key: JWTVerifyGetKey = async (header, token) => {
    this.keys ??= createRemoteJWKSet(this.keysAt);
    try {
      return await this.keys(header, token);
    } catch (error) {
      throw keyError(error);
    }
  };

  /**
   * The user of an ID token: signed by Google's keys (RS256), for this shop, not expired, with a verified
   * e-mail.
   * @param freshWithinS how many seconds ago it may have been issued, when that matters
   * @throws ShopError google.not-offered, google.refused for a bad token, google.unreachable without Google's
   *   keys
   */
  async read(credential: string, { freshWithinS }: { freshWithinS?: number } = {}): Promise<GooglePerson> {
    if (!this.clientId) throw new ShopError('google.not-offered');
    const claims = Claims.safeParse(await this.verified(credential, this.clientId, freshWithinS));
    if (!claims.success) throw new ShopError('google.refused');
    const { sub, email, name = '' } = claims.data;
    return { subject: sub, email, name };
  }

  private async verified(credential: string, audience: string, freshWithinS?: number): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(credential, this.key, {
        algorithms: ['RS256'],
        audience,
        issuer: ISSUERS,
        requiredClaims: ['exp', 'iat'],
        clockTolerance: CLOCK_DIFFERENCE_S,
        ...(freshWithinS !== undefined && { maxTokenAge: freshWithinS }),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new ShopError('google.refused');
      throw error;
    }
  }
}

/** Keeps errors of the token; all others mean that the keys could not be fetched. */
function keyError(error: unknown): unknown {
  const ofTheToken =
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported;
  return ofTheToken ? error : new ShopError('google.unreachable');
}

import { SocketAuth } from '@jhola/shared/contracts/realtime.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable, Logger } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { ReadToken } from '#platform/auth/access-claims.js';
import { AccessTokens } from '#platform/auth/access-tokens.js';
import { ShopConfig } from '#platform/config/shop-config.js';
import { isOwnOrigin } from '#platform/http/origins.js';

/** Authenticates sockets. */
@Injectable()
export class SocketAuthentication {
  private readonly log = new Logger('Sockets');

  constructor(
    private readonly tokens: AccessTokens,
    private readonly config: ShopConfig,
  ) {}

  /**
   * The principal of a socket and its token's expiry: it must come from a page of the shop with a valid
   * access token.
   * @throws ShopError auth.forbidden for a foreign page, auth.required without a token, auth.expired with a
   *   bad one
   */
  async admit({ handshake }: Socket): Promise<ReadToken> {
    const { origin, host } = handshake.headers;
    if (!isOwnOrigin(origin, host, this.config.publicUrl)) throw new ShopError('auth.forbidden');
    const auth = SocketAuth.safeParse(handshake.auth);
    if (!auth.success) throw new ShopError('auth.required');
    return this.tokens.read(auth.data.token);
  }

  /** The refusal in the client's form: the shop's text, and the code in `data`. Other errors reveal nothing. */
  refusal(error: unknown): Error {
    const known = error instanceof ShopError ? error : new ShopError('server.failed');
    if (known !== error) this.log.error({ err: error }, 'A socket could not be authenticated');
    return Object.assign(new Error(known.message), { data: { code: known.code } });
  }
}

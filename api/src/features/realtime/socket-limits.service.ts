import type { IncomingMessage } from 'node:http';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { Server, Socket } from 'socket.io';
import { ShopConfig } from '#platform/config/shop-config.js';
import { Counts } from '#platform/limits/counts.js';

/** The connection below a socket, as the library passes it. */
type Connection = Socket['conn'];

/** Limits the sockets of this process: per user, and per address for connections that are not authenticated yet. */
@Injectable()
export class SocketLimits {
  private readonly ofPerson = new Counts();
  private readonly unknown = new Counts();
  /** Ends the count of a connection that is not authenticated yet. */
  private readonly waiting = new WeakMap<Connection, () => void>();

  constructor(private readonly config: ShopConfig) {}

  /** Refuses connections of an address with too many unauthenticated ones. */
  guard(sockets: Pick<Server, 'engine' | 'connectTimeout'>): void {
    const { unknownSocketsPerAddress, unknownSocketMs } = this.config.connections;
    sockets.connectTimeout(unknownSocketMs);
    sockets.engine.use((request: EngineRequest, response: EngineResponse, next: (error?: Error) => void) => {
      // A session has an id from its second request on.
      if (request._query.sid || this.unknown.of(this.addressOf(request)) < unknownSocketsPerAddress)
        return next();
      response.writeHead(429, { 'retry-after': '5' });
      response.end();
    });
    sockets.engine.on('connection', (connection: Connection) => {
      const end = this.unknown.add(this.addressOf(connection.request));
      this.waiting.set(connection, end);
      connection.once('close', end);
    });
  }

  /**
   * Counts a socket for its user until it closes.
   * @throws ShopError request.too-many
   */
  seat({ conn }: Socket, userId: string): void {
    if (this.ofPerson.of(userId) >= this.config.connections.socketsPerPerson)
      throw new ShopError('request.too-many');
    conn.once('close', this.ofPerson.add(userId));
    this.waiting.get(conn)?.();
  }

  /** The client's address, by the same rule as for other requests: as many trusted proxies may name another. */
  private addressOf({ socket, headers }: IncomingMessage): string {
    const named = String(headers['x-forwarded-for'] ?? '').split(',');
    const hops = [socket.remoteAddress ?? '', ...named.map((name) => name.trim()).reverse()].filter(Boolean);
    return normalizeIp(hops[Math.min(this.config.trustProxy, hops.length - 1)] ?? '', 64);
  }
}

/** A request as the library has parsed it. */
interface EngineRequest extends IncomingMessage {
  readonly _query: Readonly<Record<string, unknown>>;
}

/** For an upgrade the library only has the end. */
interface EngineResponse {
  writeHead(status: number, headers: Record<string, string>): void;
  end(): void;
}

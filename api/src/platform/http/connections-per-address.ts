import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';
import { Counts } from '../limits/counts.js';

/**
 * Hangs up on connections beyond what one address may have. Behind a proxy all come from its address: there the proxy
 * counts.
 * @param max how many one address may have open
 */
export function limitConnectionsPerAddress(server: Server, max: number): void {
  const open = new Counts();
  server.on('connection', (socket: Socket) => {
    // It has gone already.
    if (!socket.remoteAddress) return;
    const address = normalizeIp(socket.remoteAddress, 64);
    if (open.of(address) >= max) socket.destroy();
    else socket.once('close', open.add(address));
  });
}

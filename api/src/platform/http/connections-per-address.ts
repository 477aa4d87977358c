import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIp } from '@nestjs/throttler';
import { Counts } from '../limits/counts.js';

/**
 * Closes connections beyond the limit of one address. Behind a proxy all come from its address: there the
 * proxy counts.
 * @param max how many connections one address may have
 */
export function limitConnectionsPerAddress(server: Server, max: number): void {
  const open = new Counts();
  server.on('connection', (socket: Socket) => {
    // It is closed already.
    if (!socket.remoteAddress) return;
    const address = normalizeIp(socket.remoteAddress, 64);
    if (open.of(address) >= max) socket.destroy();
    else socket.once('close', open.add(address));
  });
}

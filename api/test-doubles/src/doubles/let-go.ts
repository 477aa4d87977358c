import type { Server } from 'node:net';

/** Lets the process end although a server listens and has connections. */
export function letGo(server: Server): void {
  server.unref();
  server.on('connection', (socket) => socket.unref());
}

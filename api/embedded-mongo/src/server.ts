import { createServer, type Server, type Socket } from 'node:net';
import type { Engine, Reply } from './commands/context.js';
import { dispatch, endsTransaction, errorReply } from './commands/dispatch.js';
import { CommandError } from './errors.js';
import { serverTime } from './values/server-time.js';
import { MessageStream } from './wire/message-stream.js';
import { parseMessage, type Request, refusedRequest, replyMessage } from './wire/messages.js';

/** Serves the wire protocol on loopback. */
export class WireServer {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private connections = 0;
  private running = 0;
  private isClosing = false;
  private hasHungUp = false;

  constructor(private readonly engine: Engine) {
    this.server = createServer({ noDelay: true }, (socket) => this.accept(socket));
  }

  /**
   * @param at a port on loopback (0 for any free one) or the path of a socket
   * @returns where it listens, as a MongoDB URI names it. Rejects when the port is taken.
   */
  listen(at: number | string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      const listening = (): void => {
        this.server.off('error', reject);
        const address = this.server.address();
        const port = typeof address === 'object' && address ? address.port : 0;
        resolve(typeof at === 'string' ? encodeURIComponent(at) : `127.0.0.1:${port}`);
      };
      if (typeof at === 'string') this.server.listen(at, listening);
      else this.server.listen(at, '127.0.0.1', listening);
    });
  }

  /** Takes no more requests, lets those that run end, and hangs up. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.isClosing = true;
    for (const socket of this.sockets) socket.pause();
    for (let rounds = 0; this.running > 0 && rounds < 200; rounds++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    this.hangUp();
    await closed;
  }

  /** Ends every connection immediately and takes no new one: nothing may be acknowledged any more. */
  hangUp(): void {
    this.hasHungUp = true;
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private accept(socket: Socket): void {
    // It was waiting to be accepted when the others were closed; left open it would keep the server from closing.
    if (this.hasHungUp) {
      socket.destroy();
      return;
    }
    const connection = ++this.connections;
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    // Whoever does not take the answers is not asked for more.
    socket.on('drain', () => {
      if (!this.isClosing) socket.resume();
    });
    const messages = new MessageStream();
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const message of messages.with(chunk)) this.handle(socket, connection, message);
      } catch {
        // What is no message cannot be answered.
        socket.destroy();
      }
    });
  }

  private handle(socket: Socket, connection: number, message: Buffer): void {
    let request: Request;
    try {
      request = parseMessage(message);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const refused = refusedRequest(message);
      this.engine.sessions.abortRefused(refused.command);
      answer(socket, replyMessage(refused, errorReply(error)));
      return;
    }
    const reply = dispatch(this.engine, request.command, connection, () => !socket.destroyed);
    if (!(reply instanceof Promise)) {
      send(socket, request, reply);
      return;
    }
    void this.sendLater(socket, request, reply);
  }

  private async sendLater(socket: Socket, request: Request, reply: Promise<Reply>): Promise<void> {
    this.running++;
    try {
      send(socket, request, await reply);
    } catch {
      socket.destroy();
    } finally {
      this.running--;
    }
  }
}

/**
 * Sends what was answered. A session gets the time of what it did, of a transaction that of its end: drivers ask for
 * nothing earlier from then on, which a single node never answers: a read sees all that was acknowledged before.
 */
function send(socket: Socket, request: Request, { fields, embedded }: Reply): void {
  if (!request.wantsReply) return;
  const { command } = request;
  const isInside = command.autocommit === false && !endsTransaction(command);
  const hasTime = command.lsid !== undefined && !isInside;
  answer(socket, replyMessage(request, fields, embedded, hasTime ? serverTime() : undefined));
}

function answer(socket: Socket, reply: Buffer): void {
  if (!socket.write(reply)) socket.pause();
}

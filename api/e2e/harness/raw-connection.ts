import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Document, deserialize, serialize } from 'bson';

/** A connection that sends exactly the commands it is given, also twice, which no driver does on request. */
export class RawConnection {
  private received = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
      if (this.received.length >= 4 && this.received.length >= this.received.readInt32LE(0)) {
        socket.emit('reply', this.received);
        this.received = Buffer.alloc(0);
      }
    });
  }

  static async open(uri: string): Promise<RawConnection> {
    const { hostname, port } = new URL(uri);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  /** Sends a command and waits for its answer. */
  async command(command: Document): Promise<Document> {
    const body = serialize({ ...command, $db: 'shop' });
    const header = Buffer.alloc(21);
    header.writeInt32LE(header.length + body.length, 0);
    header.writeInt32LE(2013, 12);
    return this.exchange(Buffer.concat([header, body]));
  }

  /** Sends any bytes. Rejects when the server hangs up instead of answering. */
  async exchange(message: Buffer): Promise<Document> {
    const reply = Promise.race([
      once(this.socket, 'reply').then(([bytes]) => bytes as Buffer),
      once(this.socket, 'close').then(() => Promise.reject(new Error('The server hung up'))),
    ]);
    this.socket.write(message);
    return deserialize((await reply).subarray(21));
  }

  close(): void {
    this.socket.destroy();
  }
}

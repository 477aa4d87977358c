import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { BSON, type Document } from 'mongodb';
import { RawConnection } from './raw-connection.js';

/**
 * How a call to the database goes wrong: `before` it does anything, or `after` it has done its work. `refused` is
 * answered with an error; `cut` loses the connection; after `dead` nothing is done any more until the wire is mended.
 */
export const faults = [
  'refused before',
  'refused after',
  'cut before',
  'cut after',
  'dead before',
  'dead after',
] as const;
export type Fault = (typeof faults)[number];

/** Only the driver distinguishes a lost connection from a refusal: these stand for all where that is tried elsewhere. */
export const patientFaults = faults.filter((fault) => !fault.startsWith('cut'));

const OP_MSG = 2013;
const MESSAGE_HEADER = 16;
/** Header, flags and the kind of the first section. */
const BODY_AT = MESSAGE_HEADER + 5;
/** What drivers ask by themselves to see whether the server is there: no call of the shop. */
const HOUSEKEEPING = new Set(['hello', 'isMaster', 'ismaster', 'ping', 'endSessions']);

/** A TCP proxy between a shop and its database, on which a chosen call goes wrong. */
export class FaultyWire {
  private readonly sockets = new Set<Socket>();
  private fault: Fault | undefined;
  private callsUntilFault = 0;
  private isDead = false;
  /** The sessions of all calls, by their ids: a transaction that began long ago may still run. */
  private readonly sessions = new Map<string, Document>();
  /** The calls since `breakAt`, by the names of their commands. */
  calls: string[] = [];

  private constructor(
    private readonly server: Server,
    private readonly database: URL,
  ) {
    server.on('connection', (shop) => this.join(shop));
  }

  /** Starts a proxy to the database at this address. */
  static async to(databaseUri: string): Promise<FaultyWire> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultyWire(server, new URL(databaseUri));
  }

  /** The address that the shop connects to. */
  get uri(): string {
    const uri = new URL(this.database);
    uri.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    // After a lost connection the driver looks for the server again; usually half a second later at the earliest.
    uri.searchParams.set('minHeartbeatFrequencyMS', '10');
    return uri.href;
  }

  /** Lets the nth call from now on (from 1) go wrong. */
  breakAt(nth: number, fault: Fault): void {
    this.calls = [];
    this.callsUntilFault = nth;
    this.fault = fault;
  }

  /** Whether the fault has happened. Nothing goes wrong from now on. */
  async mend(): Promise<boolean> {
    const hasHappened = this.fault !== undefined && this.callsUntilFault === 0;
    if (hasHappened) await this.endTransactions();
    this.fault = undefined;
    this.isDead = false;
    return hasHappened;
  }

  /**
   * Transactions that were running end with the database, which was not really dead; and where their end was refused or lost, they
   * would stand in the way of another process until their time is over.
   */
  private async endTransactions(): Promise<void> {
    const database = await RawConnection.open(this.database.href);
    await database.command({ endSessions: [...this.sessions.values()] });
    database.close();
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }

  private join(shop: Socket): void {
    const database = connect(Number(this.database.port), this.database.hostname);
    /** Answers to these are lost: what is done with each in place of it. */
    const lost = new Map<number, () => void>();
    const hangUp = () => {
      shop.destroy();
      database.destroy();
    };
    for (const socket of [shop, database]) {
      this.sockets.add(socket);
      // Whoever hangs up takes the other side along.
      socket.on('error', hangUp).on('close', () => {
        this.sockets.delete(socket);
        hangUp();
      });
    }
    eachMessage(shop, (message) => {
      const refuse = () => void shop.write(refusal(message));
      switch (this.whatHappensTo(message)) {
        case undefined:
          return void database.write(message);
        case 'refused before':
        case 'dead before':
          return refuse();
        case 'cut before':
          return hangUp();
        case 'cut after':
          lost.set(idOf(message), hangUp);
          return void database.write(message);
        case 'refused after':
        case 'dead after':
          lost.set(idOf(message), refuse);
          return void database.write(message);
      }
    });
    eachMessage(database, (answer) => {
      const substitute = lost.get(answer.readInt32LE(8));
      if (substitute) substitute();
      else shop.write(answer);
    });
  }

  private whatHappensTo(message: Buffer): Fault | undefined {
    const { name, session } = commandOf(message);
    if (HOUSEKEEPING.has(name)) return undefined;
    if (this.isDead) return 'dead before';
    this.calls.push(name);
    if (session) this.sessions.set(JSON.stringify(session), session);
    if (!this.fault || this.callsUntilFault === 0) return undefined;
    this.callsUntilFault -= 1;
    if (this.callsUntilFault > 0) return undefined;
    this.isDead = this.fault.startsWith('dead');
    return this.fault;
  }
}

const idOf = (message: Buffer): number => message.readInt32LE(4);

/** What a message asks for: the first key of its first document names the command. */
function commandOf(message: Buffer): { name: string; session?: Document } {
  if (message.readInt32LE(12) !== OP_MSG) return { name: 'hello' };
  const end = BODY_AT + message.readInt32LE(BODY_AT);
  const command = BSON.deserialize(message.subarray(BODY_AT, end));
  return { name: Object.keys(command)[0] ?? '', session: command.lsid };
}

/** The answer of a server with an error of its own; the driver does not retry it. */
function refusal(message: Buffer): Buffer {
  const trouble: Document = { ok: 0, code: 8, codeName: 'UnknownError', errmsg: 'A fault of the test.' };
  const body = BSON.serialize(trouble);
  const answer = Buffer.alloc(BODY_AT + body.length);
  answer.writeInt32LE(answer.length, 0);
  answer.writeInt32LE(idOf(message), 8);
  answer.writeInt32LE(OP_MSG, 12);
  answer.set(body, BODY_AT);
  return answer;
}

/** Cuts what comes in into messages, each of which says its length. */
function eachMessage(socket: Socket, onMessage: (message: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
}

import { deserialize, type Timestamp } from 'bson';
import { CommandError } from '../errors.js';
import type { Doc } from '../values/documents.js';
import { Composition, type Embedded, elementHead } from './composition.js';
import { decodeDocument } from './decode.js';

export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** One request as it came over the wire. */
export interface Request {
  readonly id: number;
  readonly command: Doc;
  /** False when the client waits for no reply (write concern 0). */
  readonly wantsReply: boolean;
  /** Old drivers shake hands with OP_QUERY and expect OP_REPLY. */
  readonly legacy: boolean;
}

/** How many bytes the message at the start of `bytes` takes, or 0 while its length is not there yet. */
export function messageLength(bytes: Buffer): number {
  if (bytes.length < 4) return 0;
  const length = bytes.readInt32LE(0);
  if (length < HEADER || length > MAX_MESSAGE_BYTES) {
    throw new CommandError('FailedToParse', `Message length ${length} is out of bounds`);
  }
  return length;
}

/** Takes one whole message apart. @throws CommandError for opcodes that belong to MongoDB before 3.6 */
export function parseMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_QUERY) {
    const afterName = message.indexOf(0, HEADER + 4) + 1;
    return { id, command: decodeDocument(message, afterName + 8), wantsReply: true, legacy: true };
  }
  if (opcode !== OP_MSG) throw new CommandError('CommandNotSupported', `Unsupported opcode ${opcode}`);
  const flags = message.readUInt32LE(HEADER);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let command: Doc = {};
  const sequences: Doc = {};
  for (let at = HEADER + 4; at < end; ) {
    const kind = message[at];
    const size = message.readInt32LE(at + 1);
    if (kind === 0) command = decodeDocument(message, at + 1);
    else {
      const nameEnd = message.indexOf(0, at + 5);
      const docs: Doc[] = [];
      for (let doc = nameEnd + 1; doc < at + 1 + size; doc += message.readInt32LE(doc)) {
        docs.push(decodeDocument(message, doc));
      }
      sequences[message.toString('utf8', at + 5, nameEnd)] = docs;
    }
    at += 1 + size;
  }
  Object.assign(command, sequences);
  return { id, command, wantsReply: (flags & MORE_TO_COME) === 0, legacy: false };
}

/**
 * Stands for a message that could not be read, so that it can be answered with the reason. Its command says no more than
 * which transaction it belonged to.
 */
export function refusedRequest(message: Buffer): Request {
  return {
    id: message.readInt32LE(4),
    command: transactionOf(message),
    wantsReply: true,
    legacy: message.readInt32LE(12) === OP_QUERY,
  };
}

function transactionOf(message: Buffer): Doc {
  // Drivers send the command itself first; bson reads what the database does not store.
  if (message.readInt32LE(12) !== OP_MSG || message[HEADER + 4] !== 0) return {};
  try {
    const body = message.subarray(HEADER + 5, HEADER + 5 + message.readInt32LE(HEADER + 5));
    const { lsid, txnNumber, autocommit } = deserialize(body, { useBigInt64: true });
    return { lsid, txnNumber, autocommit };
  } catch {
    // What is no BSON at all names no transaction.
    return {};
  }
}

/**
 * The message a client expects for its request.
 * @param time tells a session when it was, so that it asks for nothing earlier
 */
export function replyMessage(
  request: Request,
  fields: Doc,
  embedded?: Readonly<Record<string, Embedded>>,
  time?: Timestamp,
): Buffer {
  const reply = new Composition(fields, embedded, time && operationTime(time));
  const start = HEADER + (request.legacy ? 20 : 5);
  const message = Buffer.allocUnsafe(start + reply.size);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(0, 4);
  message.writeInt32LE(request.id, 8);
  message.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  message.fill(0, HEADER, start);
  if (request.legacy) message.writeInt32LE(1, HEADER + 16);
  reply.write(message, start);
  return message;
}

const OPERATION_TIME = elementHead(0x11, 'operationTime');

function operationTime({ t, i }: Timestamp): Buffer {
  const element = Buffer.allocUnsafe(OPERATION_TIME.length + 8);
  element.set(OPERATION_TIME);
  element.writeUInt32LE(i, OPERATION_TIME.length);
  element.writeUInt32LE(t, OPERATION_TIME.length + 4);
  return element;
}

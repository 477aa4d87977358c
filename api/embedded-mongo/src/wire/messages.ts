import { deserialize, type Timestamp } from 'bson';
import { CommandError } from '../errors.js';
import type { Doc } from '../values/documents.js';
import { decodeDocument } from './decode.js';
import { encodeDocument } from './encode.js';

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

/** What most answers are. */
export const OK_FIELDS: Doc = Object.freeze({ ok: 1 });
const OK_BYTES = encodeDocument(OK_FIELDS);

const OPERATION_TIME = elementHead(0x11, 'operationTime');

function operationTime({ t, i }: Timestamp): Buffer {
  const element = Buffer.allocUnsafe(OPERATION_TIME.length + 8);
  element.set(OPERATION_TIME);
  element.writeUInt32LE(i, OPERATION_TIME.length);
  element.writeUInt32LE(t, OPERATION_TIME.length + 4);
  return element;
}

/** What a document gets as it is: one that is BSON already, a list of such, or one that is put together with it. */
export type Embedded = Uint8Array | readonly Uint8Array[] | Composition;

/** @returns the whole of {@link Composition}, in BSON */
export function composeDocument(fields: Doc, embedded: Readonly<Record<string, Embedded>>): Buffer {
  const composition = new Composition(fields, embedded);
  const whole = Buffer.allocUnsafe(composition.size);
  composition.write(whole, 0);
  return whole;
}

/**
 * A document made of encoded parts: `fields` as they are, and one more field per entry of `embedded` whose value is
 * BSON already, so that stored documents go out without being decoded or encoded again, and are copied once.
 */
export class Composition {
  /** In bytes. */
  readonly size: number;
  private readonly fields: Uint8Array;
  private readonly embedded: readonly (readonly [head: Buffer, value: Embedded, size: number])[];

  /** @param element one more element, encoded */
  constructor(
    fields: Doc,
    embedded: Readonly<Record<string, Embedded>> = {},
    private readonly element?: Uint8Array,
  ) {
    this.fields = fields === OK_FIELDS ? OK_BYTES : encodeDocument(fields);
    let size = this.fields.length + (element?.length ?? 0);
    const parts: (readonly [Buffer, Embedded, number])[] = [];
    for (const name in embedded) {
      const value = embedded[name] as Embedded;
      const head = isList(value) ? listHead(name) : documentHead(name);
      const bytes = sizeOf(value);
      parts.push([head, value, bytes]);
      size += head.length + bytes;
    }
    this.embedded = parts;
    this.size = size;
  }

  /** Writes it into a buffer. @returns where it ends */
  write(buffer: Buffer, start: number): number {
    const { fields, element } = this;
    buffer.set(fields, start);
    buffer.writeInt32LE(this.size, start);
    // In place of the zero that ends the fields alone.
    let at = start + fields.length - 1;
    if (element) at = put(buffer, element, at);
    for (const [head, value, size] of this.embedded) {
      at = put(buffer, head, at);
      if (value instanceof Composition) at = value.write(buffer, at);
      else if (isList(value)) at = putList(buffer, value, size, at);
      else at = put(buffer, value, at);
    }
    buffer[at] = 0;
    return at + 1;
  }
}

const isList = (value: Embedded): value is readonly Uint8Array[] => Array.isArray(value);

function sizeOf(value: Embedded): number {
  if (value instanceof Composition) return value.size;
  if (!isList(value)) return value.length;
  let size = 5;
  for (let at = 0; at < value.length; at++) size += (value[at] as Uint8Array).length + elementName(at).length;
  return size;
}

function put(buffer: Buffer, bytes: Uint8Array, at: number): number {
  buffer.set(bytes, at);
  return at + bytes.length;
}

function putList(buffer: Buffer, items: readonly Uint8Array[], size: number, start: number): number {
  buffer.writeInt32LE(size, start);
  let at = start + 4;
  for (let n = 0; n < items.length; n++)
    at = put(buffer, items[n] as Uint8Array, put(buffer, elementName(n), at));
  buffer[at] = 0;
  return at + 1;
}

function elementHead(type: number, name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(type)}${name}\u0000`);
}

/** The heads of the few names there are. */
const heads = new Map<string, { readonly list: Buffer; readonly document: Buffer }>();

function headsOf(name: string): { readonly list: Buffer; readonly document: Buffer } {
  let known = heads.get(name);
  if (!known) {
    known = { list: elementHead(0x04, name), document: elementHead(0x03, name) };
    heads.set(name, known);
  }
  return known;
}

const listHead = (name: string): Buffer => headsOf(name).list;
const documentHead = (name: string): Buffer => headsOf(name).document;

const elementNames: Buffer[] = [];
function elementName(at: number): Buffer {
  const known = elementNames[at];
  if (known) return known;
  const name = elementHead(0x03, String(at));
  if (at < 1024) elementNames[at] = name;
  return name;
}

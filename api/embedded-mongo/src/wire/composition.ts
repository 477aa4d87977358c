import type { Doc } from '../values/documents.js';
import { encodeDocument } from './encode.js';

/** What most answers are. */
export const OK_FIELDS: Doc = Object.freeze({ ok: 1 });
const OK_BYTES = encodeDocument(OK_FIELDS);

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
      const heads = headsOf(name);
      const head = isList(value) ? heads.list : heads.document;
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

/** How an element of a document begins, by its type in BSON. */
export function elementHead(type: number, name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(type)}${name}\u0000`);
}

/** The heads of the few names there are. */
const knownHeads = new Map<string, { readonly list: Buffer; readonly document: Buffer }>();

function headsOf(name: string): { readonly list: Buffer; readonly document: Buffer } {
  let known = knownHeads.get(name);
  if (!known) {
    known = { list: elementHead(0x04, name), document: elementHead(0x03, name) };
    knownHeads.set(name, known);
  }
  return known;
}

const elementNames: Buffer[] = [];
function elementName(at: number): Buffer {
  const known = elementNames[at];
  if (known) return known;
  const name = elementHead(0x03, String(at));
  if (at < 1024) elementNames[at] = name;
  return name;
}

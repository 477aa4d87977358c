import { wholeRows } from '@jhola/shared/domain/search/number-rows';
import { HandleTable } from './handle-table.js';
import { areIds, hashOf, isSame, lengthOf, PackedText, unpacked } from './packed-bytes.js';

/** What is known of a text: where its bytes begin, its shape, and how many hold it. */
const START = 0;
const SHAPE = 1;
const HOLDERS = 2;
const WIDTH = 3;

/** Texts stand in pieces of this size, one after the other; a longer one has a piece of its own. */
const PIECE_BITS = 18;
const PIECE_BYTES = 1 << PIECE_BITS;
const IN_PIECE = PIECE_BYTES - 1;
/** Texts are found by as many tables, by the highest bits of their hashes: when one grows, nobody waits for it. */
const TABLE_BITS = 6;
const TABLES = 1 << TABLE_BITS;
/** With less than this gone there is little to be won by bringing texts together. */
const LEAST_GONE = 1024 * 1024;

/**
 * Many texts, each once however many hold it, packed in a few large pieces of memory outside of the heap: the text of an id takes 12 bytes
 * instead of 40, and the collection of garbage visits none of them. A text is known by its handle as long as somebody holds it.
 */
export class TextStore {
  private pieces: Buffer[] = [];
  /** How much of the last piece is used. */
  private used = PIECE_BYTES;
  private readonly texts = wholeRows(WIDTH);
  private readonly free: number[] = [];
  private given = 0;
  private readonly tables = Array.from(
    { length: TABLES },
    () => new HandleTable((handle) => this.hashOf(handle)),
  );
  private bytes = 0;
  private gone = 0;
  private readonly packed: PackedText;

  /** @param isSent whether the texts are JSON in UTF-8, as it is sent */
  constructor({ isSent = false } = {}) {
    this.packed = new PackedText(isSent);
  }

  /** The handle of a text, which it keeps until as many have let it go as have held it. */
  hold(text: string): number {
    const { texts, packed } = this;
    const known = this.find(text);
    if (known !== undefined) {
      texts.set(known, HOLDERS, texts.get(known, HOLDERS) + 1);
      return known;
    }
    const handle = this.free.pop() ?? this.given++;
    const length = lengthOf(packed.shape);
    texts.set(handle, START, this.append(packed.bytes, 0, length));
    texts.set(handle, SHAPE, packed.shape);
    texts.set(handle, HOLDERS, 1);
    this.tableOf(packed.hash).add(packed.hash, handle);
    this.bytes += length;
    return handle;
  }

  /** Lets a text go that was held. */
  letGo(handle: number): void {
    const { texts } = this;
    const holders = texts.get(handle, HOLDERS) - 1;
    texts.set(handle, HOLDERS, holders);
    if (holders > 0) return;
    this.tableOf(this.hashOf(handle)).remove(handle);
    const length = lengthOf(texts.get(handle, SHAPE));
    this.free.push(handle);
    this.bytes -= length;
    this.gone += length;
    if (this.gone > LEAST_GONE && this.gone > this.bytes) this.bringTogether();
  }

  /** The handle of a text that somebody holds. */
  find(text: string): number | undefined {
    const { hash } = this.packed.take(text);
    return this.tableOf(hash).find(hash, this.isPacked);
  }

  textOf(handle: number): string {
    const start = this.texts.get(handle, START);
    return unpacked(this.pieceOf(start), start & IN_PIECE, this.texts.get(handle, SHAPE));
  }

  /** The bytes of a text, which stay as they are after it has gone. */
  bytesOf(handle: number): Buffer {
    const start = this.texts.get(handle, START);
    const from = start & IN_PIECE;
    return this.pieceOf(start).subarray(from, from + lengthOf(this.texts.get(handle, SHAPE)));
  }

  /** Below 0 where one text stands before another. */
  compare(one: number, other: number): number {
    if (one === other) return 0;
    const [shape, otherShape] = [this.texts.get(one, SHAPE), this.texts.get(other, SHAPE)];
    if (!areIds(shape, otherShape)) return this.textOf(one) < this.textOf(other) ? -1 : 1;
    const [start, otherStart] = [this.texts.get(one, START), this.texts.get(other, START)];
    const [from, otherFrom] = [start & IN_PIECE, otherStart & IN_PIECE];
    const [to, otherTo] = [from + lengthOf(shape), otherFrom + lengthOf(otherShape)];
    return this.pieceOf(start).compare(this.pieceOf(otherStart), otherFrom, otherTo, from, to);
  }

  private pieceOf(start: number): Buffer {
    return this.pieces[start >>> PIECE_BITS] as Buffer;
  }

  /** @returns where the bytes begin */
  private append(bytes: Buffer, from: number, length: number): number {
    if (this.used + length >= PIECE_BYTES) {
      this.pieces.push(Buffer.allocUnsafeSlow(Math.max(length, PIECE_BYTES)));
      this.used = 0;
    }
    const last = this.pieces.length - 1;
    bytes.copy(this.pieces[last] as Buffer, this.used, from, from + length);
    const start = last * PIECE_BYTES + this.used;
    this.used += length;
    return start;
  }

  /** Whether a handle is that of the text that was packed last. */
  private readonly isPacked = (handle: number): boolean => {
    const { bytes, shape } = this.packed;
    if (this.texts.get(handle, SHAPE) !== shape) return false;
    const start = this.texts.get(handle, START);
    const from = start & IN_PIECE;
    const length = lengthOf(shape);
    return isSame(this.pieceOf(start), from, bytes, length);
  };

  private tableOf(hash: number): HandleTable {
    return this.tables[hash >>> (32 - TABLE_BITS)] as HandleTable;
  }

  private hashOf(handle: number): number {
    const start = this.texts.get(handle, START);
    return hashOf(this.pieceOf(start), start & IN_PIECE, lengthOf(this.texts.get(handle, SHAPE)));
  }

  /** Copies what is held into new pieces. */
  private bringTogether(): void {
    const before = this.pieces;
    this.pieces = [];
    this.used = PIECE_BYTES;
    this.gone = 0;
    for (const handle of this.tables.flatMap((table) => [...table.handles()])) {
      const start = this.texts.get(handle, START);
      const length = lengthOf(this.texts.get(handle, SHAPE));
      const piece = before[start >>> PIECE_BITS] as Buffer;
      this.texts.set(handle, START, this.append(piece, start & IN_PIECE, length));
    }
  }
}

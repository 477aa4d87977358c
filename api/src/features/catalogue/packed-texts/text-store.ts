import { wholeRows } from '@jhola/shared/domain/search/number-rows';
import { areIds, hashOf, lengthOf, PackedText, unpacked } from './packed-bytes.js';

/** What is known of a text: where its bytes begin, its shape, and how many hold it. */
const START = 0;
const SHAPE = 1;
const HOLDERS = 2;
const WIDTH = 3;

/** Texts stand in pieces of this size, one after the other; a longer one has a piece of its own. */
const PIECE_BITS = 18;
const PIECE_BYTES = 1 << PIECE_BITS;
const IN_PIECE = PIECE_BYTES - 1;
/** Of the places at most so many are taken. */
const FULLEST = 0.8;
const FIRST_PLACES = 256;
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
  /** Handles, each one higher, at the place of their text's hash or the next free one after it; their number is a power of two. */
  private places = new Uint32Array(FIRST_PLACES);
  private size = 0;
  private bytes = 0;
  private gone = 0;
  private readonly packed = new PackedText();

  /** The handle of a text, which it keeps until as many have let it go as have held it. */
  hold(text: string): number {
    const { texts, packed } = this;
    packed.take(text);
    const known = this.places[this.placeOf(packed)] as number;
    if (known > 0) {
      texts.set(known - 1, HOLDERS, texts.get(known - 1, HOLDERS) + 1);
      return known - 1;
    }
    if (this.size >= this.places.length * FULLEST) this.grow();
    const handle = this.free.pop() ?? this.given++;
    texts.set(handle, START, this.append(packed.bytes, 0, lengthOf(packed.shape)));
    texts.set(handle, SHAPE, packed.shape);
    texts.set(handle, HOLDERS, 1);
    this.places[this.placeOf(packed)] = handle + 1;
    this.size += 1;
    this.bytes += lengthOf(packed.shape);
    return handle;
  }

  /** Lets a text go that was held. */
  letGo(handle: number): void {
    const { texts } = this;
    const holders = texts.get(handle, HOLDERS) - 1;
    texts.set(handle, HOLDERS, holders);
    if (holders > 0) return;
    this.takeOut(handle);
    const length = lengthOf(texts.get(handle, SHAPE));
    this.free.push(handle);
    this.size -= 1;
    this.bytes -= length;
    this.gone += length;
    if (this.gone > LEAST_GONE && this.gone > this.bytes) this.bringTogether();
  }

  /** The handle of a text that somebody holds. */
  find(text: string): number | undefined {
    const known = this.places[this.placeOf(this.packed.take(text))] as number;
    return known > 0 ? known - 1 : undefined;
  }

  textOf(handle: number): string {
    const start = this.texts.get(handle, START);
    return unpacked(this.pieceOf(start), start & IN_PIECE, this.texts.get(handle, SHAPE));
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

  /** The place of a text, or the free one where it belongs. */
  private placeOf({ bytes, shape, hash }: PackedText): number {
    const { places, texts } = this;
    const length = lengthOf(shape);
    for (let place = hash & (places.length - 1); ; place = (place + 1) & (places.length - 1)) {
      const known = places[place] as number;
      if (known === 0) return place;
      if (texts.get(known - 1, SHAPE) !== shape) continue;
      const start = texts.get(known - 1, START);
      const from = start & IN_PIECE;
      if (this.pieceOf(start).compare(bytes, 0, length, from, from + length) === 0) return place;
    }
  }

  private placeByHash(handle: number): number {
    const start = this.texts.get(handle, START);
    const length = lengthOf(this.texts.get(handle, SHAPE));
    return hashOf(this.pieceOf(start), start & IN_PIECE, length) & (this.places.length - 1);
  }

  private takeOut(handle: number): void {
    const { places } = this;
    const last = places.length - 1;
    let hole = this.placeByHash(handle);
    while (places[hole] !== handle + 1) hole = (hole + 1) & last;
    places[hole] = 0;
    // Those behind it that belong before the hole move into it: a search ends at a free place.
    for (let place = (hole + 1) & last; places[place] !== 0; place = (place + 1) & last) {
      const wanted = this.placeByHash((places[place] as number) - 1);
      if (((place - wanted) & last) < ((place - hole) & last)) continue;
      places[hole] = places[place] as number;
      places[place] = 0;
      hole = place;
    }
  }

  private grow(): void {
    const before = this.places;
    this.places = new Uint32Array(before.length * 2);
    const last = this.places.length - 1;
    for (const known of before) {
      if (known === 0) continue;
      let place = this.placeByHash(known - 1);
      while (this.places[place] !== 0) place = (place + 1) & last;
      this.places[place] = known;
    }
  }

  /** Copies what is held into new pieces. */
  private bringTogether(): void {
    const before = this.pieces;
    this.pieces = [];
    this.used = PIECE_BYTES;
    this.gone = 0;
    for (const known of this.places) {
      if (known === 0) continue;
      const start = this.texts.get(known - 1, START);
      const length = lengthOf(this.texts.get(known - 1, SHAPE));
      const piece = before[start >>> PIECE_BITS] as Buffer;
      this.texts.set(known - 1, START, this.append(piece, start & IN_PIECE, length));
    }
  }
}

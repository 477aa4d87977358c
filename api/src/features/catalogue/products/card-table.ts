import { wholeRows } from '@jhola/shared/domain/search/number-rows';
import type { PackedColumn, PackedIds } from '../packed-texts/packed-columns.js';
import type { CardBytes, CardTexts } from './card-bytes.js';

/** What a card takes beside its own part: its places in the columns and what is known of the text, in bytes, about. */
const CARD_BYTES = 48;

/** The columns of a table. */
export interface CardColumns {
  readonly ids: PackedIds;
  readonly own: PackedColumn;
  readonly shared: PackedColumn;
}

/** Cards by their ids, packed outside of the heap, as many as there is room for: then each new one takes the place of one that is there. */
export class CardTable {
  private readonly free: number[] = [];
  /** 1 for an old card. */
  private readonly old = wholeRows(1);
  private given = 0;
  private bytes = 0;
  /** The number of the card that is to go next. */
  private next = 0;

  /** @param maxBytes how much memory the cards take at most */
  constructor(
    private readonly columns: CardColumns,
    private readonly maxBytes: number,
  ) {}

  /** Whether the next card takes the place of another one. */
  get isFull(): boolean {
    return this.bytes >= this.maxBytes;
  }

  has(id: string): boolean {
    return this.columns.ids.numberOf(id) !== undefined;
  }

  get(id: string): CardBytes | undefined {
    const { ids, own, shared } = this.columns;
    const number = ids.numberOf(id);
    return number === undefined ? undefined : [own.bytesAt(number), shared.bytesAt(number)];
  }

  /** Takes a card in, in place of the one that is known of its product. */
  set(id: string, [ownText, sharedText]: CardTexts, { isOld = false } = {}): void {
    this.delete(id);
    while (this.isFull) this.makeRoom();
    const { ids, own, shared } = this.columns;
    const number = this.free.pop() ?? this.given++;
    ids.set(number, id);
    own.set(number, ownText);
    shared.set(number, sharedText);
    this.old.set(number, 0, isOld ? 1 : 0);
    this.bytes += this.bytesOf(number);
  }

  /** Whether the card of a product was taken in as an old one. */
  isOld(id: string): boolean {
    const number = this.columns.ids.numberOf(id);
    return number !== undefined && this.old.get(number) === 1;
  }

  /** All cards; some may come and go meanwhile. */
  *all(): Generator<readonly [id: string, texts: CardTexts]> {
    const { ids, own, shared } = this.columns;
    for (const number of ids.numbers()) yield [ids.at(number), [own.at(number), shared.at(number)]];
  }

  delete(id: string): void {
    const number = this.columns.ids.numberOf(id);
    if (number !== undefined) this.clearAt(number);
  }

  clear(): void {
    for (const number of [...this.columns.ids.numbers()]) this.clearAt(number);
  }

  private makeRoom(): void {
    const number = this.next;
    this.next = (this.next + 1) % this.given;
    if (this.columns.ids.has(number)) this.clearAt(number);
  }

  private clearAt(number: number): void {
    this.bytes -= this.bytesOf(number);
    const { ids, own, shared } = this.columns;
    for (const column of [ids, own, shared]) column.clear(number);
    this.free.push(number);
  }

  private bytesOf(number: number): number {
    return CARD_BYTES + this.columns.own.bytesAt(number).length;
  }
}

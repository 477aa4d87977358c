import type { IdColumn, TextColumn } from '@jhola/shared/domain/search/index-texts';
import { wholeRows } from '@jhola/shared/domain/search/number-rows';
import type { TextStore } from './text-store.js';

/** Texts of a store by numbers. */
export class PackedColumn implements TextColumn {
  /** Handles, each one higher. */
  private readonly handles = wholeRows(1);

  constructor(private readonly store: TextStore) {}

  at(number: number): string {
    return this.store.textOf(this.handles.get(number) - 1);
  }

  /** The bytes of the text of a number that has one; they stay as they are after it has gone. */
  bytesAt(number: number): Buffer {
    return this.store.bytesOf(this.handles.get(number) - 1);
  }

  set(number: number, text: string): void {
    const handle = this.store.hold(text);
    this.clear(number);
    this.handles.set(number, 0, handle + 1);
  }

  clear(number: number): void {
    const known = this.handles.get(number);
    if (known === 0) return;
    this.store.letGo(known - 1);
    this.handles.set(number, 0, 0);
  }
}

/** Ids of a store by numbers, and numbers by ids. */
export class PackedIds implements IdColumn {
  /** By number, each one higher. */
  private readonly handles = wholeRows(1);
  /** By handle, each one higher. */
  private readonly byHandle = wholeRows(1);
  private highest = 0;
  size = 0;

  constructor(private readonly store: TextStore) {}

  numberOf(id: string): number | undefined {
    const handle = this.store.find(id);
    const known = handle === undefined ? 0 : this.byHandle.get(handle);
    return known === 0 ? undefined : known - 1;
  }

  /** Whether a number has an id. */
  has(number: number): boolean {
    return this.handles.get(number) > 0;
  }

  at(number: number): string {
    return this.store.textOf(this.handles.get(number) - 1);
  }

  set(number: number, id: string): void {
    const handle = this.store.hold(id);
    this.handles.set(number, 0, handle + 1);
    this.byHandle.set(handle, 0, number + 1);
    this.highest = Math.max(this.highest, number);
    this.size += 1;
  }

  clear(number: number): void {
    const handle = this.handles.get(number) - 1;
    this.byHandle.set(handle, 0, 0);
    this.handles.set(number, 0, 0);
    this.store.letGo(handle);
    this.size -= 1;
  }

  *numbers(): Generator<number> {
    for (let number = 0; number <= this.highest; number += 1) if (this.has(number)) yield number;
  }

  compare(one: number, other: number): number {
    return this.store.compare(this.handles.get(one) - 1, this.handles.get(other) - 1);
  }
}

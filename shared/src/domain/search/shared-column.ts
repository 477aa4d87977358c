import { wholeRows } from './number-rows.js';

/** What many numbers have alike, each part once: a number has a small handle of its part outside of the heap. */
export class SharedColumn<Part extends object> {
  /** By number, each one higher. */
  private readonly handles = wholeRows(1);
  private readonly parts: (Part | undefined)[] = [];
  private readonly holders: number[] = [];
  private readonly byPart = new Map<Part, number>();
  private readonly free: number[] = [];

  /** The part of a number that has one. */
  at(number: number): Part {
    return this.parts[this.handles.get(number) - 1] as Part;
  }

  get(number: number): Part | undefined {
    return this.parts[this.handles.get(number) - 1];
  }

  set(number: number, part: Part): void {
    const handle = this.byPart.get(part) ?? this.added(part);
    this.holders[handle] = (this.holders[handle] as number) + 1;
    this.clear(number);
    this.handles.set(number, 0, handle + 1);
  }

  clear(number: number): void {
    const handle = this.handles.get(number) - 1;
    if (handle < 0) return;
    this.handles.set(number, 0, 0);
    const left = (this.holders[handle] as number) - 1;
    this.holders[handle] = left;
    if (left > 0) return;
    this.byPart.delete(this.parts[handle] as Part);
    this.parts[handle] = undefined;
    this.free.push(handle);
  }

  private added(part: Part): number {
    const handle = this.free.pop() ?? this.parts.length;
    this.parts[handle] = part;
    this.holders[handle] = 0;
    this.byPart.set(part, handle);
    return handle;
  }
}

import { type NumberRows, wholeRows } from './number-rows.js';

/** How many numbers lists have room for; a list stands among those that have just enough. */
const ROOMS = [2, 3, 4, 6, 8, 12, 16, 24] as const;
const ROOM_BITS = 3;
const ROOM = (1 << ROOM_BITS) - 1;
/** Lists of a room come in blocks of so many. */
const BLOCK_BITS = 9;
/** The longest list. */
export const LONGEST_SHORT_LIST = 24;

/** The lists with room for as many numbers. */
interface Room {
  readonly width: number;
  readonly rows: NumberRows<Uint32Array>;
  readonly free: number[];
  given: number;
}

/**
 * Lists of up to LONGEST_SHORT_LIST whole numbers above 0, packed outside of the heap. Of a large catalogue's words most stand in a few
 * products each: an array for each takes four times as much, and every collection of garbage visits it. A list is known by its handle,
 * a whole number from 0.
 */
export class ShortLists {
  private readonly rooms: readonly Room[] = ROOMS.map((width) => ({
    width,
    rows: wholeRows(width, BLOCK_BITS),
    free: [],
    given: 0,
  }));

  /** @returns the handle of a new list, as long as it is neither replaced nor removed */
  add(list: readonly number[]): number {
    const at = ROOMS.findIndex((width) => width >= list.length);
    const room = this.rooms[at] as Room;
    const row = room.free.pop() ?? room.given++;
    write(room, row, list);
    return (row << ROOM_BITS) | at;
  }

  /** The numbers of a list, in the order in which they were given. */
  at(handle: number): number[] {
    const { rows } = this.roomOf(handle);
    const row = handle >>> ROOM_BITS;
    return Array.from({ length: this.lengthOf(handle) }, (_, field) => rows.get(row, field));
  }

  lengthOf(handle: number): number {
    const { width, rows } = this.roomOf(handle);
    const row = handle >>> ROOM_BITS;
    let length = width;
    while (length > 0 && rows.get(row, length - 1) === 0) length -= 1;
    return length;
  }

  /** Puts another list in place of one. @returns its handle from now on */
  replace(handle: number, list: readonly number[]): number {
    const { width } = this.roomOf(handle);
    const isFitting = list.length <= width && list.length * 2 > width;
    if (!isFitting) {
      this.remove(handle);
      return this.add(list);
    }
    write(this.roomOf(handle), handle >>> ROOM_BITS, list);
    return handle;
  }

  /** Takes a list out; its handle may be another's from now on. */
  remove(handle: number): void {
    this.roomOf(handle).free.push(handle >>> ROOM_BITS);
  }

  private roomOf(handle: number): Room {
    return this.rooms[handle & ROOM] as Room;
  }
}

function write({ width, rows }: Room, row: number, list: readonly number[]): void {
  for (let field = 0; field < width; field += 1) rows.set(row, field, list[field] ?? 0);
}

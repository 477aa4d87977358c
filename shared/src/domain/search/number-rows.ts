/** How many rows stand in one block; a power of two. */
const BLOCK_BITS = 12;
const BLOCK_ROWS = 1 << BLOCK_BITS;
const ROW = BLOCK_ROWS - 1;

interface Numbers {
  [at: number]: number;
  readonly length: number;
}

/**
 * Rows of numbers by their places, 0 where none was set. They stand in blocks outside of the heap, which the collection of garbage does not
 * visit; more rows take more blocks, and none is copied.
 */
export class NumberRows<Block extends Numbers> {
  private readonly blocks: Block[] = [];

  /**
   * @param width how many numbers a row has
   * @param block makes a block of so many numbers, all 0
   */
  constructor(
    private readonly width: number,
    private readonly block: (length: number) => Block,
  ) {}

  get(row: number, field = 0): number {
    const block = this.blocks[row >>> BLOCK_BITS];
    return block ? (block[(row & ROW) * this.width + field] as number) : 0;
  }

  set(row: number, field: number, value: number): void {
    const at = row >>> BLOCK_BITS;
    while (this.blocks.length <= at) this.blocks.push(this.block(BLOCK_ROWS * this.width));
    (this.blocks[at] as Block)[(row & ROW) * this.width + field] = value;
  }
}

/** Rows of any numbers. */
export const numberRows = (width: number): NumberRows<Float64Array> =>
  new NumberRows(width, (length) => new Float64Array(length));

/** Rows of whole numbers below 2 ** 32. */
export const wholeRows = (width: number): NumberRows<Uint32Array> =>
  new NumberRows(width, (length) => new Uint32Array(length));

/** How many rows stand in one block, as a power of two. */
const BLOCK_BITS = 12;

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
  private readonly lastInBlock: number;

  /**
   * @param width how many numbers a row has
   * @param block makes a block of so many numbers, all 0
   * @param blockBits how many rows stand in one block, as a power of two
   */
  constructor(
    private readonly width: number,
    private readonly block: (length: number) => Block,
    private readonly blockBits = BLOCK_BITS,
  ) {
    this.lastInBlock = (1 << blockBits) - 1;
  }

  get(row: number, field = 0): number {
    const block = this.blocks[row >>> this.blockBits];
    return block ? (block[(row & this.lastInBlock) * this.width + field] as number) : 0;
  }

  set(row: number, field: number, value: number): void {
    const { blocks, blockBits, lastInBlock, width } = this;
    const at = row >>> blockBits;
    while (blocks.length <= at) blocks.push(this.block((lastInBlock + 1) * width));
    (blocks[at] as Block)[(row & lastInBlock) * width + field] = value;
  }
}

/** Rows of any numbers. */
export const numberRows = (width: number): NumberRows<Float64Array> =>
  new NumberRows(width, (length) => new Float64Array(length));

/** Rows of whole numbers below 2 ** 32; 4,096 of them, or 2 ** blockBits, stand in one block. */
export const wholeRows = (width: number, blockBits?: number): NumberRows<Uint32Array> =>
  new NumberRows(width, (length) => new Uint32Array(length), blockBits);

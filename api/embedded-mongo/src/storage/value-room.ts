const PIECE_BYTES = 1024 * 1024;

/** Room for many small buffers in a few large pieces: LMDB looks the address of each piece up, which costs more than to fill it. */
export class ValueRoom {
  private piece = Buffer.alloc(0);
  private used = 0;

  /** A buffer of its own, with anything in it. */
  take(length: number): Buffer {
    if (this.used + length > this.piece.length) {
      this.piece = Buffer.allocUnsafeSlow(Math.max(length, PIECE_BYTES));
      this.used = 0;
    }
    const start = this.used;
    this.used += length;
    return this.piece.subarray(start, this.used);
  }
}

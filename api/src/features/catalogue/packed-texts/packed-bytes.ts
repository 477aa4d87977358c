/** How a text is packed: two digits of a hexadecimal id in one byte, one byte for each letter, or two. */
const HEX = 0;
const LATIN1 = 1;
const UTF16 = 2;

const KIND_BITS = 2;
const KIND = (1 << KIND_BITS) - 1;
const IS_ID = /^[0-9a-f]{24}$/;
const IS_WIDE = /[^ -\u00ff]/;
const FIRST_ROOM = 1024;

const { imul } = Math;
const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;
/** Of MurmurHash3: texts that differ in their last letters only get places far apart. */
const MIX = [0x85_eb_ca_6b, 0xc2_b2_ae_35] as const;

/** A text, packed in memory that is used again for the next one. */
export class PackedText {
  bytes = Buffer.allocUnsafeSlow(FIRST_ROOM);
  /** The number of bytes, and how they are to be read. */
  shape = 0;
  hash = 0;

  /** Packs another text. */
  take(text: string): this {
    if (this.bytes.length < text.length * 2) this.bytes = Buffer.allocUnsafeSlow(text.length * 2);
    const kind = IS_ID.test(text) ? HEX : IS_WIDE.test(text) ? UTF16 : LATIN1;
    const length = this.bytes.write(text, 0, encodings[kind]);
    this.shape = length * (KIND + 1) + kind;
    this.hash = hashOf(this.bytes, 0, length);
    return this;
  }
}

const encodings = ['hex', 'latin1', 'utf16le'] as const;

/** How many bytes a text of a shape has. */
export const lengthOf = (shape: number): number => shape >>> KIND_BITS;

/** Whether texts of both shapes stand in the order of their bytes. */
export const areIds = (one: number, other: number): boolean => (one & KIND) === HEX && (other & KIND) === HEX;

/** The text that was packed. */
export function unpacked(bytes: Buffer, start: number, shape: number): string {
  const end = start + lengthOf(shape);
  return bytes.toString(encodings[(shape & KIND) as 0 | 1 | 2], start, end);
}

/** FNV-1a of some bytes, mixed. */
export function hashOf(bytes: Buffer, start: number, length: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < start + length; at += 1) hash = imul(hash ^ (bytes[at] as number), FNV_PRIME);
  hash = imul(hash ^ (hash >>> 16), MIX[0]);
  hash = imul(hash ^ (hash >>> 13), MIX[1]);
  return (hash ^ (hash >>> 16)) >>> 0;
}

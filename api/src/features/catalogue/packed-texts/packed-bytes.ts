/** How a text is packed: two digits of a hexadecimal id in one byte, one byte for each letter, or two; or as it is sent. */
const HEX = 0;
const LATIN1 = 1;
const UTF16 = 2;
const UTF8 = 3;

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

  /** @param isSent whether texts are packed as they are sent: in UTF-8, which has no place for half a surrogate pair */
  constructor(private readonly isSent: boolean) {}

  /** Packs another text. */
  take(text: string): this {
    const most = text.length * (this.isSent ? 3 : 2);
    if (this.bytes.length < most) this.bytes = Buffer.allocUnsafeSlow(most);
    const kind = this.isSent ? UTF8 : IS_ID.test(text) ? HEX : IS_WIDE.test(text) ? UTF16 : LATIN1;
    const length = this.bytes.write(text, 0, encodings[kind]);
    this.shape = length * (KIND + 1) + kind;
    this.hash = hashOf(this.bytes, 0, length);
    return this;
  }
}

const encodings = ['hex', 'latin1', 'utf16le', 'utf8'] as const;

/** How many bytes a text of a shape has. */
export const lengthOf = (shape: number): number => shape >>> KIND_BITS;

/** Whether texts of both shapes stand in the order of their bytes. */
export const areIds = (one: number, other: number): boolean => (one & KIND) === HEX && (other & KIND) === HEX;

/** The text that was packed. */
export function unpacked(bytes: Buffer, start: number, shape: number): string {
  const end = start + lengthOf(shape);
  return bytes.toString(encodings[(shape & KIND) as 0 | 1 | 2 | 3], start, end);
}

/** Up to so many bytes are compared quicker here than by a call out of JavaScript. */
const FEW_BYTES = 32;

/** Whether as many bytes from a place on are those that another buffer begins with. */
export function isSame(bytes: Buffer, start: number, others: Buffer, length: number): boolean {
  if (length > FEW_BYTES) return bytes.compare(others, 0, length, start, start + length) === 0;
  for (let at = 0; at < length; at += 1) if (bytes[start + at] !== others[at]) return false;
  return true;
}

/** FNV-1a of some bytes, mixed. */
export function hashOf(bytes: Buffer, start: number, length: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < start + length; at += 1) hash = imul(hash ^ (bytes[at] as number), FNV_PRIME);
  hash = imul(hash ^ (hash >>> 16), MIX[0]);
  hash = imul(hash ^ (hash >>> 13), MIX[1]);
  return (hash ^ (hash >>> 16)) >>> 0;
}

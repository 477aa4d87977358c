import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP, as a test wants it. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the ZIP says of its size; the truth where it is left out. */
  readonly statedSize?: number;
  /** Whether it says that it has a password. */
  readonly encrypted?: boolean;
}

const UTF8_NAME = 0x800;
const DEFLATED = 8;

/** A ZIP file of these files, also with sizes that are not true. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, statedSize = bytes.length, encrypted = false } of files) {
    const packed = deflateRawSync(bytes);
    const called = Buffer.from(name);
    // Version, flags, method, time, date, CRC-32, sizes, length of the name and of extra fields.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(UTF8_NAME | (encrypted ? 1 : 0), 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(statedSize, 18);
    facts.writeUInt16LE(called.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, called, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, rest, called]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileEncoding } from '@jhola/shared/contracts/catalogue-files.contract';

/** The names that TextDecoder has: spreadsheets mean Windows' letters when they say Latin-1. */
const DECODERS = { 'latin-1': 'windows-1252', 'utf-16le': 'utf-16le', 'utf-16be': 'utf-16be' } as const;
type Decoded = keyof typeof DECODERS;

const MARKS: Readonly<Record<string, Decoded>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * What turns the bytes of a file into UTF-8. A byte order mark of UTF-16, as spreadsheets write it for "Unicode text", counts
 * more than what was asked for.
 */
export async function decoderOf(file: string, asked: FileEncoding): Promise<(bytes: Buffer) => Buffer> {
  const marked = await markOf(file);
  const decoded: Decoded | undefined = marked ?? (asked === 'latin-1' ? asked : undefined);
  if (!decoded) return (bytes) => bytes;
  const decoder = new TextDecoder(DECODERS[decoded]);
  return (bytes) => Buffer.from(decoder.decode(bytes, { stream: true }));
}

/**
 * Whether a file is likely Latin-1: it has bytes that are not UTF-8, and no others that are letters in UTF-8. A file with some
 * damaged letters among good ones stays UTF-8.
 */
export async function encodingOf(file: string): Promise<FileEncoding> {
  if (await markOf(file)) return 'utf-8';
  const decoder = new TextDecoder();
  let damaged = 0;
  let letters = 0;
  for await (const chunk of createReadStream(file)) {
    const text = decoder.decode(chunk, { stream: true });
    for (const beyond of text.match(/[^\0-\x7F]/gu) ?? []) {
      if (beyond === '\uFFFD') damaged += 1;
      else letters += 1;
    }
  }
  return damaged > letters ? 'latin-1' : 'utf-8';
}

async function markOf(file: string): Promise<Decoded | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 ? MARKS[buffer.toString('hex')] : undefined;
  } finally {
    await handle.close();
  }
}

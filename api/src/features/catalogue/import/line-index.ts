import { createHash } from 'node:crypto';

/**
 * The lines of rows by a text of theirs. It holds 53 bits of each text's hash instead of the text, a tenth of the memory: in one
 * of half a million files of 200,000 rows two texts are taken for the same.
 */
export class LineIndex {
  private readonly lines = new Map<number, number>();

  get(text: string): number | undefined {
    return this.lines.get(hashOf(text));
  }

  set(text: string, line: number): void {
    this.lines.set(hashOf(text), line);
  }
}

function hashOf(text: string): number {
  const digest = createHash('sha1').update(text).digest();
  return (digest.readUInt32BE(0) & 0x1f_ff_ff) * 2 ** 32 + digest.readUInt32BE(4);
}

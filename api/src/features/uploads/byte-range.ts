/** A part of a file: its first byte and its last. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The part that a `Range` header asks for (RFC 9110 §14).
 * @returns 'whole' for any header but one part in bytes, 'none' when the part lies outside
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'none' : { from, to };
}

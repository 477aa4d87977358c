import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this many bytes compression saves nothing noticeable. */
const WORTH_COMPRESSING = 1024;

/** The content encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A response that is built once and sent many times: its bytes, compressed on first demand, and its ETag. */
export class SerializedResponse {
  private readonly packed: Partial<Record<Encoding, Buffer>>;
  private tag: string | undefined;

  /** @param answer anything JSON can hold, exactly as the contract says; or text, a page for instance, or bytes, as they are */
  constructor(answer: object | string) {
    this.packed = { identity: bytesOf(answer) };
  }

  /** The maximum memory of this: the bytes and their compressed forms. */
  get size(): number {
    return Math.ceil(this.body('identity').length * 1.5) + 256;
  }

  get etag(): string {
    this.tag ??= `"${createHash('sha1').update(this.body('identity')).digest('base64url')}"`;
    return this.tag;
  }

  /** The best encoding for a client's Accept-Encoding header. */
  encodingFor(acceptEncoding: string | undefined): Encoding {
    if (!acceptEncoding || this.body('identity').length < WORTH_COMPRESSING) return 'identity';
    if (acceptEncoding.includes('br')) return 'br';
    return acceptEncoding.includes('gzip') ? 'gzip' : 'identity';
  }

  /** The bytes in one encoding; compressed once, and then stored. */
  body(encoding: Encoding): Buffer {
    const ready = this.packed[encoding];
    if (ready) return ready;
    const plain = this.packed.identity ?? Buffer.alloc(0);
    const made =
      encoding === 'br'
        ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : gzipSync(plain);
    this.packed[encoding] = made;
    return made;
  }
}

function bytesOf(answer: object | string): Buffer {
  if (Buffer.isBuffer(answer)) return answer;
  return Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer));
}

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ReadyAnswer } from './ready-answer.js';

const large = { text: 'tea '.repeat(1000) };

describe('a ready answer', () => {
  it('is the same bytes in every packing', () => {
    const answer = new ReadyAnswer(large);
    const plain = answer.body('identity').toString();
    expect(plain).toBe(JSON.stringify(large));
    expect(brotliDecompressSync(answer.body('br')).toString()).toBe(plain);
    expect(gunzipSync(answer.body('gzip')).toString()).toBe(plain);
  });

  it('is packed as the client can read it, when that is worth it', () => {
    const answer = new ReadyAnswer(large);
    expect(answer.encodingFor(undefined)).toBe('identity');
    expect(answer.encodingFor('gzip, deflate')).toBe('gzip');
    expect(answer.encodingFor('gzip, deflate, br')).toBe('br');
    expect(new ReadyAnswer({}).encodingFor('br')).toBe('identity');
  });

  it('has another tag for another answer', () => {
    expect(new ReadyAnswer({ n: 1 }).etag).toBe(new ReadyAnswer({ n: 1 }).etag);
    expect(new ReadyAnswer({ n: 1 }).etag).not.toBe(new ReadyAnswer({ n: 2 }).etag);
  });
});

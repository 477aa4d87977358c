import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SerializedResponse } from './serialized-response.js';

const large = { text: 'tea '.repeat(1000) };

describe('a serialized response', () => {
  it('has the same bytes in every encoding', () => {
    const answer = new SerializedResponse(large);
    const plain = answer.body('identity').toString();
    expect(plain).toBe(JSON.stringify(large));
    expect(brotliDecompressSync(answer.body('br')).toString()).toBe(plain);
    expect(gunzipSync(answer.body('gzip')).toString()).toBe(plain);
  });

  it('is sent as it is where it is text or bytes', () => {
    for (const answer of ['<p>चाय</p>', Buffer.from('<p>चाय</p>')])
      expect(new SerializedResponse(answer).body('identity').toString()).toBe('<p>चाय</p>');
  });

  it('is compressed as the client accepts it, when that is worth it', () => {
    const answer = new SerializedResponse(large);
    expect(answer.encodingFor(undefined)).toBe('identity');
    expect(answer.encodingFor('gzip, deflate')).toBe('gzip');
    expect(answer.encodingFor('gzip, deflate, br')).toBe('br');
    expect(new SerializedResponse({}).encodingFor('br')).toBe('identity');
  });

  it('has another tag for another answer', () => {
    expect(new SerializedResponse({ n: 1 }).etag).toBe(new SerializedResponse({ n: 1 }).etag);
    expect(new SerializedResponse({ n: 1 }).etag).not.toBe(new SerializedResponse({ n: 2 }).etag);
  });
});

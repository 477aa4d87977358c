import { Binary, Double, Long, ObjectId, serialize, Timestamp } from 'bson';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../values/documents.js';
import { decodeDocument } from './decode.js';

const decode = (doc: Doc): Doc => decodeDocument(serialize(doc) as Buffer);

describe('decodeDocument', () => {
  it('keeps number types apart', () => {
    expect(
      decode({ int: 1, double: new Double(1), half: 1.5, long: Long.fromInt(1), big: 3e9, zero: -0 }),
    ).toEqual({
      int: 1,
      double: new Double(1),
      half: 1.5,
      long: 1n,
      big: 3e9,
      zero: -0,
    });
  });

  it('reads what it writes', () => {
    const doc = {
      _id: new ObjectId(),
      text: 'ग्राहक 😀',
      नाम: 'key',
      at: new Date(-1),
      none: null,
      yes: true,
      bytes: new Binary(Buffer.from([1, 2, 3])),
      old: new Binary(Buffer.from([1, 2, 3]), Binary.SUBTYPE_BYTE_ARRAY),
      stamp: new Timestamp({ t: 5, i: 6 }),
      nested: { list: [1, [2, { three: 3 }], []], empty: {} },
    };
    expect(decode(doc)).toEqual(doc);
  });

  it('tells names apart that share a hash, a beginning or a length', () => {
    const names = ['Aa', 'BB', 'A', 'Aab', 'AaAa', 'BBBB', 'AaBB', 'x'.repeat(32), 'x'.repeat(33), 'é', ''];
    const doc = Object.fromEntries(names.map((name, place) => [name, place]));
    for (let again = 0; again < 2; again++)
      expect(decode({ ...doc, nested: doc })).toEqual({ ...doc, nested: doc });
    for (const name of names) expect(decode({ [name]: 1 })).toEqual({ [name]: 1 });
  });

  it('keeps a field named __proto__ a field', () => {
    const doc = decode(JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(Object.keys(doc)).toEqual(['__proto__']);
    expect(({} as Doc).polluted).toBeUndefined();
  });

  it('refuses every cut of a document', () => {
    const whole = serialize({ a: 'text', b: [1, 2], c: { d: 1.5 } }) as Buffer;
    for (let length = 5; length < whole.length; length++) {
      const cut = Buffer.from(whole.subarray(0, length));
      cut.writeInt32LE(length, 0);
      expect(() => decodeDocument(cut)).toThrow();
    }
  });

  it('refuses nesting without end', () => {
    let doc: Doc = {};
    for (let depth = 0; depth < 300; depth++) doc = { doc };
    expect(() => decode(doc)).toThrow('nested too deeply');
  });
});

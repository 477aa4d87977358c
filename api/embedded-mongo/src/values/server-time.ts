import { Timestamp } from 'bson';
import { type Doc, setField } from './documents.js';

let last = { t: 0, i: 0 };

/** The time of the server as a timestamp that no other one equals. */
export function serverTime(): Timestamp {
  const t = Math.max(Math.floor(Date.now() / 1000), last.t);
  last = { t, i: t === last.t ? last.i + 1 : 1 };
  return new Timestamp(last);
}

/** The document with the server's time in place of empty timestamps: those that are fields of itself, `_id` left out. */
export function withServerTimes(doc: Doc): Doc {
  let result = doc;
  for (const name in doc) {
    const value = doc[name];
    if (!(value instanceof Timestamp) || name === '_id' || value.t !== 0 || value.i !== 0) continue;
    if (result === doc) result = { ...doc };
    setField(result, name, serverTime());
  }
  return result;
}

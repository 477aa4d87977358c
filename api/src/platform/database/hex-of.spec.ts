import { Types } from 'mongoose';
import { hexOf } from './hex-of.js';

describe('the text of an id', () => {
  it('is that of the driver', () => {
    const ids = [new Types.ObjectId(), new Types.ObjectId('00000000000000000000000f')];
    expect(ids.map(hexOf)).toEqual(ids.map((id) => id.toHexString()));
  });
});

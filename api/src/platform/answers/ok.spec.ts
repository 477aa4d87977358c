import { ok, okBytes } from './ok.js';

describe('an answer', () => {
  it('of what is ready is the same as of what it was made of', () => {
    const list = [{ name: 'चाय "Assam"' }, { name: 'Dal' }];
    const parts = ['[', JSON.stringify(list[0]), ',', JSON.stringify(list[1]), ']'].map((part) =>
      Buffer.from(part),
    );
    const answer = JSON.parse(okBytes('Products', parts, { totalCount: 2 }).toString());
    expect(answer).toEqual({ ...ok('Products', list), totalCount: 2 });
  });
});

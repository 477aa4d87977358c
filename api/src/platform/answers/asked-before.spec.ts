import { AskedBefore } from './asked-before.js';

describe('what was asked before', () => {
  it('is known from the second time on', () => {
    const before = new AskedBefore();
    expect(['page 1', 'page 2', 'page 1', 'page 1', 'page 2'].map((page) => before.ask(page))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('is forgotten where very many others were asked since', () => {
    const before = new AskedBefore();
    before.ask('page 0');
    for (let page = 1; page < 200_000; page++) before.ask(`page ${page}`);
    expect(before.ask('page 0')).toBe(false);
  });
});

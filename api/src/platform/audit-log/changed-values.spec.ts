import { changedValues } from './changed-values.js';

it('leaves out what stayed the same, however deep', () => {
  const before = { name: 'Dal', price: 40, categories: ['Staples'], details: { origin: 'India' } };
  const after = { name: 'Dal', price: 42.5, categories: ['Staples', 'New'], details: { origin: 'India' } };
  expect(changedValues(before, after)).toEqual({
    before: { price: 40, categories: ['Staples'] },
    after: { price: 42.5, categories: ['Staples', 'New'] },
  });
});

it('has what comes on the one side only, and what goes on the other', () => {
  expect(changedValues({ discount: 5 }, { published: false })).toEqual({
    before: { discount: 5 },
    after: { published: false },
  });
});

it('is empty where nothing changed', () => {
  expect(changedValues({ stock: 0 }, { stock: 0 })).toEqual({ before: {}, after: {} });
});

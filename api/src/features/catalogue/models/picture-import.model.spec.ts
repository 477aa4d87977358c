import { MAX_STORED_REFUSALS, storedRefusals } from './picture-import.model.js';

const refused = (name: string) => ({ name, reason: 'no-product' }) as const;

it('stores ten thousand refusals of an import at most', () => {
  const many = Array.from({ length: MAX_STORED_REFUSALS + 1 }, (_, at) => refused(`${at}.jpg`));
  expect(storedRefusals(many)).toEqual(many.slice(0, 10_000));
});

it.each([
  ['tea.jpg', 'tea.jpg'],
  ['t'.repeat(300), 't'.repeat(300)],
  ['t'.repeat(301), `${'t'.repeat(299)}…`],
  ['🍵'.repeat(65_000), `${'🍵'.repeat(299)}…`],
])('stores names of at most 300 characters', (name, stored) => {
  expect(storedRefusals([refused(name)])).toEqual([refused(stored)]);
});

import { expect, it } from 'vitest';
import { firstListingOf } from './first-listing';

const groceries = { _id: 'a'.repeat(24), name: 'Atta, Dal & Rice', image: '' };
const toys = { _id: 'b'.repeat(24), name: 'Toys', image: '' };
const dal = { _id: 'c'.repeat(24), name: 'Dal', image: '', category: [groceries] };
const atta = { _id: 'd'.repeat(24), name: 'Atta', image: '', category: [toys, groceries] };

it('leads to the first subcategory that contains the category', () => {
  expect(firstListingOf(groceries, [dal, atta])).toBe(`/Atta-Dal-Rice-${groceries._id}/Dal-${dal._id}`);
  expect(firstListingOf(toys, [dal, atta])).toBe(`/Toys-${toys._id}/Atta-${atta._id}`);
});

it('leads nowhere when no subcategory contains it', () => {
  expect(firstListingOf(toys, [dal])).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { requiresVariant } from './variant-choice.js';

describe('whether a variant must be chosen', () => {
  it('asks for one where sizes differ by name alone', () => {
    expect(requiresVariant([{ name: 'S' }, { name: 'M' }])).toBe(true);
  });

  it('asks for one where a pack has its own price, or a size its own stock, even if there is only one', () => {
    expect(requiresVariant([{ name: '1 kg', price: 90 }])).toBe(true);
    expect(requiresVariant([{ name: 'S', stock: 0 }])).toBe(true);
  });

  it('asks for none where there are none, or all are the same', () => {
    expect(requiresVariant([])).toBe(false);
    expect(requiresVariant([{ name: 'Standard' }])).toBe(false);
    expect(requiresVariant([{ name: 'Standard' }, { name: ' standard' }])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { packLabel } from './pack-label.js';

describe('what one piece of a line is', () => {
  it('is the chosen variant instead of the unit', () => {
    expect(packLabel({ unit: '1 kg', variantName: '5 kg' })).toBe('5 kg');
  });

  it('is the unit where no variant was chosen', () => {
    expect(packLabel({ unit: '1 kg' })).toBe('1 kg');
    expect(packLabel({ unit: '1 kg', variantName: '' })).toBe('1 kg');
  });
});

import { isNestedDeeper } from './nesting.js';

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('the depth of a JSON text', () => {
  it('is counted in objects and lists', () => {
    expect(isNestedDeeper(nested(32), 32)).toBe(false);
    expect(isNestedDeeper(nested(33), 32)).toBe(true);
    expect(isNestedDeeper(`${'['.repeat(40)}${']'.repeat(40)}`, 32)).toBe(true);
  });

  it('grows with nested values, not with siblings', () => {
    expect(isNestedDeeper(`[${'{"a":[1]},'.repeat(100)}1]`, 4)).toBe(false);
  });

  it('ignores brackets in strings', () => {
    expect(isNestedDeeper(JSON.stringify({ name: `${'{['.repeat(50)}"\\${'{'.repeat(50)}` }), 4)).toBe(false);
  });

  it('is judged in texts that never end', () => {
    expect(isNestedDeeper('['.repeat(1_000_000), 32)).toBe(true);
    expect(isNestedDeeper(`"${'['.repeat(1000)}`, 32)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { localName } from './local-name';

const dal = { name: 'Toor Dal', nameHindi: 'तूर दाल' };

it('names a product in Hindi where it has such a name, and in English otherwise', () => {
  expect(localName(dal, 'hi')).toBe('तूर दाल');
  expect(localName(dal, 'en')).toBe('Toor Dal');
  expect(localName({ name: 'Toor Dal' }, 'hi')).toBe('Toor Dal');
  expect(localName({ name: 'Toor Dal', nameHindi: '' }, 'hi')).toBe('Toor Dal');
});

import { emailParts, mobileParts, nameParts, searchedPrefix } from './search-parts.js';

describe('where a search may begin', () => {
  it('is at every word of a name, in lower case', () => {
    expect(nameParts(' Meera  K. Nair')).toEqual(['meera k. nair', 'k. nair', 'nair']);
  });

  it('is at every piece of an e-mail', () => {
    expect(emailParts('meera.nair+shop@mail.example')).toEqual([
      'meera.nair+shop@mail.example',
      'nair+shop@mail.example',
      'shop@mail.example',
      'mail.example',
      'example',
    ]);
  });

  it('is at every digit of a mobile number that leaves three', () => {
    expect(mobileParts('9876543210')).toHaveLength(8);
    expect(mobileParts('9876543210').at(-1)).toBe('210');
    expect(mobileParts('')).toEqual([]);
  });

  it('is nowhere past the twentieth word, so that one name cannot fill an index', () => {
    expect(nameParts('a '.repeat(50))).toHaveLength(20);
  });
});

describe('a searched text', () => {
  it.each([
    ['.*', '\\.\\*'],
    ['(a+)+$', '\\(a\\+\\)\\+\\$'],
    ['Meera  Nair', 'meera nair'],
    ['+91 98765 43210', '9876543210'],
    ['98765-43210', '9876543210'],
    ['१२', '१२'],
  ])('is taken letter by letter: %s', (text, expected) => {
    expect(searchedPrefix(text)).toBe(`^${expected}`);
  });
});

import { emailParts, mobileParts, nameParts, searchedPrefix } from './search-parts.js';

describe('the beginnings that a search matches', () => {
  it('are all words of a name, in lower case', () => {
    expect(nameParts(' Meera  K. Nair')).toEqual(['meera k. nair', 'k. nair', 'nair']);
  });

  it('are all pieces of an e-mail', () => {
    expect(emailParts('meera.nair+shop@mail.example')).toEqual([
      'meera.nair+shop@mail.example',
      'nair+shop@mail.example',
      'shop@mail.example',
      'mail.example',
      'example',
    ]);
  });

  it('are all digits of a mobile number but the last two', () => {
    expect(mobileParts('9876543210')).toHaveLength(8);
    expect(mobileParts('9876543210').at(-1)).toBe('210');
    expect(mobileParts('')).toEqual([]);
  });

  it('end after the twentieth word, so that one name cannot fill an index', () => {
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
  ])('is matched literally: %s', (text, expected) => {
    expect(searchedPrefix(text)).toBe(`^${expected}`);
  });
});

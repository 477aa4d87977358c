import { hasBuiltInNames } from './builtin-names.js';

const has = (text: string) => hasBuiltInNames(text, JSON.parse(text));

describe('built-in names', () => {
  it.each([
    '{"constructor":1}',
    '{"prototype":{}}',
    '{"a":[{"__proto__":1}]}',
    '{"\\u0063onstructor":1}',
    '{" prototype ":1}',
  ])('are found in %s', (text) => {
    expect(has(text)).toBe(true);
  });

  it.each(['{"name":"constructor set, with prototype"}', '["__proto__"]', '{"a":"\\u0063"}', 'null', '7'])(
    'are not seen where they name no field: %s',
    (text) => {
      expect(has(text)).toBe(false);
    },
  );
});

import { expect, it } from 'vitest';
import { tokenPayload } from './token-payload';

const token = (payload: unknown) =>
  `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

it('reads what a token says of itself, in any script', () => {
  expect(tokenPayload(token({ sub: 'a1', name: 'आशा ~~~???' }))).toEqual({ sub: 'a1', name: 'आशा ~~~???' });
});

it.each(['', 'access-1', 'a.b.c', 'a.%%%.c', token('words'), token(null)])(
  'finds nothing in "%s", which is no token',
  (text) => {
    expect(tokenPayload(text)).toEqual({});
  },
);

import { expect, it } from 'vitest';
import { isWholePicture } from './whole-picture';

/** An answer as fetch gives it; one that a test makes itself has another type. */
const answer = (type: ResponseType, status: number, contentType: string) =>
  ({ type, status, headers: new Headers({ 'content-type': contentType }) }) as Response;

it('keeps pictures of the shop', () => {
  expect(isWholePicture(answer('basic', 200, 'image/webp'))).toBe(true);
});

it.each([
  ['what was not found', answer('basic', 404, 'application/json')],
  ['a part', answer('basic', 206, 'image/webp')],
  ['a failure of the server', answer('basic', 503, 'image/webp')],
  ['a page in the place of a picture', answer('basic', 200, 'text/html; charset=utf-8')],
  ['what came from elsewhere unseen', answer('opaque', 0, '')],
  ['what another site let us see', answer('cors', 200, 'image/png')],
])('does not keep %s', (_what, response) => {
  expect(isWholePicture(response)).toBe(false);
});

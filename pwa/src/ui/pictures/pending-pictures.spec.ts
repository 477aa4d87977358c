import { expect, it } from 'vitest';
import { changed, type PendingPicture, takeUploaded } from './pending-pictures';

const aPicture = (id: number, rest: Partial<PendingPicture> = {}): PendingPicture => ({
  id,
  name: `${id}.png`,
  preview: `blob:${id}`,
  share: 0,
  ...rest,
});

it('hands over what is uploaded in the order in which it was chosen', () => {
  const second = aPicture(2, { address: '/two' });
  const waiting = takeUploaded([aPicture(1), second]);
  expect(waiting.ready).toEqual([]);
  const done = takeUploaded(changed(waiting.left, 1, { address: '/one' }));
  expect(done).toEqual({ ready: ['/one', '/two'], left: [] });
});

it('does not wait for what was refused, which stays to be read', () => {
  const refused = aPicture(1, { problem: 'Too large' });
  expect(takeUploaded([refused, aPicture(2, { address: '/two' }), aPicture(3)])).toEqual({
    ready: ['/two'],
    left: [refused, aPicture(3)],
  });
});

it('does not bring back what was taken away meanwhile', () => {
  expect(changed([aPicture(1)], 2, { address: '/two' })).toEqual([aPicture(1)]);
});

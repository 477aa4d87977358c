import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/api/api-error.ts';
import * as api from '#data/api/profile-api.ts';
import { openStore } from '#data/db/open-store.ts';
import { asha, bela, signsIn } from '#data/queries/signs-in.ts';
import { uploadAvatar } from './upload-avatar';

const picture = new File(['picture'], 'avatar.webp', { type: 'image/webp' });
const avatarOf = async () => (await (await openStore()).user.get(asha._id))?.avatar;
const upload = (signal = new AbortController().signal) => uploadAvatar(picture, { onSent: () => {}, signal });

beforeEach(async () => {
  await signsIn(asha);
});

it('shows the new picture everywhere on this device', async () => {
  vi.spyOn(api, 'uploadAvatar').mockResolvedValue({ avatar: '/uploads/avatars/1.webp', message: 'Uploaded' });
  expect(await upload()).toBe('Uploaded');
  expect(await avatarOf()).toBe('/uploads/avatars/1.webp');
});

it('leaves the picture of whoever signs in meanwhile as it is', async () => {
  vi.spyOn(api, 'uploadAvatar').mockImplementation(async () => {
    await signsIn(bela);
    return { avatar: '/uploads/avatars/1.webp', message: 'Uploaded' };
  });
  await upload();
  expect(await (await openStore()).user.toArray()).toEqual([bela]);
});

it.each([
  ['no answer', new ApiError('network.unreachable', 'You seem to be offline.', 0), 'Image upload failed!'],
  ['a broken answer', new ApiError('answer.broken', 'Something went wrong!', 200), 'Image upload failed!'],
  [
    'a refusal',
    new ApiError('upload.too-large', 'The picture is larger than 5 MB.', 413),
    'The picture is larger than 5 MB.',
  ],
])('says of %s what the shop or the server says', async (_, failure, words) => {
  vi.spyOn(api, 'uploadAvatar').mockRejectedValue(failure);
  await expect(upload()).rejects.toThrow(words);
  expect(await avatarOf()).toBe('');
});

it('says nothing of its own when it was given up', async () => {
  const given = new AbortController();
  given.abort();
  vi.spyOn(api, 'uploadAvatar').mockRejectedValue(given.signal.reason);
  await expect(upload(given.signal)).rejects.toBe(given.signal.reason);
});

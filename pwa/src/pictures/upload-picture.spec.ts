import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../data/api/api-error';
import * as api from '../data/api/pictures-api';
import { uploadPicture } from './upload-picture';

vi.mock('../data/api/pictures-api', () => ({ uploadPicture: vi.fn() }));

const MEGABYTE = 1024 * 1024;
const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'tea.png', { type });
const upload = (picture: File, signal = new AbortController().signal) =>
  uploadPicture(picture, { signal, onProgress: () => {} });

beforeEach(() => vi.mocked(api.uploadPicture).mockReset().mockResolvedValue('/tea-640.webp'));

describe('a picture of the catalogue', () => {
  it('is uploaded up to ten megabytes', async () => {
    expect(await upload(file('image/png', 10 * MEGABYTE))).toBe('/tea-640.webp');
  });

  it.each([
    ['too large', file('image/png', 10 * MEGABYTE + 1), 'The picture is larger than 10 MB.'],
    ['no picture', file('text/plain'), 'Please choose a picture.'],
  ])('is not sent when it is %s', async (_, picture, words) => {
    await expect(upload(picture)).rejects.toThrow(words);
    expect(api.uploadPicture).not.toHaveBeenCalled();
  });

  const refused = 'Please choose a JPEG, PNG, WebP or AVIF picture.';
  it.each([
    ['a refusal', new ApiError('upload.not-a-picture', refused, 415), refused],
    ['no answer', new ApiError('network.unreachable', 'You seem to be offline.', 0), 'Image upload failed!'],
    ['a broken answer', new ApiError('answer.broken', 'Something went wrong!', 200), 'Image upload failed!'],
  ])('fails with the words of %s', async (_, error, words) => {
    vi.mocked(api.uploadPicture).mockRejectedValueOnce(error);
    await expect(upload(file('image/png'))).rejects.toThrow(words);
  });

  it('is given up as it was asked', async () => {
    const given = new AbortController();
    given.abort();
    vi.mocked(api.uploadPicture).mockRejectedValueOnce(given.signal.reason);
    await expect(upload(file('image/png'), given.signal)).rejects.toBe(given.signal.reason);
  });
});

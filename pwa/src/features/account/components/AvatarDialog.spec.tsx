import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentToasts } from '#ui/toasts/toast-store.ts';
import { cutSquare } from '../commands/cut-square';
import { uploadAvatar } from '../commands/upload-avatar';
import { AvatarDialog } from './AvatarDialog';

vi.mock('../commands/cut-square', () => ({ cutSquare: vi.fn() }));
vi.mock('../commands/upload-avatar', () => ({ uploadAvatar: vi.fn() }));
// needs a layout: a browser's test has it
vi.mock('./AvatarCrop', () => ({
  AvatarCrop: ({ onSquare }: { onSquare: (square: object) => void }) => {
    useEffect(() => onSquare({ x: 0, y: 0, width: 9, height: 9 }), [onSquare]);
    return <p>Crop</p>;
  },
}));

const user = userEvent.setup({ delay: null, applyAccept: false });
const onClose = vi.fn();
const square = new File(['square'], 'avatar.webp', { type: 'image/webp' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Profile picture' }));
const upload = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Upload' });
const choose = (name: string, type: string) =>
  user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['x'], name, { type }),
  );

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));
  vi.mocked(cutSquare).mockResolvedValue(square);
  render(<AvatarDialog open avatar="" onClose={onClose} />);
});

it('takes a picture from the device or the camera, and nothing else', async () => {
  expect(upload().disabled).toBe(true);
  const inputs = [...document.querySelectorAll('input[type=file]')];
  expect(inputs.map((input) => [input.getAttribute('accept'), input.getAttribute('capture')])).toEqual([
    ['image/*', null],
    ['image/*', 'user'],
  ]);
  await choose('letter.txt', 'text/plain');
  expect(dialog().getByRole('alert').textContent).toBe('Please choose a picture.');
  expect(upload().disabled).toBe(true);
});

it('uploads the square, and closes', async () => {
  vi.mocked(uploadAvatar).mockResolvedValueOnce('Your picture has changed');
  await choose('me.png', 'image/png');
  await dialog().findByText('Crop');
  await user.click(upload());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(vi.mocked(uploadAvatar).mock.calls[0]?.[0]).toBe(square);
});

it('can be given up while it is on its way', async () => {
  vi.mocked(uploadAvatar).mockImplementationOnce((_, { onSent, signal }) => {
    onSent(0.4);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  await choose('me.png', 'image/png');
  await dialog().findByText('Crop');
  const before = currentToasts().length;
  await user.click(upload());
  const progress = await dialog().findByRole<HTMLProgressElement>('progressbar', { name: 'Upload' });
  await waitFor(() => expect(progress.value).toBe(40));
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Loading...' }).disabled).toBe(true);
  await user.click(dialog().getByRole('button', { name: 'Cancel upload' }));
  await waitFor(() => expect(upload().disabled).toBe(false));
  expect(currentToasts()).toHaveLength(before);
  expect(onClose).not.toHaveBeenCalled();
});

it('says why it failed, and keeps what was chosen for another try', async () => {
  vi.mocked(uploadAvatar).mockRejectedValueOnce(new Error('The picture is larger than 5 MB.'));
  await choose('me.png', 'image/png');
  await dialog().findByText('Crop');
  await user.click(upload());
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('The picture is larger than 5 MB.'));
  expect(upload().disabled).toBe(false);
});

it('says when a picture cannot be read', async () => {
  vi.mocked(cutSquare).mockRejectedValueOnce(new Error('broken'));
  await choose('broken.png', 'image/png');
  await dialog().findByText('Crop');
  await user.click(upload());
  expect((await dialog().findByRole('alert')).textContent).toMatch(/^This picture could not be read\./);
  expect(upload().disabled).toBe(true);
});

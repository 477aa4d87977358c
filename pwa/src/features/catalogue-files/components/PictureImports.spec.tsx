import type { PictureImport } from '@jhola/shared/contracts/picture-imports.contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { cancelPictures, pictureImports, uploadPictures } from '#data/api/catalogue-files-api.ts';
import { PictureImports } from './PictureImports';

vi.mock('#data/api/catalogue-files-api.ts', () => ({
  pictureImports: vi.fn(),
  uploadPictures: vi.fn(),
  cancelPictures: vi.fn(),
}));

const user = userEvent.setup({ delay: null });
const photos: PictureImport = {
  ...{ _id: '0123456789abcdef01234567', fileName: 'photos.zip', source: 'zip' },
  ...{ at: '2026-03-01T10:00:00.000Z', phase: 'running', products: 40, handled: 10, pictures: 12 },
  ...{ refused: 1, refusals: [{ name: 'coffee.jpg', reason: 'no-product' }] },
};

beforeEach(() => {
  vi.resetAllMocks();
});

it('sends a ZIP, shows how far its pictures are and which were refused, and cancels them', async () => {
  vi.mocked(pictureImports).mockResolvedValue([]);
  vi.mocked(uploadPictures).mockResolvedValue([photos]);
  vi.mocked(cancelPictures).mockResolvedValue([{ ...photos, phase: 'cancelled' }]);
  const onEnded = vi.fn();
  render(<PictureImports current={false} latest="" onEnded={onEnded} />);
  const zip = new File(['zip'], 'photos.zip', { type: 'application/zip' });
  await user.upload(await screen.findByLabelText('ZIP of pictures'), zip);
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: '10 of 40 products' });
  expect([bar.value, bar.max]).toEqual([10, 40]);
  expect(screen.getByText('Refused pictures: 1')).toBeDefined();
  expect(screen.getByRole('row', { name: /coffee.jpg No product has this SKU/, hidden: true })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('ZIP of pictures').disabled).toBe(true);
  expect(onEnded).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancelPictures).toHaveBeenCalledExactlyOnceWith(photos._id);
  expect(await screen.findByText('Cancelled. What products have got stays.')).toBeDefined();
  expect(onEnded).toHaveBeenCalledOnce();
});

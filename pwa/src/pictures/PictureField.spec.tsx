import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PictureField } from '../ui/pictures/PictureField';
import type { PictureUpload } from '../ui/pictures/picture-upload';
import { pictureTexts as texts } from './texts';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));
});

function Form({ upload, error }: { upload: PictureUpload; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <PictureField
      label="Image"
      value={value}
      onChange={setValue}
      upload={upload}
      texts={texts}
      error={error}
    />
  );
}
const choose = (name: string) =>
  userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['x'], name, { type: 'image/png' }),
  );

it('shows what was uploaded', async () => {
  render(<Form upload={async () => '/tea-640.webp'} />);
  await choose('tea.png');
  expect((await screen.findByRole('img', { name: 'Image' })).getAttribute('src')).toBe('/tea-640.webp');
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeDefined();
});

it('says why one was refused, until another is chosen', async () => {
  const upload = vi.fn<PictureUpload>();
  upload.mockRejectedValueOnce(new Error('Please choose a JPEG, PNG, WebP or AVIF picture.'));
  upload.mockResolvedValueOnce('/tea-640.webp');
  render(<Form upload={upload} />);
  await choose('tool.png');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Please choose a JPEG/);
  await choose('tea.png');
  await screen.findByRole('img', { name: 'Image' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('gives an upload up', async () => {
  let signal: AbortSignal | undefined;
  render(
    <Form
      upload={(_file, watch) => {
        signal = watch.signal;
        return new Promise<string>((_resolve, reject) => {
          watch.signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      }}
    />,
  );
  await choose('tea.png');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
  expect(signal?.aborted).toBe(true);
  expect(await screen.findByText('No image yet')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what the form finds wrong', () => {
  render(<Form upload={async () => ''} error="Please fill all fields and upload image" />);
  expect(screen.getByRole('alert').textContent).toBe('Please fill all fields and upload image');
});

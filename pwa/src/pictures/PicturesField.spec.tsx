import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PicturesField } from '../ui/pictures/PicturesField';
import type { UploadWatch } from '../ui/pictures/picture-upload';
import { pictureTexts as texts } from './texts';

/** Uploads that end when the test says so. */
interface Running extends UploadWatch {
  readonly done: (address: string) => Promise<void>;
  readonly fails: (reason: string) => Promise<void>;
}
let running: Map<string, Running>;
const upload = (file: File, watch: UploadWatch) =>
  new Promise<string>((resolve, reject) => {
    running.set(file.name, {
      ...watch,
      done: (address) => act(async () => resolve(address)),
      fails: (reason) => act(async () => reject(new Error(reason))),
    });
  });
const uploadOf = (name: string) => {
  const found = running.get(name);
  if (!found) throw new Error(`${name} is not on its way`);
  return found;
};

beforeEach(() => {
  running = new Map();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));
});

function Form({ first, max, onBusy }: { first: string[]; max?: number; onBusy?: (busy: boolean) => void }) {
  const [value, setValue] = useState<readonly string[]>(first);
  const field = { label: 'Images', value, onChange: setValue, upload, texts, max, onBusy };
  return (
    <>
      <PicturesField {...field} />
      <p data-value>{value.join(' ')}</p>
    </>
  );
}
const value = () => document.querySelector('[data-value]')?.textContent;
const choose = (...names: string[]) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  return userEvent.upload(
    input,
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
  );
};
const button = (name: string) => screen.getByRole('button', { name });

it('uploads several, two together, and keeps the order in which they were chosen', async () => {
  const onBusy = vi.fn();
  render(<Form first={['/old']} onBusy={onBusy} />);
  await choose('a.png', 'b.png', 'c.png');
  expect([...running.keys()]).toEqual(['a.png', 'b.png']);
  expect(onBusy).toHaveBeenLastCalledWith(true);
  act(() => uploadOf('a.png').onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Uploading a.png' })).toHaveProperty('value', 40);

  await uploadOf('b.png').done('/b');
  expect(value()).toBe('/old');
  expect([...running.keys()]).toContain('c.png');
  await uploadOf('a.png').done('/a');
  expect(value()).toBe('/old /a /b');
  await uploadOf('c.png').done('/c');
  expect(value()).toBe('/old /a /b /c');
  expect(onBusy).toHaveBeenLastCalledWith(false);
});

it('says why one was refused, and goes on with the others', async () => {
  render(<Form first={[]} />);
  await choose('a.png', 'b.png');
  await uploadOf('a.png').fails('The picture is larger than 10 MB.');
  await uploadOf('b.png').done('/b');
  expect(value()).toBe('/b');
  const alert = screen.getByText('The picture is larger than 10 MB.').closest('[role=alert]');
  expect(alert?.textContent).toContain('a.png');
  await userEvent.click(button('Put away the message about a.png'));
  expect(screen.queryByText('The picture is larger than 10 MB.')).toBeNull();
});

it('gives an upload up', async () => {
  render(<Form first={[]} />);
  await choose('a.png', 'b.png', 'c.png');
  await userEvent.click(button('Cancel the upload of a.png'));
  expect(uploadOf('a.png').signal.aborted).toBe(true);
  await uploadOf('a.png').fails('aborted');
  await uploadOf('b.png').done('/b');
  await uploadOf('c.png').done('/c');
  expect(value()).toBe('/b /c');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('gives all of them up when the form goes', async () => {
  const { unmount } = render(<Form first={[]} />);
  await choose('a.png', 'b.png', 'c.png');
  unmount();
  expect(uploadOf('a.png').signal.aborted && uploadOf('b.png').signal.aborted).toBe(true);
  await uploadOf('a.png').fails('aborted');
  expect(running.has('c.png')).toBe(false);
});

it('takes as many as there is room for', async () => {
  render(<Form first={['/old']} max={2} />);
  await choose('a.png', 'b.png');
  expect([...running.keys()]).toEqual(['a.png']);
  expect(screen.getByRole('alert').textContent).toBe('At most 2 images.');
  expect(button('Upload Images')).toHaveProperty('disabled', true);
});

it('takes thirty where nobody says how many', async () => {
  render(<Form first={Array.from({ length: 29 }, (_, at) => `/${at}`)} />);
  await choose('a.png', 'b.png');
  expect([...running.keys()]).toEqual(['a.png']);
  expect(screen.getByRole('alert').textContent).toBe('At most 30 images.');
});

it('puts pictures in another order, takes one away and announces both', async () => {
  render(<Form first={['/a', '/b', '/c']} />);
  expect(button('Move image 1 one place forward')).toHaveProperty('disabled', true);
  expect(button('Move image 3 one place back')).toHaveProperty('disabled', true);
  await userEvent.click(button('Move image 3 one place forward'));
  expect(value()).toBe('/a /c /b');
  expect(screen.getByRole('status').textContent).toBe('Image 3 is now image 2');
  await userEvent.click(button('Remove image 1'));
  expect(value()).toBe('/c /b');
  expect(screen.getByRole('status').textContent).toBe('Image 1 is removed, 2 left');
  expect(document.activeElement).not.toBe(document.body);
});

it('does not let its own pictures be dragged as files', () => {
  render(<Form first={['/a', '/b']} />);
  expect(fireEvent.dragStart(screen.getByRole('img', { name: 'Image 1 of 2' }))).toBe(false);
});

it('shows one large', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  render(<Form first={['/a', '/b']} />);
  await userEvent.click(button('Look at image 2'));
  const dialog = screen.getByRole('dialog', { name: 'Image 2 of 2' });
  expect(within(dialog).getByRole('img', { name: 'Image 2 of 2' }).getAttribute('src')).toBe('/b');
});

import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

const user = userEvent.setup({ delay: null });

/** A dialog with one field, and what it is asked. */
function aDialog() {
  const onClose = vi.fn();
  render(
    <Dialog open title="Name" closeLabel="Close" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  );
  return { onClose, outside: screen.getByRole('dialog'), field: screen.getByRole('textbox') };
}

it('closes on a click outside of it, not on one inside', async () => {
  const { onClose, outside, field } = aDialog();
  await user.click(field);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(outside);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays where text is marked from a field to outside', () => {
  const { onClose, outside, field } = aDialog();
  fireEvent.pointerDown(field);
  fireEvent.pointerUp(outside);
  // where both ends of a press are on different elements, the click is dispatched to their common parent
  fireEvent.click(outside);
  expect(onClose).not.toHaveBeenCalled();
});

it('stays where it was opened again before the browser reports that it had been closed', () => {
  const { onClose, outside } = aDialog();
  fireEvent(outside, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

it('asks to be closed where the browser has closed it', () => {
  const { onClose, outside } = aDialog();
  outside.removeAttribute('open');
  fireEvent(outside, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AccountPopover } from './AccountPopover';

function Shown() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div>
        <button type="button" onClick={() => setOpen(!open)}>
          Account
        </button>
        {open && (
          <AccountPopover label="My Account" onClose={() => setOpen(false)}>
            <a href="#orders">My Orders</a>
          </AccountPopover>
        )}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const user = userEvent.setup({ delay: null });
const popover = () => screen.queryByRole('dialog', { name: 'My Account' });
const open = async () => {
  render(<Shown />);
  await user.click(screen.getByRole('button', { name: 'Account' }));
};

it('takes the focus, and gives it back on Esc', async () => {
  await open();
  expect(document.activeElement).toBe(popover());
  await user.tab();
  expect(document.activeElement?.textContent).toBe('My Orders');
  await user.keyboard('{Escape}');
  expect(popover()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Account');
});

it('closes when the focus goes elsewhere, and leaves it there', async () => {
  await open();
  await user.tab();
  await user.tab();
  expect(popover()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

it('closes by its own button, and by a click elsewhere', async () => {
  await open();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(popover()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(popover()).toBeNull();
});

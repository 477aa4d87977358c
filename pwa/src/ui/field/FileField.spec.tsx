import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileField } from './FileField';

it('is reached by the keyboard, says in the shop’s words what is chosen, and takes the same file again', async () => {
  const onFile = vi.fn();
  const user = userEvent.setup();
  const words = { choose: 'फ़ाइल चुनें', none: 'अभी कोई फ़ाइल नहीं चुनी गई' };
  const props = { label: 'CSV फ़ाइल', hint: 'अधिकतम 50 MB', accept: '.csv', disabled: false, words, onFile };
  const { rerender } = render(<FileField {...props} />);
  const input = screen.getByLabelText<HTMLInputElement>('CSV फ़ाइल');
  await user.tab();
  expect(document.activeElement).toBe(input);
  const described = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(described()).toEqual([words.none, 'अधिकतम 50 MB']);
  const file = new File(['x'], 'list.csv', { type: 'text/csv' });
  await user.upload(input, file);
  await user.upload(input, file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
  expect(described()).toEqual(['list.csv', 'अधिकतम 50 MB']);
  rerender(<FileField {...props} disabled chosen="list.csv, 2 kB" />);
  expect(described()[0]).toBe('list.csv, 2 kB');
  expect(input.disabled).toBe(true);
});

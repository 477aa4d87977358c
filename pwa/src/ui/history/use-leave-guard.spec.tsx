import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listenBeforeRouter } from '#ui/history/before-router.ts';
import { useLeaveGuard } from './use-leave-guard';

function Form({ written }: { written: boolean }) {
  const { asking, stay, leave } = useLeaveGuard(written);
  return (
    <>
      <Link to="/elsewhere?x=1">Elsewhere</Link>
      <a href="https://other.example/">Other shop</a>
      {asking && (
        <>
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </>
      )}
    </>
  );
}
const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const shop = (written: boolean) => (
  <BrowserRouter future={{ v7_startTransition: false, v7_relativeSplatPath: true }}>
    <Where />
    <Link to="/form">Form</Link>
    <Routes>
      <Route path="/form" element={<Form written={written} />} />
      <Route path="*" element={null} />
    </Routes>
  </BrowserRouter>
);
const where = () => document.querySelector('output')?.textContent;
const button = (name: string) => screen.queryByRole('button', { name });

beforeAll(listenBeforeRouter);
beforeEach(() => history.pushState(null, '', '/start'));

it('holds a link until somebody says so', () => {
  render(shop(true));
  fireEvent.click(screen.getByText('Form'));
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(where()).toBe('/form');
  fireEvent.click(button('Stay') as HTMLElement);
  expect(button('Leave')).toBeNull();
  fireEvent.click(screen.getByText('Elsewhere'));
  fireEvent.click(button('Leave') as HTMLElement);
  expect(where()).toBe('/elsewhere?x=1');
});

it('lets go where nothing was written', () => {
  render(shop(false));
  fireEvent.click(screen.getByText('Form'));
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(where()).toBe('/elsewhere?x=1');
});

it('leaves links alone that open elsewhere', () => {
  render(shop(true));
  fireEvent.click(screen.getByText('Form'));
  fireEvent.click(screen.getByText('Elsewhere'), { ctrlKey: true });
  fireEvent.click(screen.getByText('Other shop'));
  expect(button('Leave')).toBeNull();
});

it('holds Back, and goes there when somebody says so', async () => {
  const { rerender } = render(shop(false));
  fireEvent.click(screen.getByText('Form'));
  rerender(shop(true));
  act(() => history.back());
  await screen.findByRole('button', { name: 'Leave' });
  await waitFor(() => expect(location.pathname).toBe('/form'));
  expect(where()).toBe('/form');
  // who leaves has nothing written any more
  const leave = button('Leave') as HTMLElement;
  rerender(shop(false));
  fireEvent.click(leave);
  await waitFor(() => expect(where()).toBe('/start'));
});

it('has the browser ask before the page is closed', () => {
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { rerender } = render(shop(true));
  expect(unload()).toBe(false);
  fireEvent.click(screen.getByText('Form'));
  expect(unload()).toBe(true);
  rerender(shop(false));
  expect(unload()).toBe(false);
});

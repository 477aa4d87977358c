import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ActionRecorder } from '#data/db/recorded-actions.ts';
import { recordActions } from './action-recorder';

let recorder: ActionRecorder;

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/shop">Shop</a><a href="https://elsewhere.example/">Elsewhere</a>
    <button type="button"><b>Add</b></button>
    <details><summary>More</summary></details>
    <select><option>a</option><option>b</option></select>
    <form><input type="text"><input type="checkbox"></form>`;
  recorder = recordActions();
});
afterEach(() => recorder.stop());

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const kept = () => recorder.actions.map(({ control }) => control.localName);
const busy = (selector: string) => one(selector).getAttribute('aria-busy');

it('keeps each tap on a button in order, wherever in it one has tapped, and answers immediately', () => {
  fireEvent.click(one('b'));
  fireEvent.click(one('b'));
  fireEvent.click(one('summary'));
  expect(kept()).toEqual(['button', 'button', 'summary']);
  expect(busy('button')).toBe('true');
  expect(recorder.actions[0]?.pathname).toBe(location.pathname);
});

it('keeps nothing of what is no control, and nothing after its end', () => {
  fireEvent.click(document.body);
  fireEvent.click(one('input[type=text]'));
  recorder.stop();
  fireEvent.click(one('button'));
  expect(kept()).toEqual([]);
});

it('lets a link lead on by itself, and keeps it where leaving would lose something', () => {
  // true: nobody has prevented what the browser does
  expect(fireEvent.click(one('a'))).toBe(true);
  expect(kept()).toEqual([]);
  fireEvent.click(one('button'));
  expect(fireEvent.click(one('a'))).toBe(false);
  expect(fireEvent.click(one('a'), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(one('a[href^=https]'))).toBe(true);
  expect(kept()).toEqual(['button', 'a']);
});

it('keeps what is chosen and ticked, and sends no form', () => {
  fireEvent.change(one('select'), { target: { value: 'b' } });
  fireEvent.click(one('[type=checkbox]'));
  expect(recorder.actions).toMatchObject([{ value: 'b' }, { control: one('[type=checkbox]') }]);
  expect(fireEvent.submit(one('form'))).toBe(false);
});

it('says that somebody is there, and while a finger is down', () => {
  expect(recorder).toMatchObject({ active: false, pressed: false });
  fireEvent.pointerDown(one('button'));
  expect(recorder).toMatchObject({ active: true, pressed: true });
  fireEvent.pointerUp(one('button'));
  expect(recorder).toMatchObject({ active: true, pressed: false });
});

it('leaves to the app what is done in it', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="root"><form><button id="own">Go</button></form></div>',
  );
  expect(fireEvent.click(one('#own'))).toBe(true);
  expect(fireEvent.submit(one('#root form'))).toBe(true);
  expect(kept()).toEqual([]);
});

it('lets nobody walk by keys into the app before it is shown', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="root" aria-hidden="true"><button id="own">Go</button></div>',
  );
  fireEvent.keyDown(one('button'), { key: 'Tab' });
  one('#own').focus();
  expect(document.activeElement).not.toBe(one('#own'));
  // by the app itself
  one('#own').focus();
  expect(document.activeElement).toBe(one('#own'));
});

it('forgets everything when the page is left', () => {
  fireEvent.click(one('button'));
  fireEvent(window, new Event('pagehide'));
  expect(kept()).toEqual([]);
  expect(busy('button')).toBeNull();
});

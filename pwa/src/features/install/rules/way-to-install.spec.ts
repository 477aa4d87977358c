import { expect, it } from 'vitest';
import { type Browser, wayToInstall } from './way-to-install';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const browser = (userAgent: string, more: Partial<Browser> = {}): Browser => ({
  userAgent,
  touchPoints: 5,
  standalone: false,
  canPrompt: false,
  ...more,
});

it('is the browser’s question where it has one', () => {
  expect(wayToInstall(browser(android, { canPrompt: true }))).toBe('prompt');
  expect(wayToInstall(browser(android))).toBe('none');
});

it('is shown in Safari of iPhone and iPad, which passes itself off as a Mac', () => {
  expect(wayToInstall(browser(iPhone))).toBe('by-hand');
  expect(wayToInstall(browser(mac))).toBe('by-hand');
  expect(wayToInstall(browser(mac, { touchPoints: 0 }))).toBe('none');
});

it.each(['CriOS/131.0', 'FxiOS/133.0', 'EdgiOS/131.0', 'GSA/344.0', 'Instagram 360.0'])(
  'is none in other browsers of iOS: %s',
  (name) => {
    expect(wayToInstall(browser(iPhone.replace('Version/18.1', name)))).toBe('none');
  },
);

it('is none where the shop is installed', () => {
  expect(wayToInstall(browser(iPhone, { standalone: true }))).toBe('none');
  expect(wayToInstall(browser(android, { standalone: true, canPrompt: true }))).toBe('none');
});

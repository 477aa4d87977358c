import { expect, it } from 'vitest';
import { abilityOf, type Browser } from './ability';

const android = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131',
  maxTouchPoints: 5,
  serviceWorker: {},
};
const iPhone = {
  ...android,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1',
};
const iPad = { ...android, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1' };
const mac = { ...iPad, maxTouchPoints: 0 };
const may = (permission: NotificationPermission): Partial<Browser> => ({
  PushManager: {},
  Notification: { permission },
});

it.each([
  ['able', { navigator: android, ...may('default') }],
  ['able', { navigator: iPhone, ...may('granted') }],
  ['blocked', { navigator: android, ...may('denied') }],
  ['install-first', { navigator: iPhone }],
  ['install-first', { navigator: iPad }],
  ['while-open', { navigator: mac, Notification: { permission: 'default' } }],
  ['install-first', { navigator: iPad, Notification: { permission: 'default' } }],
  ['blocked', { navigator: mac, Notification: { permission: 'denied' } }],
  ['unable', { navigator: mac }],
  ['unable', { navigator: { ...android, serviceWorker: undefined }, ...may('default') }],
] as const)('is %s', (ability, browser) => {
  expect(abilityOf(browser)).toBe(ability);
});

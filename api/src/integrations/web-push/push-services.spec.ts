import { isPushService } from './push-services.js';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('takes %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil-push.apple.com.example/',
  'https://evilpush.apple.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://localhost/',
  'https://shop.example/',
  'ftp://fcm.googleapis.com/',
  'not an address',
])('refuses %s', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

it('takes the service of a test, and only that', () => {
  const service = 'https://localhost:4443';
  expect(isPushService('https://localhost:4443/device/1', service)).toBe(true);
  expect(isPushService('https://localhost:4444/device/1', service)).toBe(false);
  expect(isPushService('http://localhost:4443/device/1', service)).toBe(false);
});

/**
 * The push services of browsers: Chromium browsers, Firefox, Edge, Safari. With a leading dot: the domain and
 * all below.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const;

/**
 * Whether an address belongs to a browser's push service, so that the shop may call it: https, the default
 * port, a known host.
 * @param endpoint the address a browser has subscribed
 * @param testService another allowed origin, for tests
 */
export function isPushService(endpoint: string, testService?: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, port, hostname, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username || password) return false;
  if (testService !== undefined && origin === new URL(testService).origin) return true;
  return port === '' && SERVICES.some((service) => isAt(hostname, service));
}

const isAt = (hostname: string, service: string): boolean =>
  service.startsWith('.') ? hostname.endsWith(service) : hostname === service;

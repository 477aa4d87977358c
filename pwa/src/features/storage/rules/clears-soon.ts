/**
 * Whether this browser clears what a site keeps after seven days without a visit, and adding the shop to the home screen
 * ends that: Safari on iPhones and iPads, which alone has `navigator.standalone`.
 */
export function clearsSoon(browser: object): boolean {
  return 'standalone' in browser && browser.standalone === false;
}

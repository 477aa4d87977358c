import { describe, expect, it } from 'vitest';
import { canonicalPath, requestedPath } from './requested-path';

describe('the path that is asked for', () => {
  it.each([
    ['/', []],
    ['//', []],
    ['/faqs/', ['faqs']],
    ['//x//y/', ['x', 'y']],
    ['/%66aqs', ['faqs']],
    ['/%2566aqs', ['%66aqs']],
    ['/a;x', ['a;x']],
  ])('is read once: %s', (path, segments) => expect(requestedPath(path)?.segments).toEqual(segments));

  it.each(['/a/./b', '/a/../b', '/%2e%2e/b', '/a%2Fb', '/a%5Cb', '/\\b', '/%00', '/%zz', '/%C3'])(
    'means nothing where readers differ: %s',
    (path) => expect(requestedPath(path)).toBeUndefined(),
  );

  it.each([
    ['/', '//', '/'],
    ['/faqs', '//FAQS/', '/faqs'],
    ['/dashboard/AdminAllOrders', '/Dashboard/adminallorders', '/dashboard/AdminAllOrders'],
    ['/product/:slug', '/PRODUCT//Tea%3A-1/', '/product/Tea%3A-1'],
  ])('has one form on the route %s: %s', (pattern, path, canonical) => {
    const requested = requestedPath(path);
    expect(requested && canonicalPath(pattern, requested)).toBe(canonical);
  });
});

import { describe, expect, it } from 'vitest';
import { trustRules } from './trusted-types';

describe('what may become markup', () => {
  it.each(['<script></script>', '{"@type":"Product","name":"\\u003cb>Dal"}', ''])('takes %s', (markup) => {
    expect(trustRules.createHTML(markup)).toBe(markup);
  });

  it.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'tea <b>', '<script></script> '])(
    'refuses %s',
    (markup) => {
      expect(trustRules.createHTML(markup)).toBeNull();
    },
  );
});

describe('what may be run', () => {
  it.each([
    '/service-worker.js',
    '/service-worker-outbox.js',
    '/assets/catalogue-worker-Dl_mhu-5.js',
    `${location.origin}/assets/x.js`,
  ])('takes %s', (address) => {
    expect(trustRules.createScriptURL(address)).toBe(address);
  });

  it.each([
    'https://other.example/assets/x.js',
    '//other.example/service-worker.js',
    '/uploads/avatars/x.js',
    '/assets/../uploads/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://shop.example/1',
  ])('refuses %s', (address) => {
    expect(trustRules.createScriptURL(address)).toBeNull();
  });
});

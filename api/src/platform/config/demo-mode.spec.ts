import { type DemoSettings, demoModeOf, isLoopbackName, reachOfPassword } from './demo-mode.js';

const settings = (given: Partial<DemoSettings>): DemoSettings => ({
  NODE_ENV: 'development',
  DEMO_PUBLIC: 'off',
  ...given,
});

describe('the demo features', () => {
  it.each<[Partial<DemoSettings>, string]>([
    [{}, 'local'],
    [{ NODE_ENV: 'test' }, 'local'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'local'],
    [{ PUBLIC_URL: 'https://shop.localhost' }, 'local'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'local'],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, 'local'],
    [{ PUBLIC_URL: 'https://shop.example' }, 'off'],
    [{ PUBLIC_URL: 'https://localhost.shop.example' }, 'off'],
    [{ PUBLIC_URL: 'http://192.168.1.4:3000' }, 'off'],
    [{ PUBLIC_URL: 'http://0.0.0.0:3000' }, 'off'],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }, 'off'],
    [{ NODE_ENV: 'production', DEMO_PUBLIC: 'on' }, 'off'],
    [{ DEMO_PUBLIC: 'on', PUBLIC_URL: 'https://shop.example' }, 'public'],
    [{ DEMO_PUBLIC: 'on' }, 'public'],
  ])('%j is %s', (given, name) => {
    expect(demoModeOf(settings(given)).name).toBe(name);
  });

  it('have neither mails nor play money with several workers, each of which would have its own', () => {
    const one = demoModeOf(settings({}));
    expect(demoModeOf(settings({ WORKERS: 1 }))).toEqual(one);
    expect(demoModeOf(settings({ WORKERS: 2 }))).toEqual({
      ...one,
      mailbox: 'nobody',
      cardSimulator: 'nobody',
    });
  });

  it('reach nobody in a real shop, and only this computer where it is tried out', () => {
    const { name: _, ...off } = demoModeOf(settings({ NODE_ENV: 'production' }));
    const { name: __, ...local } = demoModeOf(settings({}));
    expect(new Set(Object.values(off))).toEqual(new Set(['nobody']));
    expect(new Set(Object.values(local))).toEqual(new Set(['this-computer']));
  });

  it('include play money and the shopper’s account in a public demo, and neither mails nor the administrator’s', () => {
    const shown = demoModeOf(settings({ DEMO_PUBLIC: 'on' }));
    expect(shown).toMatchObject({ cardSimulator: 'everybody', mailbox: 'nobody', apiDocs: 'nobody' });
    expect(reachOfPassword(shown, 'shopper-demo-1')).toBe('everybody');
    expect(reachOfPassword(shown, 'admin-demo-1')).toBe('nobody');
    expect(reachOfPassword(shown, 'gulmohar-14-jaipur')).toBe('everybody');
  });
});

describe('a name of this computer', () => {
  it.each([
    'localhost',
    'LOCALHOST',
    'a.localhost',
    '127.0.0.1',
    '127.8.8.8',
    '[::1]',
    '::1',
    '::ffff:127.0.0.1',
  ])('is %s', (name) => expect(isLoopbackName(name)).toBe(true));

  it.each([
    '',
    'notlocalhost',
    'localhost.evil.example',
    '128.0.0.1',
    '0.0.0.0',
    '[::2]',
    '127.0.0.1.evil.example',
  ])('is not "%s"', (name) => expect(isLoopbackName(name)).toBe(false));
});

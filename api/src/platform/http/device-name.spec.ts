import { deviceName } from './device-name.js';

const agents = {
  chromeOnAndroid:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  safariOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  edgeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  firefoxOnLinux: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
};

describe('the name of a device', () => {
  it.each([
    ['Chrome on Android', agents.chromeOnAndroid],
    ['Safari on iOS', agents.safariOnIphone],
    ['Microsoft Edge on Windows', agents.edgeOnWindows],
    ['Firefox on Linux', agents.firefoxOnLinux],
  ])('is %s', (name, agent) => {
    expect(deviceName(agent)).toBe(name);
  });

  it.each([
    ['nothing', undefined],
    ['an empty one', '  '],
    ['gibberish', '()<>;'],
  ])('is unknown for %s', (_, agent) => {
    expect(deviceName(agent)).toBe('Unknown device');
  });

  it('stays short, whatever was sent', () => {
    expect(deviceName(`${'x'.repeat(100_000)}/1.0`).length).toBeLessThanOrEqual(60);
  });
});

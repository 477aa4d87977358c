import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { healthPath } from '@jhola/shared/contracts/health.contract';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';

const weak = { PUBLIC_URL: 'https://shop.example.in' };

describe('promise 61: weak settings', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startBriefly({ ...weak, RATE_LIMITS: 'on' });
  });
  afterAll(() => shop.stop());

  /** What the log says of a setting, each line once. */
  const said = (setting: string) =>
    shop.log
      .filter((line) => line.includes('"Settings"'))
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ msg }) => msg.startsWith(`${setting}:`));

  it('are logged at the start where they are serious, with the remedy', () => {
    expect(said('TRUST_PROXY')).toMatchObject([{ level: 40, msg: expect.stringContaining('usually 1') }]);
    expect(said('MAIL_URL')).toMatchObject([{ level: 40, msg: expect.stringContaining('smtps://') }]);
    expect(said('STRIPE_SECRET_KEY')).toEqual([]);
  });

  it('are logged once when a proxy forwards many addresses and none is trusted', async () => {
    const forwards = (at: number) =>
      call(shop, healthPath, { headers: { 'x-forwarded-for': `203.0.113.${at}` } });
    for (let at = 1; at <= 19; at++) await forwards(at);
    expect(said('TRUST_PROXY')).toHaveLength(1);
    for (let at = 20; at <= 60; at++) await forwards(at);
    await until('the proxy to be noticed', () => Promise.resolve(said('TRUST_PROXY').length > 1));
    expect(said('TRUST_PROXY').map(({ msg }) => msg)).toEqual([
      expect.any(String),
      expect.stringContaining('127.0.0.1 forwards the requests of 20 addresses'),
    ]);
  });

  const doctor = (env: Record<string, string>) => {
    const program = join(__dirname, '..', 'dist', 'shop', 'doctor.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });
    return { status, lines: stdout.split('\n').filter(Boolean), stderr: stderr.trim() };
  };

  it('are listed by the doctor, serious ones first, which then ends with 1', () => {
    const { status, lines } = doctor(weak);
    expect(status).toBe(1);
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'serious  TRUST_PROXY',
      'serious  MAIL_URL',
      'note     STRIPE_SECRET_KEY',
      'note     ADMIN_SECOND_FACTOR',
    ]);
  });

  it('are none for the doctor in a shop that is set up well; a wrong one is named', () => {
    const well = {
      ...weak,
      TRUST_PROXY: '1',
      ADMIN_SECOND_FACTOR: 'on',
      MAIL_URL: 'smtps://user:secret@mail.example:465',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(doctor(well)).toMatchObject({ status: 0, lines: [expect.stringContaining('Nothing is weak')] });
    const wrong = doctor({ ...well, PORT: 'eighty' });
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('PORT is wrong')]);
  });
});

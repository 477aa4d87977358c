import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliveryAreasPaths } from '@jhola/shared/contracts/delivery-areas.contract';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { anArea, areasOf, deliverTo, saveAreas } from './harness/delivery-areas.js';
import { runCommand } from './harness/owner-command.js';
import { isFullRun } from './harness/tier.js';

let shop: Shop;
let admin: SignedIn;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jhola-areas-'));
  await importList(dataDir, [
    '560001,Bengaluru Urban,Karnataka',
    '560002,Bengaluru Urban,Karnataka',
    '560004,Bengaluru Urban,Karnataka',
    '302015,Jaipur,Rajasthan',
    '400001,Bengaluru Urban,Elsewhere',
  ]);
  shop = await startBriefly({ DATA_DIR: dataDir });
  admin = await anAdmin(shop);
});
afterAll(() => shop.stop());

/** Imports PIN codes by the owner's command, while no shop has the folder. */
async function importList(dataDir: string, rows: readonly string[]): Promise<void> {
  const file = join(dataDir, 'codes.csv');
  writeFileSync(file, ['pincode,district,state', ...rows].join('\n'));
  expect((await runCommand('import-pincodes', [file], { DATA_DIR: dataDir })).code).toBe(0);
}

const put = (body: unknown, by: Pick<SignedIn, 'token'> = admin) => saveAreas(shop, by, body);

describe('where the shop delivers', () => {
  it('is everywhere until areas are saved, for everybody', async () => {
    expect(await areasOf(shop)).toEqual({ version: 0, areas: [] });
  });

  it('is an administrator’s to save, and to see the districts of', async () => {
    const { version } = await areasOf(shop);
    const body = { version, areas: [anArea()] };
    const shopper = await aShopper(shop);
    expect((await put(body, shopper)).status).toBe(403);
    expect((await call(shop, deliveryAreasPaths.save, { method: 'PUT', body })).status).toBe(401);
    expect((await call(shop, deliveryAreasPaths.districts, { token: shopper.token })).status).toBe(403);
    expect((await areasOf(shop)).version).toBe(version);
  });

  it('is sent once to whoever has it, and in effect immediately', async () => {
    const etag = (await call(shop, deliveryAreasPaths.get)).headers.get('etag') ?? '';
    const again = () => call(shop, deliveryAreasPaths.get, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    const saved = await deliverTo(shop, admin, anArea({ charge: 40, freeFrom: 499 }));
    const changed = await again();
    expect([changed.status, changed.body.data]).toEqual([200, saved]);
    expect(saved.areas).toEqual([{ ...anArea({ charge: 40, freeFrom: 499 }), districtCodes: [] }]);
  });

  it.each([
    ['an area without a name', { name: ' ' }],
    ['a name of two lines', { name: 'City\nCentre' }],
    ['a name that is an operator', { name: { $gt: '' } }],
    ['an end before its start', { codes: ['560099-560001'] }],
    ['what is no PIN code', { codes: ['Indiranagar'] }],
    ['a PIN code that begins with 0', { codes: ['060001'] }],
    ['a PIN code twice', { codes: ['560001', '5600*'] }],
    ['neither PIN codes nor districts', { codes: [] }],
    ['too many PIN codes', { codes: Array.from({ length: 501 }, (_, at) => `${600_001 + at}`) }],
    ['a promise of no time', { promise: { unit: 'minutes', count: 0 } }],
    ['a promise of a day and a half', { promise: { unit: 'days', count: 1.5 } }],
    ['a promise of months', { promise: { unit: 'months', count: 1 } }],
    ['a charge below nothing', { charge: -40 }],
    ['a charge in parts of a paisa', { charge: 40.001 }],
    ['a charge that is a text', { charge: '40' }],
    ['a free-from amount without a charge', { charge: undefined, freeFrom: 499 }],
    ['resolved PIN codes from outside', { districtCodes: [[100_000, 999_999]] }],
  ])('refuses %s, and says in which field', async (_what, wrong) => {
    const { version } = await areasOf(shop);
    const { status, body } = await put({ version, areas: [{ ...anArea(), ...wrong }] });
    const [field = ''] = Object.keys(wrong).slice(-1);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(JSON.stringify(body)).toContain(field);
    expect((await areasOf(shop)).version).toBe(version);
  });

  it.each([
    ['two areas of one name', [anArea(), anArea({ name: 'CITY', codes: ['11*'] })], 'request.invalid'],
    [
      'more areas than there may be',
      Array.from({ length: 51 }, (_, at) => anArea({ name: `Area ${at}`, codes: [`${600_001 + at}`] })),
      'request.invalid',
    ],
    [
      'an area that is never reached',
      [anArea({ name: 'All', codes: ['*'] }), anArea()],
      'delivery-areas.never-reached',
    ],
    [
      'a district that is in no list',
      [anArea({ districts: [{ district: 'Atlantis', state: 'Karnataka' }] })],
      'delivery-areas.district-unknown',
    ],
  ])('refuses %s', async (_what, areas, code) => {
    const { version } = await areasOf(shop);
    const { status, body } = await put({ version, areas });
    expect([status, body.code]).toEqual([400, code]);
    expect((await areasOf(shop)).version).toBe(version);
  });

  it('is not saved over what somebody else has saved since', async () => {
    const { version } = await areasOf(shop);
    const first = await put({ version, areas: [anArea({ name: 'Theirs' })] });
    expect([first.status, first.body.data.version]).toEqual([200, version + 1]);
    const second = await put({ version, areas: [anArea({ name: 'Late' })] });
    expect([second.status, second.body.code]).toEqual([409, 'delivery-areas.changed']);
    expect((await areasOf(shop)).areas).toMatchObject([{ name: 'Theirs' }]);
  });

  it('is saved by one of many who save together', async () => {
    const { version } = await areasOf(shop);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => put({ version, areas: [anArea({ name: `Area ${at}` })] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
    expect((await areasOf(shop)).version).toBe(version + 1);
  });

  it('keeps its version when nothing is changed, and stands in the activity when it is', async () => {
    await deliverTo(shop, admin, anArea({ name: 'Before' }));
    const activity = activityOf(shop, admin);
    expect(await activity.recorded(() => deliverTo(shop, admin, anArea({ name: 'Before' })))).toEqual([]);
    const after = anArea({ name: 'After', charge: 40, freeFrom: 499 });
    expect(await activity.recorded(() => deliverTo(shop, admin, after))).toMatchObject([
      {
        action: 'settings.delivery-areas-changed',
        before: { deliveryAreas: ['Before: 560001-560099; 45 minutes; free'] },
        after: { deliveryAreas: ['After: 560001-560099; 45 minutes; ₹40, free from ₹499'] },
      },
    ]);
  });

  it('promises nothing in pages that is not true everywhere', async () => {
    const page = async () => (await call(shop, '/', { headers: { accept: 'text/html' } })).text;
    await deliverTo(shop, admin);
    expect(await page()).toContain('"delivery":"usual"');
    await deliverTo(shop, admin, anArea());
    expect(await page()).toContain('"delivery":"free"');
    await deliverTo(shop, admin, anArea({ charge: 40 }));
    expect(await page()).toContain('"delivery":"varies"');
  });
});

describe('an area of districts', () => {
  const district = { district: 'Bengaluru Urban', state: 'Karnataka' };

  it('has their PIN codes by the list, and follows its next import', async () => {
    const { body } = await call(shop, deliveryAreasPaths.districts, { token: admin.token });
    expect(body.data).toEqual([
      { district: 'Bengaluru Urban', state: 'Elsewhere' },
      district,
      { district: 'Jaipur', state: 'Rajasthan' },
    ]);
    const saved = await deliverTo(shop, admin, anArea({ codes: [], districts: [district] }));
    expect(saved.areas[0]?.districtCodes).toEqual([
      [560_001, 560_002],
      [560_004, 560_004],
    ]);

    if (!isFullRun) return;
    const { dataDir } = shop;
    expect(await shop.stop({ keepData: true })).toBe(0);
    await importList(dataDir, ['560003,Bengaluru Urban,Karnataka']);
    shop = await startBriefly({ DATA_DIR: dataDir });
    admin = await anAdmin(shop);
    const followed = await areasOf(shop);
    expect(followed).toMatchObject({
      version: saved.version + 1,
      areas: [{ districtCodes: [[560_003, 560_003]] }],
    });
    const kept = dataOf(
      await put({ version: followed.version, areas: [anArea({ codes: [], districts: [district] })] }),
    );
    expect(kept).toEqual(followed);
  });
});

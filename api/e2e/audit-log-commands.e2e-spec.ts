import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry } from '@jhola/shared/contracts/audit-log.contract';
import { anAdmin } from '@jhola/test-doubles/builders/shoppers';
import { startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { runCommand } from './harness/owner-command.js';

let dataDir = '';
/** What is recorded after all commands, the first entry first; one shop is opened for it. */
let entries: AuditEntry[] = [];

const command = async (name: string, args: string[]) => {
  const { code, said } = await runCommand(name, args, { DATA_DIR: dataDir });
  return { code, said: said.trim() };
};
const importing = async (name: 'import-pincodes' | 'import-catalogue', text: string, ...flags: string[]) => {
  const file = join(dataDir, name === 'import-pincodes' ? 'codes.csv' : 'corner.csv');
  writeFileSync(file, text);
  return (await command(name, [file, ...flags])).code;
};
const codes = 'pincode,district,state\n110001,New Delhi,Delhi\n560038,Bengaluru Urban,Karnataka\n';
const products = 'name,price\nSalt,20\n,1\n';
const columns = ['--column', 'name=name', '--column', 'price=price'];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'jhola-recorded-'));
  const { code, said } = await command('recount-sales', []);
  expect([code, said]).toEqual([0, '0 orders counted.']);
  expect(await importing('import-pincodes', `${codes}abc,Nowhere,Nowhere\n`)).toBe(0);
  expect(await importing('import-pincodes', codes)).toBe(0);
  expect(await importing('import-pincodes', codes.replace('110001,New Delhi', '110002,New Delhi'))).toBe(0);
  expect(await importing('import-catalogue', products, '--column', 'name=none')).toBe(1);
  expect(await importing('import-catalogue', products, ...columns, '--dry-run')).toBe(0);
  expect(await importing('import-catalogue', products, ...columns, '--stock', '7')).toBe(0);
  const shop = await startBriefly({ DATA_DIR: dataDir });
  try {
    const all = await activityOf(shop, await anAdmin(shop)).list('?limit=100');
    entries = all.filter(({ action }) => /^(files|orders)\./.test(action)).reverse();
  } finally {
    await shop.stop({ keepData: true });
  }
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the audit log (promise 60), of the owner’s commands', () => {
  it('names nobody and no device: whoever types at the shop’s own computer', () => {
    expect(entries).toHaveLength(5);
    for (const { actor, address, device } of entries)
      expect([actor, address, device]).toEqual([{ kind: 'command' }, undefined, undefined]);
  });

  it('tells of npm run sales:recount', () => {
    expect(entries[0]).toMatchObject({ action: 'orders.sales-recounted' });
  });

  it('tells of npm run pincodes:import, not of a list that changes nothing', () => {
    const of = { action: 'files.pincodes-imported', subject: { type: 'file', name: 'codes.csv' } };
    expect(entries.slice(1, 3)).toMatchObject([
      { ...of, after: { newPincodes: 2, changedPincodes: 0, removedPincodes: 0, refused: 1 } },
      { ...of, after: { newPincodes: 1, changedPincodes: 0, removedPincodes: 1, refused: 0 } },
    ]);
  });

  it('tells of npm run catalogue:import when it begins and ends, not of a dry run or a file it cannot use', () => {
    const subject = { type: 'file', name: 'corner.csv' };
    expect(entries.slice(3)).toMatchObject([
      { action: 'files.import-started', subject, after: { stock: 7 } },
      { action: 'files.import-ended', subject, after: { outcome: 'done', created: 1, refused: 1 } },
    ]);
  });
});

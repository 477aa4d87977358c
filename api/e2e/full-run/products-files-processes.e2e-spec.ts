import { catalogueFilePaths } from '@jhola/shared/contracts/catalogue-files.contract';
import { anAdmin, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { aDatabase } from '../harness/database.js';
import { importEnded, importState, manyRows, sendFile, startImport } from '../harness/import-file.js';

const ROWS = 6000;
const request = { columns: { name: 'name', price: 'price' }, dryRun: false };

describe('an import, of several processes', () => {
  let database: Shop;
  let first: Shop;
  let second: Shop;
  let admin: SignedIn;
  beforeAll(async () => {
    database = await startBriefly();
    const env = {
      MONGODB_URI: database.databaseUri,
      JWT_SECRET: 'one secret for all processes of it',
      DATA_DIR: database.dataDir,
      // Each looks for abandoned runs all the time: none is taken from a process that is alive.
      TEST_SWEEP_MS: '50',
    };
    first = await startBriefly(env);
    second = await startBriefly(env);
    admin = await anAdmin(first);
    await sendFile(first, admin, manyRows(ROWS));
  });
  afterAll(async () => {
    await Promise.all([first.stop({ keepData: true }), second.stop({ keepData: true })]);
    await database.stop();
  });
  const someWritten = () =>
    until('some products are written', async () => (await importState(second, admin)).products > 0);

  it('runs in one of them, and can be cancelled in another', async () => {
    await startImport(first, admin, request);
    await someWritten();
    expect((await startImport(second, admin, request)).body.code).toBe('import.running');
    await call(second, catalogueFilePaths.cancel, { token: admin.token, body: {} });
    const { phase, products, sums } = await importEnded(second, admin);
    expect([phase, sums?.written?.created]).toEqual(['cancelled', products]);
  });

  it('is interrupted, and can go on in another, when its process has died and its lease is over', async () => {
    await startImport(first, admin, request);
    await someWritten();
    await first.kill();
    expect(await importState(second, admin)).toMatchObject({ phase: 'importing' });
    const inside = await aDatabase(database);
    const runs = inside.collection('importJobs');
    const [run] = await runs.find({}).toArray();
    expect(run?.dueAt.getTime()).toBeGreaterThan(Date.now());
    await runs.updateOne({}, { $set: { dueAt: new Date() } });
    await inside.close();
    expect(await importEnded(second, admin)).toMatchObject({ phase: 'interrupted', wrote: true });
    await startImport(second, admin, request);
    const { phase, sums } = await importEnded(second, admin);
    expect(phase).toBe('done');
    expect((sums?.written?.created ?? 0) + (sums?.written?.unchanged ?? 0)).toBe(ROWS);
  });
});

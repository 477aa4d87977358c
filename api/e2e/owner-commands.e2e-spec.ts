import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPaths } from '@jhola/shared/contracts/account.contract';
import { PincodeAnswer, pincodePath } from '@jhola/shared/contracts/addresses.contract';
import { aShopper, signIn } from '@jhola/test-doubles/builders/shoppers';
import { call } from '@jhola/test-doubles/call';
import { type Shop, startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { activityOf } from './harness/activity.js';
import { runCommand as run } from './harness/owner-command.js';

/** Opens a shop on this data for some work, and stops it again. */
async function inside<T>(dataDir: string, use: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await startBriefly({ DATA_DIR: dataDir });
  try {
    return await use(shop);
  } finally {
    await shop.stop({ keepData: true });
  }
}

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'jhola-owner-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('npm run admin:create', () => {
  const email = 'owner@test.example';
  const password = 'the-owners-own-words';
  const create = (args: string[], env: Record<string, string> = {}, input = '') =>
    run('create-admin', args, { DATA_DIR: dataDir, ...env }, input);
  const roleOf = (shop: Shop, token: string) =>
    call(shop, accountPaths.userDetails, { token }).then(({ body }) => body.data.role);

  it('makes an administrator of a stopped shop, with the password from the environment or from what is piped in, and promotes only with --promote', async () => {
    const { code, said } = await create(['--email', email, '--name', 'Asha Owner'], {
      ADMIN_PASSWORD: password,
    });
    expect([code, said.trim()]).toEqual([0, `${email} is an administrator now.`]);
    const again = await create(['--email', email.toUpperCase(), '--name', 'A']);
    expect([again.code, again.said.trim()]).toEqual([0, `${email} is an administrator already.`]);
    const piped = await create(['--email', 'piped@test.example', '--name', 'P'], {}, `${password}\n`);
    expect(piped.code).toBe(0);
    const shopper = await inside(dataDir, async (shop) => {
      for (const made of [email, 'piped@test.example']) {
        expect(await roleOf(shop, (await signIn(shop, made, password)).token)).toBe('ADMIN');
      }
      return aShopper(shop);
    });

    const asked = await create(['--email', shopper.email, '--name', 'A'], { ADMIN_PASSWORD: password });
    expect([asked.code, asked.said]).toEqual([
      1,
      expect.stringContaining('Nothing was changed. With --promote'),
    ]);
    const promoted = await create(['--email', shopper.email, '--promote']);
    expect(promoted.code).toBe(0);
    await inside(dataDir, async (shop) => {
      // The account keeps its password, and ends its sessions.
      expect((await call(shop, accountPaths.userDetails, { token: shopper.token })).status).toBe(401);
      expect(await roleOf(shop, (await signIn(shop, shopper.email, shopper.password)).token)).toBe('ADMIN');
      await besideAnOpenShop(shop);
      const log = activityOf(shop, await signIn(shop, email, password));
      const done = (await log.list('?area=people')).filter(({ actor }) => actor.kind === 'command');
      expect(done.map(({ action, subject, address }) => [action, subject?.name, address])).toEqual([
        ['people.administrator-made', 'B', undefined],
        ['people.role-changed', 'Meera Nair', undefined],
        // the one of the settings, when the shop was opened first
        ['people.administrator-made', 'Shop Admin', undefined],
        ['people.administrator-made', 'P', undefined],
        ['people.administrator-made', 'Asha Owner', undefined],
      ]);
    });
  });

  /** What is in the way while the shop has the embedded database is said; by MONGODB_URI the command works beside it. */
  async function besideAnOpenShop(shop: Shop): Promise<void> {
    const args = ['--email', 'beside@test.example', '--name', 'B'];
    const refused = await create(args, { ADMIN_PASSWORD: password });
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/another process|in use|already/i);
    expect(refused.said).not.toMatch(/\n\s+at /);

    const beside = await create(args, {
      ADMIN_PASSWORD: password,
      MONGODB_URI: shop.databaseUri,
      JWT_SECRET: 'a-secret-that-only-tests-know-of-at-all',
    });
    expect(beside.code).toBe(0);
    expect(await roleOf(shop, (await signIn(shop, 'beside@test.example', password)).token)).toBe('ADMIN');
  }

  it.each<[string, string[], string, string]>([
    ['no e-mail', [], password, '--email is missing'],
    ['an e-mail that is none', ['--email', 'nobody'], password, '--email: is not an e-mail address.'],
    ['a flag it does not know', ['--mail', 'x'], password, "Unknown option '--mail'"],
    ['a short password', ['--email', 'x@test.example'], 'short', 'at least 8 characters'],
    ['a common password', ['--email', 'x@test.example'], 'password123', 'one of the most common'],
  ])('refuses %s in one sentence', async (_, args, ADMIN_PASSWORD, sentence) => {
    const { code, said } = await create(args, { ADMIN_PASSWORD });
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    expect(said).not.toMatch(/\n\s+at /);
  });
});

describe('npm run pincodes:import', () => {
  const importing = (text: string) => {
    const file = join(dataDir, 'codes.csv');
    writeFileSync(file, text);
    return run('import-pincodes', [file], { DATA_DIR: dataDir });
  };
  const list =
    'pincode,district,state\n110001,Central Delhi,Delhi\n110001,New Delhi,Delhi\n560038,Bengaluru Urban,Karnataka\n';

  it('imports the list, and refuses bad rows by line and reason', async () => {
    const { code, said } = await importing(
      `${list}abc,Nowhere,Nowhere\n560039,,Karnataka\n560040,Bengaluru,Karnataka,India\n`,
    );
    expect(code).toBe(0);
    expect(said.trim().split('\n')).toEqual([
      'Line 5: refused, "abc" is no PIN code of six digits.',
      'Line 6: refused, its district is missing.',
      'Line 7: refused, it has 4 cells, the header has 3.',
      '6 rows: 2 PIN codes, 3 rows refused.',
      'Written: 2 new, 0 changed, 0 unchanged, 0 removed.',
    ]);
  });

  it('changes nothing the second time', async () => {
    expect((await importing(list)).said).toContain('Written: 0 new, 0 changed, 2 unchanged, 0 removed.');
  });

  it('is asked by anyone, and kept for a day; what is not on it is unknown', async () => {
    await inside(dataDir, async (shop) => {
      const { status, headers, body } = await call(shop, pincodePath('110001'));
      expect(status).toBe(200);
      expect(PincodeAnswer.parse(body).data.places).toEqual([
        { district: 'Central Delhi', state: 'Delhi' },
        { district: 'New Delhi', state: 'Delhi' },
      ]);
      expect(headers.get('cache-control')).toBe('public, max-age=86400');
      const unknown = await call(shop, pincodePath('999999'));
      expect([unknown.status, unknown.body.code]).toEqual([404, 'pincode.unknown']);
      expect((await call(shop, pincodePath('012345'))).status).toBe(400);
    });
  });

  it('replaces the list before: what differs is changed, what is gone removed', async () => {
    const { said } = await importing(
      'state,pincode,district\nDelhi,110001,New Delhi\nKerala,695001,Thiruvananthapuram\n',
    );
    expect(said).toContain('Written: 1 new, 1 changed, 0 unchanged, 1 removed.');
  });

  it.each([
    ['', 'The file is empty.'],
    ['a,b\n1,2\n', 'The file needs the columns pincode, district, state; it has: a, b.'],
    ['pincode,district,state\nx,y,z\n', 'The file has no usable row. Nothing was written.'],
    [`${list}"110002,never closed`, 'Nothing was written.'],
  ])('leaves the list as it is when the file is none: %#', async (text, sentence) => {
    const { code, said } = await importing(text);
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('says that there is no such file', async () => {
    const { code, said } = await run('import-pincodes', ['/nowhere/codes.csv'], { DATA_DIR: dataDir });
    expect([code, said.trim()]).toEqual([1, '/nowhere/codes.csv cannot be read (ENOENT).']);
  });
});

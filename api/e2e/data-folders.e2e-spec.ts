import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBriefly } from '@jhola/test-doubles/shop/start-shop';
import { sampled } from './harness/tier.js';

/** The driver gets the database's address as a URI, in which some names do not survive. */
describe('a data folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'jhola-folders-'));
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it.each(
    sampled(
      ['With Capitals and spaces, 50% off, 20%25, é ü ₹ #?&@:', 'so-long-that-no-socket-fits-'.repeat(4)],
      0,
    ),
  )('may be called %s', async (name) => {
    const shop = await startBriefly({ DATA_DIR: join(parent, name) });
    const health = await fetch(`${shop.url}/api/health`);
    expect(health.status).toBe(200);
    expect(await shop.stop()).toBe(0);
  });
});

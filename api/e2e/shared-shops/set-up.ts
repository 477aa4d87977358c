import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before the first HTTP test: names the folder that lists the shops that files share. */
export default function setUp(): void {
  process.env.SHARED_SHOPS = mkdtempSync(join(tmpdir(), 'jhola-shared-'));
}

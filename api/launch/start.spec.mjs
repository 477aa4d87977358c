import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runNode } from './child.mjs';
import { inRoot } from './paths.mjs';
import { scratchFolder } from './setup/scratch.mjs';

describe('npm start', () => {
  const scratch = scratchFolder();
  afterAll(scratch.remove);

  it.each(['18.20.4', '20.18.3', '22.11.0'])('refuses Node.js %s in a sentence', async (version) => {
    const old = path.join(scratch.folder, 'old.cjs');
    fs.writeFileSync(old, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
    const { ok, output } = await runNode(['--require', old, inRoot('api', 'launch', 'start.mjs')]);
    expect(ok).toBe(false);
    expect(output).toMatch(
      new RegExp(`^Jhola needs Node.js 20.19 or newer .* this is ${version.replaceAll('.', '[.]')}`),
    );
  });

  it('says that its port is taken before it does anything else', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = /** @type {net.AddressInfo} */ (other.address());
    const { ok, output } = await runNode([inRoot('api', 'launch', 'start.mjs')], {
      env: { PORT: String(port), HOST: '127.0.0.1' },
    });
    other.close();
    expect(ok).toBe(false);
    expect(output.trim()).toMatch(new RegExp(`^Port ${port} is taken: .*$`));
  });
});

import { describe, expect, it } from 'vitest';
import { runNode } from './child.mjs';

const run = (/** @type {string} */ code, /** @type {object} */ options = {}) =>
  runNode(['-e', code], options);

describe('running a command', () => {
  it('collects both of its outputs', async () => {
    const { ok, output } = await run("console.log('out'); console.error('err')");
    expect(ok).toBe(true);
    expect(output.split('\n').sort()).toEqual(['err', 'out']);
  });

  it('reports a code other than 0', async () => {
    expect((await run('process.exit(3)')).ok).toBe(false);
  });

  it('reports a missing command', async () => {
    expect(await runNode(['/no/such/file.js'])).toMatchObject({
      ok: false,
      output: expect.stringContaining('Cannot find module'),
    });
  });

  // The inner process writes to the same pipes: as long as it lives the run does not end, and the test would time out.
  const leavesAProcess =
    "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })";

  it('ends a command that takes too long, with its children', async () => {
    const { ok, output } = await run(`${leavesAProcess}; setInterval(() => {}, 1000);`, { timeoutMs: 500 });
    expect(ok).toBe(false);
    expect(output).toContain('without finishing');
  });

  it('ends the children of a finished command', async () => {
    expect((await run(`${leavesAProcess}.unref()`)).ok).toBe(true);
  });
});

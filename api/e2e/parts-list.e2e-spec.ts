import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFullRun } from './harness/tier.js';

const root = join(__dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { sbom: string };
};

interface Part {
  readonly name: string;
  readonly group?: string;
  readonly components?: readonly Part[];
}
const namesOf = (parts: readonly Part[] = []): string[] =>
  parts.flatMap(({ name, group, components }) => [group ? `${group}/${name}` : name, ...namesOf(components)]);

/** What `npm run sbom` writes; npm fetches the program that makes it, so it runs in the full run only. */
function written(): { bomFormat: string; specVersion: string; names: string[] } {
  execFileSync('npm', ['run', 'sbom'], { cwd: root, stdio: 'pipe' });
  const file = join(root, 'jhola.cdx.json');
  const { bomFormat, specVersion, components } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return { bomFormat, specVersion, names: namesOf(components) };
}

describe('promise 62: the list of parts', () => {
  it('is made by a program of one known version, from the lock file, without what only tests use', () => {
    expect(scripts.sbom).toMatch(
      /@cyclonedx\/cyclonedx-npm@\d+\.\d+\.\d+ .*--package-lock-only .*--omit dev/,
    );
    if (!isFullRun) return;
    const { bomFormat, specVersion, names } = written();
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'mongoose', 'react', '@ionic/react', 'lmdb']));
    for (const tool of ['vitest', 'jest', '@biomejs/biome', 'playwright-core', '@stryker-mutator/core'])
      expect(names).not.toContain(tool);
  }, 300_000);
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.mjs';

// Promise 62 of docs/testing.md: what `npm run sbom` writes at a release. It reads the lock file alone, and needs no network.

/** @type {{ scripts: { sbom: string } }} */
const { scripts } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));

it('promise 62: the list of parts is CycloneDX, and names what the shop runs with, and nothing else', () => {
  const [command = '', file] = scripts.sbom.split(' > ');
  expect(file).toBe('jhola.cdx.json');
  const [program = '', ...args] = command.split(' ');
  const written = execFileSync(program, args, {
    cwd: inRoot('.'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  /** @type {{ bomFormat: string, specVersion: string, components: { name: string, group?: string, version: string, purl: string }[] }} */
  const { bomFormat, specVersion, components } = JSON.parse(written);
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
  const names = components.map(({ name, group }) => (group ? `${group}/${name}` : name));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'mongoose', 'react', '@ionic/react', 'lmdb']));
  for (const tool of ['vitest', 'jest', 'typescript', '@biomejs/biome', 'playwright-core'])
    expect(names).not.toContain(tool);
  expect(components.filter(({ version, purl }) => !version || !purl)).toEqual([]);
}, 60_000);

import fs from 'node:fs';
import path from 'node:path';
import { satisfies, validRange } from 'semver';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.mjs';

// Promise 62 of docs/testing.md. `npm audit` needs a registry that answers it, which not every machine that proves a change
// has: the advisories of high and critical severity about packages like ours are kept here. SECURITY.md says how often they
// are read anew.

/** @typedef {{ package: string, affected: string, severity: 'high' | 'critical', id: string, about: string }} Advisory */
/** @typedef {{ packages: Record<string, { version?: string }> }} Lock */

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
/** @type {{ readOn: string, advisories: Advisory[] }} */
const { readOn, advisories } = readJson(path.join(import.meta.dirname, 'advisories.json'));

/**
 * What is known of the packages of a lock file, in lines.
 * @param {Lock} lock
 */
const knownAbout = ({ packages }) =>
  Object.entries(packages).flatMap(([place, { version }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return advisories
      .filter((one) => one.package === name && version && satisfies(version, one.affected))
      .map(({ id, severity, about }) => `${name} ${version}: ${id} (${severity}), ${about}`);
  });

describe('known advisories', () => {
  it('promise 62: concern no package of the lock file', () => {
    expect(knownAbout(readJson(inRoot('package-lock.json')))).toEqual([]);
  });

  it('are found in a lock file that has such a package, wherever that stands', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/@fastify/static': { version: '9.3.0' },
      'node_modules/engine.io/node_modules/ws': { version: '8.18.0' },
      'node_modules/ws': { version: '8.23.0' },
    };
    expect(knownAbout({ packages }).map((line) => line.split(' (')[0])).toEqual([
      '@fastify/static 9.3.0: GHSA-83w8-p2f5-377r',
      '@fastify/static 9.3.0: GHSA-423g-23ch-w7c6',
      'ws 8.18.0: GHSA-96hv-2xvq-fx4p',
    ]);
  });

  it('each name a range of versions, and stand there once', () => {
    expect(Number.isNaN(Date.parse(readOn))).toBe(false);
    expect(advisories.filter(({ affected }) => validRange(affected) === null)).toEqual([]);
    expect(new Set(advisories.map(({ id }) => id)).size).toBe(advisories.length);
  });
});

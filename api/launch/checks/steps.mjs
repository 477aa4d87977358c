import fs from 'node:fs';
import path from 'node:path';
import { commandFile, inRoot } from '../paths.mjs';

/**
 * One thing that is checked. `report`: the JSON file a test runner leaves its counts in; without one it is a tool that
 * only passes or fails.
 * @typedef {{ name: string, args: string[], cwd?: string, report?: string, minutes: number, env?: NodeJS.ProcessEnv }} Check
 */

/**
 * Types are checked by the native compiler, in a quarter of the time; the build and the tools that read code use the API that
 * only TypeScript 6 has. What the compiler found out is kept: the next check looks only at what has changed since.
 */
const tsc = (/** @type {string} */ project) => [
  '-p',
  project,
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  inRoot('node_modules', '.cache', 'types', `${project.replace(/\W+/g, '-')}.tsbuildinfo`),
];

/** The web app has one project for each environment its code runs in (page, worker, tests, build). */
function webAppProjects() {
  return fs
    .readdirSync(inRoot('pwa'))
    .filter(
      (name) =>
        /^tsconfig.*\.json$/.test(name) &&
        'include' in JSON.parse(fs.readFileSync(inRoot('pwa', name), 'utf8')),
    )
    .map((name) => `pwa/${name}`);
}

/**
 * Makes tests write their temporary files into this run's own folder.
 * @param {string} scratch
 */
function temporary(scratch) {
  const folder = path.join(scratch, 'temporary');
  fs.mkdirSync(folder, { recursive: true });
  return { TMPDIR: folder, TEMP: folder };
}

/**
 * How Node.js runs tests that are over before its code would be made fast: each file loads everything anew. What is young may
 * be more, so that it is collected less often.
 */
const briefly = ['--no-opt', '--min-semi-space-size=32', '--max-semi-space-size=32'];

/** @returns {Check[]} format, lint, types, boundaries, unused code */
export function staticChecks() {
  const types = commandFile('typescript-7', 'tsc');
  return [
    {
      name: 'format and lint',
      args: [commandFile('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'],
      minutes: 2,
    },
    { name: 'types: shared', args: [types, ...tsc('shared/tsconfig.spec.json')], minutes: 5 },
    {
      name: 'types: demo-catalogue',
      args: [types, ...tsc('api/demo-catalogue/tsconfig.spec.json')],
      minutes: 5,
    },
    {
      name: 'types: embedded-mongo',
      args: [types, ...tsc('api/embedded-mongo/tsconfig.spec.json')],
      minutes: 5,
    },
    { name: 'types: test-doubles', args: [types, ...tsc('api/test-doubles/tsconfig.json')], minutes: 5 },
    { name: 'types: api', args: [types, ...tsc('api/tsconfig.spec.json')], minutes: 5 },
    ...webAppProjects().map((project) => ({
      name: `types: ${project}`,
      args: [types, ...tsc(project)],
      minutes: 5,
    })),
    { name: 'types: commands', args: [types, ...tsc('api/launch/tsconfig.json')], minutes: 5 },
    {
      name: 'boundaries',
      args: [
        commandFile('dependency-cruiser', 'depcruise'),
        '--config',
        '.dependency-cruiser.cjs',
        'shared/src',
        'api/demo-catalogue/src',
        'api/embedded-mongo/src',
        'api/test-doubles/src',
        'api/src',
        'pwa/src',
      ],
      minutes: 5,
    },
    { name: 'unused code', args: [commandFile('knip')], minutes: 5 },
  ];
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string} scratch
 * @param {Partial<Check> & { config?: string, tags?: string, flags?: string[] }} [more] `tags`: which tests, by their tags;
 *   `flags`: of Node.js
 * @returns {Check}
 */
function vitest(name, folder, scratch, { config, tags, flags = [], ...more } = {}) {
  const report = path.join(scratch, `${name.replace(/\W+/g, '-')}.json`);
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(config ? ['--config', config] : []),
    ...(tags ? ['--tags-filter', tags] : []),
  ];
  return {
    name,
    args: [...flags, commandFile('vitest'), ...args],
    cwd: inRoot(folder),
    report,
    minutes: 8,
    env: temporary(scratch),
    ...more,
  };
}

/**
 * @param {'unit' | 'http'} project
 * @param {string} name
 * @param {string} scratch
 * @param {number} minutes
 * @param {string[]} [more] more arguments
 * @returns {Check}
 */
function jest(project, name, scratch, minutes, more = []) {
  const report = path.join(scratch, `jest-${name.replace(/\W+/g, '-')}.json`);
  const args = [
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
    `--cacheDirectory=${inRoot('node_modules', '.cache', 'jest')}`,
    ...more,
  ];
  return {
    name,
    args: [...(project === 'unit' ? briefly : []), commandFile('jest'), ...args],
    cwd: inRoot('api'),
    report,
    minutes,
    env: temporary(scratch),
  };
}

/**
 * The tests below the HTTP level.
 * @param {string} scratch folder for the runners' reports
 * @param {Tier} tier
 */
export const unitTests = (scratch, tier = 'landing') => [
  // the longest first
  vitest('unit: pwa', 'pwa', scratch, { flags: briefly }),
  vitest('unit: shared', 'shared', scratch),
  vitest('unit: demo-catalogue', 'api/demo-catalogue', scratch),
  vitest(
    'unit: embedded-mongo',
    'api/embedded-mongo',
    scratch,
    tier === 'all' ? { minutes: 30, env: fullSize } : {},
  ),
  vitest('unit: commands', 'api/launch', scratch),
  jest('unit', 'unit: api', scratch, 10),
];

/** @typedef {'landing' | 'all'} Tier what decides whether a change may land, or everything (docs/testing.md) */

/** What the full run does more of: screens at both widths and lights, kills and histories. */
const fullSize = { TEST_TIER: 'all', CRASH_LIVES: '200', CRASH_IMAGES: '1', HISTORIES: '1000' };

/** What must hold whichever process answers: catalogue, carts, orders, stock, sessions, sockets. */
const forSeveralWorkers = ['catalogue', 'cart', 'orders-', 'account-sessions', 'realtime'];
/** Of these, what is tried with four of them too, and with a database and Redis in processes of their own: where they meet. */
const whereWorkersMeet = [
  'catalogue',
  'cart',
  'orders-placing',
  'orders-race',
  'orders-stock',
  'account-sessions',
  'realtime',
];

/**
 * HTTP tests once more with several workers.
 * @param {string} scratch
 * @param {string} name
 * @param {string[]} files
 * @param {NodeJS.ProcessEnv} env
 * @returns {Check}
 */
function several(scratch, name, files, env) {
  const patterns = files.map((file) => `e2e/${file}.*e2e-spec`);
  const check = jest('http', name, scratch, 30, ['--testPathPatterns', ...patterns]);
  return { ...check, env: { ...check.env, ...env } };
}

/** @param {string} scratch @param {Tier} tier */
export function httpTests(scratch, tier) {
  if (tier === 'landing')
    return [jest('http', 'HTTP tests', scratch, 40, ['--testPathIgnorePatterns', '/full-run/'])];
  const check = jest('http', 'HTTP tests', scratch, 80);
  return [
    { ...check, env: { ...check.env, ...fullSize } },
    several(scratch, 'HTTP tests, two workers', forSeveralWorkers, { TEST_WORKERS: '2' }),
    several(scratch, 'HTTP tests, four workers', whereWorkersMeet, { TEST_WORKERS: '4' }),
    several(scratch, 'HTTP tests, two workers beside a database and Redis', whereWorkersMeet, {
      TEST_WORKERS: '2',
      TEST_SERVERS: 'on',
    }),
  ];
}

/** @param {string} scratch @param {Tier} tier */
export const browserTests = (scratch, tier) => [
  vitest('Chromium tests', 'pwa', scratch, {
    config: 'e2e/vitest.config.ts',
    minutes: 100,
    ...(tier === 'all' ? { env: fullSize } : { tags: '!full-run' }),
  }),
];

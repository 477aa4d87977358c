import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { runCommand } from '../child.mjs';
import { commandFile, inRoot } from '../paths.mjs';

// Stryker's test runner for code that HTTP tests prove. A test of Stryker's is a file of HTTP tests: Jest runs it, and the shops it
// starts run the instrumented code. Shops report which mutants they reached; a mutant is tried with the files that reach it. Before
// them stand the specs of its folder: they reach all mutants in it, but for those that a module's loading alone reaches.

const WRITER = pathToFileURL(path.join(import.meta.dirname, 'write-coverage.mjs')).href;

/** The HTTP test files to use, and how many of a hundred mutants to try. */
const files = (process.env.MUTANT_TESTS ?? '').split(',');
const sample = Number(process.env.MUTANT_SAMPLE ?? 100);

/** Whether a mutant belongs to the sample: the same ones in each run. @param {string} id */
const isInSample = (id) => Math.imul(Number(id) + 1, 0x9e3779b1) >>> 0 < (sample / 100) * 2 ** 32;

/** The specs with faults in sources of their folders, and the mutants of these. @returns {[spec: string, mutants: Reached][]} */
function specsBeside() {
  const all = fs.readdirSync(inRoot('api', 'src'), { recursive: true, encoding: 'utf8' });
  return all.flatMap((file) => {
    if (!file.endsWith('.spec.ts')) return [];
    const beside = all.filter(
      (one) => path.dirname(one) === path.dirname(file) && /(?<!\.spec)\.ts$/.test(one),
    );
    const mutants = Object.assign({}, ...beside.map((source) => mutantsIn(`src/${source}`)));
    return Object.keys(mutants).length > 0 ? [[`src/${file}`, mutants]] : [];
  });
}

/** The mutants of a source, which Stryker has put into it. @param {string} source @returns {Reached} */
function mutantsIn(source) {
  const file = inRoot('api', source);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const ids = [...text.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id = '']) => id);
  return Object.fromEntries(ids.map((id) => [id, 1]));
}

/** A file of tests, without what its name ends with. @param {string} file */
const beginning = (file) => (file.endsWith('.spec.ts') ? file.replace('.spec.ts', '') : `e2e/${file}`);

/**
 * Runs files of tests in one process, in this order, until a test fails.
 * @param {string[]} files
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [timeoutMs]
 */
async function runFiles(files, env, timeoutMs) {
  const begun = Date.now();
  const order = files.map(beginning);
  const jest = [
    commandFile('jest'),
    '--runInBand',
    '--bail',
    `--testSequencer=${inRoot('api', 'launch', 'mutants', 'in-order.cjs')}`,
    '--',
    ...order.map((one) => `/${one}\\.(e2e-)?spec\\.ts$`),
  ];
  const { ok, output } = await runCommand(process.execPath, jest, {
    cwd: inRoot('api'),
    env: { ...process.env, TEST_ORDER: order.join(','), FIRST_FAILURE_ENDS_FILE: 'on', ...env },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return { ok, output, ms: Date.now() - begun };
}

/** How many mutants each file has found so far, and how long it takes: those that find most in the least time come first. */
const found = new Map();
const timeMs = new Map();
const likely = (/** @type {string} */ file) => ((found.get(file) ?? 0) + 0.1) / (timeMs.get(file) ?? 10_000);

/** The file in which a run found a fault. @param {string[]} files @param {string} output */
const failedOf = (files, output) =>
  files.find((file) => new RegExp(`FAIL .*${beginning(file)}\\.`).test(output)) ?? files[0] ?? '';

/** How often mutants were reached, by their ids. @typedef {Record<string, number>} Reached */

/** @typedef {{ hasListened: boolean, atStart: Reached, reached: Reached }} Coverage of a process */
/** @param {string} folder @returns {Coverage[]} */
const readCoverage = (folder) =>
  fs.readdirSync(folder).map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));

class HttpTestRunner {
  /** @type {[]} what Stryker is to bring along */
  static inject = [];

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>} */
  async dryRun() {
    /** @type {Map<string, Coverage[]>} */
    const processesOf = new Map();
    /** @type {import('@stryker-mutator/api/test-runner').TestResult[]} */
    const tests = [];
    const specs = new Map(specsBeside());
    for (const file of [...specs.keys(), ...files]) {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'jhola-mutants-'));
      const { ok, output, ms } = await runFiles([file], { NODE_OPTIONS: `--import=${WRITER}?to=${folder}` });
      processesOf.set(file, readCoverage(folder));
      fs.rmSync(folder, { recursive: true });
      if (!ok) return { status: DryRunStatus.Error, errorMessage: output };
      timeMs.set(file, ms);
      tests.push({ id: file, name: file, status: TestStatus.Success, timeSpentMs: ms });
    }
    const processes = [...processesOf.values()].flat();
    /** @type {Reached} */
    const atStart = Object.assign({}, ...processes.map((one) => one.atStart));
    const byShops = Object.assign({}, ...processes.map((one) => (one.hasListened ? one.reached : {})));
    const isAtStartAlone = (/** @type {string} */ id) => id in atStart && !(id in byShops);
    /** @type {Record<string, Reached>} */
    const perTest = {};
    for (const [file, its] of processesOf) {
      const reached = specs.get(file) ?? Object.assign({}, ...its.map((one) => one.reached));
      perTest[file] = Object.fromEntries(Object.entries(reached).filter(([id]) => !isAtStartAlone(id)));
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: atStart, perTest } };
  }

  /**
   * @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').MutantRunResult>}
   */
  async mutantRun({ activeMutant: { id }, testFilter = files, timeout }) {
    if (!isInSample(id)) return { status: MutantRunStatus.Error, errorMessage: 'Not in the sample' };
    const inOrder = [...testFilter].sort((one, other) => likely(other) - likely(one));
    const until = Date.now() + timeout;
    const { ok, output } = await runFiles(inOrder, { __STRYKER_ACTIVE_MUTANT__: id }, timeout);
    if (!ok && Date.now() >= until) return { status: MutantRunStatus.Timeout };
    if (!ok) {
      const file = failedOf(inOrder, output);
      found.set(file, (found.get(file) ?? 0) + 1);
      const nrOfTests = inOrder.indexOf(file) + 1;
      return { status: MutantRunStatus.Killed, killedBy: [file], failureMessage: output, nrOfTests };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: testFilter.length };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'http', HttpTestRunner)];

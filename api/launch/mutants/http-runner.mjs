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
// them stands the spec beside the code, where there is one: it reaches all mutants of its file.

const WRITER = pathToFileURL(path.join(import.meta.dirname, 'write-coverage.mjs')).href;

/** The HTTP test files to use, and how many of a hundred mutants to try. */
const files = (process.env.MUTANT_TESTS ?? '').split(',');
const sample = Number(process.env.MUTANT_SAMPLE ?? 100);

/** Whether a mutant belongs to the sample: the same ones in each run. @param {string} id */
const isInSample = (id) => Math.imul(Number(id) + 1, 0x9e3779b1) >>> 0 < (sample / 100) * 2 ** 32;

/** The specs beside sources with faults in them, with the mutants of these. @returns {[spec: string, mutants: Reached][]} */
function specsBeside() {
  const all = fs.readdirSync(inRoot('api', 'src'), { recursive: true, encoding: 'utf8' });
  return all.flatMap((file) => {
    if (!file.endsWith('.spec.ts')) return [];
    const mutants = mutantsIn(`src/${file.replace('.spec.ts', '.ts')}`);
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

/**
 * Runs one file of tests.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [timeoutMs]
 */
async function runFile(file, env, timeoutMs) {
  const begun = Date.now();
  const [project, pattern] = file.endsWith('.spec.ts') ? ['unit', file] : ['http', `e2e/${file}.e2e-spec`];
  const jest = [commandFile('jest'), `--selectProjects=${project}`, '--runInBand', '--bail', '--', pattern];
  const { ok, output } = await runCommand(process.execPath, jest, {
    cwd: inRoot('api'),
    env: { ...process.env, ...env },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  return { ok, output, ms: Date.now() - begun };
}

/** How often mutants were reached, by their ids. @typedef {Record<string, number>} Reached */

/** @param {string} folder @returns {{ atStart: Reached, reached: Reached }[]} of each process */
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
    /** @type {Record<string, Reached>} */
    const perTest = {};
    /** @type {Reached} */
    const atStart = {};
    /** @type {import('@stryker-mutator/api/test-runner').TestResult[]} */
    const tests = [];
    const specs = new Map(specsBeside());
    for (const file of [...specs.keys(), ...files]) {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'jhola-mutants-'));
      const { ok, output, ms } = await runFile(file, { NODE_OPTIONS: `--import=${WRITER}?to=${folder}` });
      const processes = readCoverage(folder);
      fs.rmSync(folder, { recursive: true });
      if (!ok) return { status: DryRunStatus.Error, errorMessage: output };
      perTest[file] = specs.get(file) ?? Object.assign({}, ...processes.map(({ reached }) => reached));
      Object.assign(atStart, ...processes.map((one) => one.atStart));
      tests.push({ id: file, name: file, status: TestStatus.Success, timeSpentMs: ms });
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: atStart, perTest } };
  }

  /**
   * @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').MutantRunResult>}
   */
  async mutantRun({ activeMutant: { id }, testFilter = files, timeout }) {
    if (!isInSample(id)) return { status: MutantRunStatus.Error, errorMessage: 'Not in the sample' };
    const until = Date.now() + timeout;
    for (const [index, file] of testFilter.entries()) {
      const { ok, output } = await runFile(file, { __STRYKER_ACTIVE_MUTANT__: id }, until - Date.now());
      if (ok) continue;
      if (Date.now() >= until) return { status: MutantRunStatus.Timeout };
      return {
        status: MutantRunStatus.Killed,
        killedBy: [file],
        failureMessage: output,
        nrOfTests: index + 1,
      };
    }
    return { status: MutantRunStatus.Survived, nrOfTests: testFilter.length };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'http', HttpTestRunner)];

// MongoDB's published cases in the unified test format, against the embedded database (after a build):
//   node published/run.mjs DIR
// DIR is `source` of a copy of github.com/mongodb/specifications. Fails when one is answered wrongly.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '@jhola/embedded-mongo';
import { BSON, MongoClient } from 'mongodb';
import { reasonToLeaveOut } from './requirements.mjs';
import { runCase } from './run-case.mjs';

/** @typedef {import('./run-case.mjs').Ending} Ending */

const AREAS = {
  CRUD: 'crud/tests/unified',
  transactions: 'transactions/tests/unified',
  'retryable reads': 'retryable-reads/tests/unified',
  'retryable writes': 'retryable-writes/tests/unified',
  sessions: 'sessions/tests',
  GridFS: 'gridfs/tests',
};
/** @type {Ending['kind'][]} */
const KINDS = ['passed', 'refused', 'left out', 'wrong'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, verbose: { type: 'boolean', default: false } },
});
const [source] = positionals;
if (!source) {
  console.error('Which folder are the cases in? node published/run.mjs DIR [--only FILE] [--verbose]');
  process.exit(2);
}

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(join(/** @type {string} */ (source), folder))
    .filter((name) => name.endsWith('.json') && name.includes(values.only))
    .map((name) => ({
      name,
      ...BSON.EJSON.parse(readFileSync(join(/** @type {string} */ (source), folder, name), 'utf8')),
    }));

/** @param {MongoClient} observer */
async function serverOf(observer) {
  const { version } = await observer.db('admin').command({ buildInfo: 1 });
  const { setName } = await observer.db('admin').command({ hello: 1 });
  return { version, topology: setName ? 'replicaset' : 'single' };
}

/** @type {Map<string, Map<string, number>>} */
const table = new Map();
/** How often each reason was given. @type {Map<string, number>} */
const reasons = new Map();

/** @param {string} area @param {string} title @param {Ending} ending */
function count(area, title, { kind, reason }) {
  const row = table.get(area) ?? new Map();
  table.set(area, row.set(kind, (row.get(kind) ?? 0) + 1));
  if (kind === 'wrong') console.log(`WRONG ${title}\n  ${reason}`);
  else if (reason) {
    const key = `${kind}: ${reason}`;
    reasons.set(key, (reasons.get(key) ?? 0) + 1);
  }
  if (values.verbose) console.log(`${kind} ${title} ${reason}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'published-'));
const database = await startEmbeddedDatabase({ dataDir, port: 0 });
// As a replica set, which the cases are about, rather than as the one server that the shop has
const uri = database.uri.replace('&directConnection=true', '');
const observer = await MongoClient.connect(uri);
try {
  const server = await serverOf(observer);
  for (const [area, folder] of Object.entries(AREAS)) {
    for (const file of filesOf(folder)) {
      for (const test of file.tests) {
        const reason = reasonToLeaveOut(file, test, server);
        /** @type {Ending} */
        const ending = reason ? { kind: 'left out', reason } : await runCase(file, test, uri, observer);
        count(area, `${file.name}: ${test.description}`, ending);
      }
    }
  }
} finally {
  await observer.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
}

const sorted = [...reasons].sort(([, a], [, b]) => b - a);
for (const [reason, times] of sorted) console.log(`${String(times).padStart(5)}  ${reason}`);
console.log(`\n${''.padEnd(18)}${KINDS.map((kind) => kind.padStart(10)).join('')}`);
const sums = KINDS.map((kind) => [...table.values()].reduce((sum, row) => sum + (row.get(kind) ?? 0), 0));
for (const [area, row] of table)
  console.log(area.padEnd(18) + KINDS.map((kind) => String(row.get(kind) ?? 0).padStart(10)).join(''));
console.log('all'.padEnd(18) + sums.map((sum) => String(sum).padStart(10)).join(''));
// A folder without cases proves nothing.
const [passed = 0, , , wrong] = sums;
process.exitCode = passed > 0 && wrong === 0 ? 0 : 1;

import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { runCommand, runInTerminal } from './child.mjs';
import { command } from './command.mjs';
import { commandFile, inRoot, workspaceFolders } from './paths.mjs';

// node api/launch/mutants.mjs [AREA…]: how many faults that Stryker puts into the code the tests find (docs/testing.md). Areas
// that HTTP tests prove are tried in a copy of the repository; MUTANT_SAMPLE=25 tries a quarter of their mutants.

/** @type {Record<string, { mutate: string[], tests: string[] }>} what of the API, and the HTTP test files that prove it */
const provenOverHttp = {
  orders: {
    mutate: ['src/features/orders/**/*.ts', '!src/features/orders/payments/**'],
    tests: [
      'orders-placing',
      'orders-prices',
      'orders-progress',
      'orders-stock',
      'orders-lists',
      'orders-admin',
      'orders-documents',
      'orders-trail',
      'orders-address',
      'orders-delivery',
      'orders-shipments',
      'orders-cancelled-items',
      'orders-invoices',
      'orders-printing',
      'orders-mails',
      'orders-new-order-mails',
      'bought-together',
      'customers-by-orders',
      'idempotency',
      'overview',
      'search',
      'variants',
      'reviews',
      'audit-log',
      'audit-log-commands',
      'account-personal-data',
      'orders-card-paying',
      'orders-card-trouble',
      'orders-cancelled-card-items',
      'orders-stock-adjustments',
      'orders-of-earlier-versions',
      'version-before',
    ],
  },
  payments: {
    mutate: ['src/features/orders/payments/**/*.ts', 'src/integrations/stripe/*.ts'],
    tests: [
      'orders-card-paying',
      'orders-card-money',
      'orders-card-messages',
      'orders-card-trouble',
      'orders-card-simulator',
      'orders-cancelled-card-items',
      'orders-delivery',
    ],
  },
  stock: {
    mutate: ['src/features/stock/**/*.ts', 'src/features/catalogue/stock/**/*.ts'],
    tests: [
      'orders-stock-adjustments',
      'orders-stock',
      'orders-stock-lists',
      'orders-race',
      'orders-cancelled-items',
      'orders-card-trouble',
      'product-edits',
      'product-two-editors',
      'products-bulk',
      'products-drafts',
      'products-files',
      'products-files-undo',
      'variants',
    ],
  },
  auth: {
    mutate: [
      'src/platform/auth/**/*.ts',
      'src/features/account/{sign-in,sessions,password,recovery,one-time-codes}/**/*.ts',
    ],
    tests: [
      'account',
      'administrators',
      'customers',
      'account-deletion',
      'account-google-linking',
      'account-google-tokens',
      'account-personal-data',
      'account-sessions',
      'account-passwords',
      'tokens',
      'recovery-codes',
      'recovery-resetting',
      'recovery-enumeration',
      'no-enumeration-sign-in',
      'code-guesses',
      'known-devices',
      'lost-second-factor',
      'second-factor',
      'second-factor-required',
      'passkeys',
      'email-change',
      'authorization-routes',
      'realtime-permissions',
      'audit-log-accounts',
      'audit-log-refused',
      'audit-log-recovery',
      'demo-access',
      'metrics',
      'limits',
    ],
  },
};
/** @type {Record<string, string>} proven by specs beside the code: the workspace whose Stryker settings say so */
const provenBySpecs = { domain: 'shared', outbox: 'pwa' };

const stryker = () => [commandFile('@stryker-mutator/core', 'stryker'), 'run'];

/** @param {string} area */
async function tryOverHttp(area) {
  const { mutate = [], tests = [] } = provenOverHttp[area] ?? {};
  const copy = inRoot('.tmp', `mutants-${area}`);
  fs.rmSync(copy, { recursive: true, force: true });
  await copyTo(copy);
  const settings = {
    mutate: [...mutate, '!src/**/*.spec.ts'],
    inPlace: true,
    testRunner: 'http',
    plugins: [path.join(copy, 'api', 'launch', 'mutants', 'http-runner.mjs')],
    buildCommand: 'node launch/mutants/build-api.mjs',
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: 2,
    timeoutMS: 60_000,
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, reportTests: false },
    thresholds: { high: 95, low: 85, break: 85 },
  };
  fs.writeFileSync(path.join(copy, 'api', 'stryker.config.json'), JSON.stringify(settings));
  process.env.MUTANT_TESTS = tests.join(',');
  const code = await runInTerminal(stryker(), { cwd: path.join(copy, 'api') });
  fs.rmSync(copy, { recursive: true, force: true });
  return code;
}

/** The repository's files with its builds; packages are those of this folder, but the shop's own are the copy's. @param {string} copy */
async function copyTo(copy) {
  const { ok, output } = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  if (!ok) throw new Error(output);
  const builds = workspaceFolders
    .map((folder) => `${folder}/dist`)
    .filter((folder) => fs.existsSync(inRoot(folder)));
  for (const file of [...output.split('\n'), ...builds])
    if (fs.existsSync(inRoot(file))) fs.cpSync(inRoot(file), path.join(copy, file), { recursive: true });
  for (const folder of ['', ...workspaceFolders]) {
    const packages = inRoot(folder, 'node_modules');
    if (!fs.existsSync(packages)) continue;
    fs.mkdirSync(path.join(copy, folder, 'node_modules'));
    for (const name of fs.readdirSync(packages).filter((name) => name !== '@jhola'))
      fs.symlinkSync(path.join(packages, name), path.join(copy, folder, 'node_modules', name), 'junction');
  }
  const own = path.join(copy, 'node_modules', '@jhola');
  fs.mkdirSync(own);
  for (const folder of workspaceFolders)
    fs.symlinkSync(path.join(copy, folder), path.join(own, path.basename(folder)), 'junction');
}

await command(async () => {
  const known = [...Object.keys(provenBySpecs), ...Object.keys(provenOverHttp)];
  const wanted = process.argv.slice(2);
  for (const area of wanted.length > 0 ? wanted : known) {
    if (!known.includes(area)) throw new Error(`There is no area ${area}; there are ${known.join(', ')}.`);
    console.log(`\n${area}`);
    const workspace = provenBySpecs[area];
    const code = workspace
      ? await runInTerminal(stryker(), { cwd: inRoot(workspace) })
      : await tryOverHttp(area);
    if (code !== 0) process.exitCode = 1;
  }
});

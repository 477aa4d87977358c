import './node-version.mjs';
import fs from 'node:fs';
import { endAllChildren, runInTerminal } from './child.mjs';
import { command } from './command.mjs';
import { openShop } from './lighthouse/open-shop.mjs';
import { pagesToMeasure } from './lighthouse/pages.mjs';
import { figuresOf, reportsIn, tableOf } from './lighthouse/reports.mjs';
import { commandFile, inRoot } from './paths.mjs';
import { build } from './setup/build.mjs';
import { findOrInstallChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { scratchFolder } from './setup/scratch.mjs';
import { countedSteps } from './terminal.mjs';

// npm run lighthouse [-- --quick]: measures and asserts what lighthouserc.json promises, five times a page (--quick: once),
// on the shop with 5,000 products, and each page beside it with its scripts blocked: what is left is the machine's. SHOP_URL names
// a shop that is open already. Reports stay in .tmp/lighthouse; run it alone.
const PRODUCTS = 5_000;
const folder = inRoot('.tmp', 'lighthouse');
const bare = inRoot('.tmp', 'lighthouse-without-scripts');
const scratch = scratchFolder();

await command(async () => {
  const steps = countedSteps(8);
  await install(steps);
  if (!process.env.SHOP_URL) await build(steps);
  const chromium = await findOrInstallChromium(steps);
  try {
    const shop = process.env.SHOP_URL ?? (await openShop(scratch.folder, PRODUCTS, steps));
    const pages = await pagesToMeasure(shop);
    for (const each of [folder, bare]) {
      fs.rmSync(each, { recursive: true, force: true });
      fs.mkdirSync(each, { recursive: true });
    }
    const lhci = (/** @type {string} */ cwd, /** @type {string[]} */ ...args) =>
      runInTerminal([commandFile('@lhci/cli', 'lhci'), ...args, `--config=${inRoot('lighthouserc.json')}`], {
        cwd,
      });
    const runs = process.argv.includes('--quick') ? ['--numberOfRuns=1'] : [];
    const collect = async (/** @type {string} */ cwd, /** @type {string[]} */ ...more) => {
      if ((await lhci(cwd, 'collect', '--additive', `--chromePath=${chromium}`, ...runs, ...more)) !== 0)
        throw new Error('Lighthouse could not measure the shop; the lines above say why.');
    };
    for (const { url } of pages) {
      await collect(folder, `--url=${url}`);
      await collect(bare, `--url=${url}`, '--settings.blockedUrlPatterns=*.js');
    }
    process.exitCode = await lhci(folder, 'assert');
    console.log(tableOf(figuresOf(pages, reportsIn(folder), reportsIn(bare))));
  } finally {
    endAllChildren();
  }
}, scratch.remove);

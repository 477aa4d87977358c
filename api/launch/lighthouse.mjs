import './node-version.mjs';
import fs from 'node:fs';
import { endAllChildren, runInTerminal } from './child.mjs';
import { command } from './command.mjs';
import { openShop } from './lighthouse/open-shop.mjs';
import { pagesToMeasure } from './lighthouse/pages.mjs';
import { figuresOf, tableOf } from './lighthouse/reports.mjs';
import { commandFile, inRoot } from './paths.mjs';
import { build } from './setup/build.mjs';
import { findOrInstallChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { scratchFolder } from './setup/scratch.mjs';
import { countedSteps } from './terminal.mjs';

// npm run lighthouse [-- --quick]: measures and asserts what lighthouserc.json promises, five times a page (--quick: once),
// on the shop with 5,000 products. SHOP_URL names one that is open already. Reports stay in .tmp/lighthouse; run it alone.
const PRODUCTS = 5_000;
const folder = inRoot('.tmp', 'lighthouse');
const scratch = scratchFolder();

await command(async () => {
  const steps = countedSteps(8);
  await install(steps);
  if (!process.env.SHOP_URL) await build(steps);
  const chromium = await findOrInstallChromium(steps);
  try {
    const shop = process.env.SHOP_URL ?? (await openShop(scratch.folder, PRODUCTS, steps));
    const pages = await pagesToMeasure(shop);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const lhci = (/** @type {string[]} */ ...args) =>
      runInTerminal([commandFile('@lhci/cli', 'lhci'), ...args, `--config=${inRoot('lighthouserc.json')}`], {
        cwd: folder,
      });
    const runs = process.argv.includes('--quick') ? ['--numberOfRuns=1'] : [];
    const urls = pages.map(({ url }) => `--url=${url}`);
    if ((await lhci('collect', `--chromePath=${chromium}`, ...urls, ...runs)) !== 0)
      throw new Error('Lighthouse could not measure the shop; the lines above say why.');
    process.exitCode = await lhci('assert');
    console.log(tableOf(figuresOf(folder, pages)));
  } finally {
    endAllChildren();
  }
}, scratch.remove);

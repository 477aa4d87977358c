import 'reflect-metadata';
import { stat } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Presets, SingleBar } from 'cli-progress';
import { PlainPicturesModule } from '../demo/plain-pictures.module.js';
import { catalogueImportModule } from '../features/catalogue/import/catalogue-import.module.js';
import { CommandImport } from '../features/catalogue/import/command-import.service.js';
import { WrongColumns } from '../features/catalogue/import/import-file.js';
import { importOptions, usage, WrongOptions } from '../features/catalogue/import/import-options.js';
import { reportLines } from '../features/catalogue/import/report-lines.js';
import { ShopConfig } from '../platform/config/shop-config.js';
import { startupErrorOf } from '../platform/logging/startup-error.js';

/** npm run catalogue:import -- FILE: brings a CSV file of products into the catalogue. */
async function main(): Promise<void> {
  const options = await importOptions(process.argv.slice(2));
  if (!options) {
    console.log(usage);
    return;
  }
  const { size } = await stat(options.file);
  const shop = await openCatalogue();
  const bar = new SingleBar({ format: '{bar} {percentage}% of the file' }, Presets.shades_classic);
  try {
    bar.start(size, 0);
    const lines = reportLines(await shop.get(CommandImport).run(options, (count) => bar.increment(count)));
    bar.stop();
    console.log(lines.join('\n'));
  } finally {
    bar.stop();
    await shop.close();
  }
}

function openCatalogue(): Promise<INestApplicationContext> {
  return NestFactory.createApplicationContext(
    catalogueImportModule(ShopConfig.fromProcess(), PlainPicturesModule),
    {
      // Errors are reported once, below.
      logger: false,
      abortOnError: false,
    },
  );
}

/** What went wrong, in a sentence for the person at the keyboard; unforeseen errors keep their stack. */
function reportError(error: unknown): void {
  const { code, path } = error as NodeJS.ErrnoException;
  if (error instanceof WrongOptions) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof WrongColumns) console.error(error.message);
  else if (code && path) console.error(`${path} cannot be read (${code}).`);
  else console.error(startupErrorOf(error).expected ? startupErrorOf(error).sentence : error);
}

main().catch((error: unknown) => {
  reportError(error);
  process.exitCode = 1;
});

import 'reflect-metadata';
import { basename } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { Pincodes } from '../features/addresses/pincodes/pincodes.service.js';
import { readPincodes, WrongPincodeFile } from '../features/addresses/pincodes/read-pincodes.js';
import { pincodeImportModule } from '../features/delivery-areas/pincode-import.module.js';
import { ShopConfig } from '../platform/config/shop-config.js';
import { startupErrorOf } from '../platform/logging/startup-error.js';

const usage = `npm run pincodes:import -- FILE

Makes the CSV file FILE, with the columns pincode, district and state, the shop's list of PIN codes:
addresses then fill in district and state by themselves. Run it while the shop is stopped, or give
both the same MONGODB_URI. The same file again changes nothing.`;

/** npm run pincodes:import -- FILE */
async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0 || file.startsWith('-')) {
    console.log(usage);
    if (file !== '--help') process.exitCode = 1;
    return;
  }
  const list = await readPincodes(file);
  const { rows, locations, refused } = list;
  for (const { line, reason } of refused) console.log(`Line ${line}: refused, ${reason}.`);
  const shop = await NestFactory.createApplicationContext(pincodeImportModule(ShopConfig.fromProcess()), {
    // Errors are reported once, below.
    logger: false,
    abortOnError: false,
  });
  try {
    const { created, updated, unchanged, removed } = await shop.get(Pincodes).replace(list, basename(file));
    console.log(`${rows} rows: ${locations.size} PIN codes, ${refused.length} rows refused.`);
    console.log(`Written: ${created} new, ${updated} changed, ${unchanged} unchanged, ${removed} removed.`);
  } finally {
    await shop.close();
  }
}

/** What went wrong, in a sentence for the person at the keyboard; unforeseen errors keep their stack. */
function reportError(error: unknown): void {
  const { code, path } = error as NodeJS.ErrnoException;
  if (error instanceof WrongPincodeFile) console.error(error.message);
  else if (code && path) console.error(`${path} cannot be read (${code}).`);
  else console.error(startupErrorOf(error).expected ? startupErrorOf(error).sentence : error);
}

main().catch((error: unknown) => {
  reportError(error);
  process.exitCode = 1;
});

import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { salesRecountModule } from '../features/orders/sales/sales.module.js';
import { SalesRecount } from '../features/orders/sales/sales-recount.service.js';
import { ShopConfig } from '../platform/config/shop-config.js';
import { startupErrorOf } from '../platform/logging/startup-error.js';

const usage = `npm run sales:recount

Forgets the totals of the overview and counts all orders anew. Run it while the shop is stopped, or give
both the same MONGODB_URI: then orders may come in meanwhile.`;

/** npm run sales:recount */
async function main(): Promise<void> {
  if (process.argv.length > 2) {
    console.log(usage);
    if (process.argv[2] !== '--help') process.exitCode = 1;
    return;
  }
  const shop = await NestFactory.createApplicationContext(salesRecountModule(ShopConfig.fromProcess()), {
    // Errors are reported once, below.
    logger: false,
    abortOnError: false,
  });
  try {
    console.log(`${await shop.get(SalesRecount).recountAll()} orders counted.`);
  } finally {
    await shop.close();
  }
}

main().catch((error: unknown) => {
  const startupError = startupErrorOf(error);
  console.error(startupError.expected ? startupError.sentence : error);
  process.exitCode = 1;
});

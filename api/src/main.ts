import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { appModule } from './app.module.js';
import { WrongEnvironment } from './platform/config/environment.js';
import { ShopConfig } from './platform/config/shop-config.js';
import { Database } from './platform/database/database.js';
import { openHttp, shopAdapter } from './platform/http/open-http.js';
import { stopCleanly } from './platform/http/stop-cleanly.js';

/** Opens the shop; resolves once it takes requests. */
async function open(): Promise<void> {
  const config = ShopConfig.fromProcess();
  const app = await NestFactory.create<NestFastifyApplication>(appModule(config), shopAdapter(config), {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  const log = app.get(Logger);
  app.useLogger(log);
  await openHttp(app, config);
  stopCleanly(app);
  await app.listen(config.port, config.host);
  // The launcher and the tests read this line.
  log.log({
    event: 'shop.open',
    address: await app.getUrl(),
    databaseUri: app.get(Database).uri,
    msg: 'The shop is open',
  });
}

open().catch((error: unknown) => {
  // A wrong setting is one line for a person; anything else is ours to find, with its stack.
  console.error(error instanceof WrongEnvironment ? error.message : error);
  process.exit(1);
});

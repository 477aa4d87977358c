import 'reflect-metadata';
import { orderPaths } from '@jhola/shared/contracts/orders.contract';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { appModule } from './app.module.js';
import { demoPictures } from './demo/picture-source.js';
import { StartingAccounts } from './features/account/demo/starting-accounts.service.js';
import { askAtTerminal } from './features/account/first-owner/ask-at-terminal.js';
import { FirstOwner, setUpSentence } from './features/account/first-owner/first-owner.service.js';
import { serveStorefront } from './features/storefront/serve-storefront.js';
import { serveDevMailbox } from './integrations/mail/dev-mailbox/serve-dev-mailbox.js';
import { Mailer } from './integrations/mail/mailer.js';
import { CardProvider } from './integrations/stripe/card-provider.js';
import { isDemoPassword } from './platform/config/demo-accounts.js';
import type { ShopConfig } from './platform/config/shop-config.js';
import { weakSettings } from './platform/config/weak-settings.js';
import { Database } from './platform/database/database.js';
import { serveDemoPictures } from './platform/http/demo-pictures.js';
import { openHttp, shopAdapter } from './platform/http/open-http.js';
import { stopCleanly } from './platform/http/stop-cleanly.js';
import { reportProgress, reportReady } from './platform/logging/launch-report.js';
import { CurrentShopSettings } from './platform/shop-settings/current-shop-settings.service.js';
import type { WorkerPart } from './platform/workers/calls.js';
import { onCall, primary } from './platform/workers/worker-link.js';

/**
 * Opens the shop in this process; resolves once it takes requests.
 * @param onClosing gets, as soon as the shop can be stopped, how to know whether it is stopping
 */
export async function openShop(
  config: ShopConfig,
  onClosing: (isStopping: () => boolean) => void,
): Promise<void> {
  reportProgress('database', 0, 1);
  const app = await NestFactory.create<NestFastifyApplication>(appModule(config), shopAdapter(config), {
    bufferLogs: true,
    // A failed start is reported by one line, below.
    autoFlushLogs: false,
    bodyParser: false,
    abortOnError: false,
  });
  reportProgress('database', 1, 1);
  const log = app.get(Logger);
  app.useLogger(log);
  app.flushLogs();
  for (const { setting, isSerious, sentence } of weakSettings(config.environment)) {
    if (isSerious) log.warn(`${setting}: ${sentence}`, 'Settings');
  }
  await openHttp(app, config);
  await serveStorefront(app, config);
  const settings = app.get(CurrentShopSettings, { strict: false });
  const shopName = async () => (await settings.get()).name;
  serveDevMailbox(
    app.getHttpAdapter().getInstance(),
    app.get(Mailer, { strict: false }),
    config.demo.mailbox,
    shopName,
  );
  const cards = app.get(CardProvider, { strict: false });
  await cards.servePages(app.getHttpAdapter().getInstance(), shopName);
  serveDemoPictures(app.getHttpAdapter().getInstance(), demoPictures(config.dataDir));
  const { isStopping, retire } = stopCleanly(app);
  onClosing(isStopping);
  const { worker } = config;
  if (worker) onCall('retire', () => void retire());
  await app.init();
  const firstOwner = app.get(FirstOwner, { strict: false });
  if (isFirst(worker)) await askAtTerminal(firstOwner);
  await app.listen(config.port, config.host);
  cards.deliverTo(`${await app.getUrl()}${orderPaths.webhook}`);
  const address = await app.getUrl();
  const databaseUri = app.get(Database).uri;
  if (worker) {
    log.log({ event: 'worker.open', number: worker.number, msg: 'A worker of the shop is open' });
    await primary().opened(address);
    if (!isFirst(worker)) return;
  } else {
    // The tests read this line.
    log.log({ event: 'shop.open', address, databaseUri, msg: 'The shop is open' });
  }
  // With port 0 the system chooses a free one.
  const { PORT, PUBLIC_URL } = config.environment;
  const url = PORT === 0 && !PUBLIC_URL ? address : config.publicUrl;
  await reportOpened(app.get(StartingAccounts, { strict: false }), firstOwner, url, config.dataDir);
}

/** Whether this process says what is said once: of several workers the first one, not one that replaces it. */
const isFirst = (worker: WorkerPart | undefined): boolean =>
  worker === undefined || (worker.number === 1 && !worker.isReplacement);

/**
 * Reports the shop's address and sign-ins to the launcher; without one the log contains only what cannot be
 * known otherwise.
 */
async function reportOpened(
  { signIns }: StartingAccounts,
  firstOwner: FirstOwner,
  url: string,
  dataDir: string,
): Promise<void> {
  const setUpLink = (await firstOwner.isMissing())
    ? await firstOwner.newLink(new URL(url).origin)
    : undefined;
  if (await reportReady({ url, dataDir, signIns, ...(setUpLink && { setUpLink }) })) return;
  for (const { email, password } of signIns) {
    if (!isDemoPassword(password)) console.log(`Administrator: ${email}  ${password} (shown this once)`);
  }
  if (setUpLink) console.log(setUpSentence(setUpLink));
}

import type { CDPSession, Page } from 'playwright-core';

/** The browser's tools for service workers, with its own name for the registration of the shop's. */
export interface WorkerTools {
  readonly tools: CDPSession;
  readonly registrationId: string;
}

/** Opens the tools on any page of a profile in which the shop's service worker is registered. */
export async function workerTools(page: Page, shopUrl: string): Promise<WorkerTools> {
  const tools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations.filter(({ scopeURL }) => scopeURL === `${shopUrl}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  return { tools, registrationId: await registration };
}

/** Has the service worker hear of Background Sync, as the browser does once there is a network. */
export async function dispatchSync(
  { tools, registrationId }: WorkerTools,
  shopUrl: string,
  tag: string,
): Promise<void> {
  await tools.send('ServiceWorker.dispatchSyncEvent', {
    origin: shopUrl,
    registrationId,
    tag,
    lastChance: false,
  });
}

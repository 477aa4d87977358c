/** The name under which the service worker is asked to send what waits. */
export const OUTBOX_SYNC = 'outbox';

/** What browsers with Background Sync know beside what TypeScript does. */
interface SyncingRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(name: string): Promise<void> };
}

/**
 * Lets the service worker send what waits as soon as there is a network, be the page closed by then: in browsers that
 * have Background Sync, and unless the shopper has forbidden it. The page sends by itself all the same.
 */
export async function askForBackgroundSync(): Promise<void> {
  const registration: SyncingRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  // What is forbidden is answered by an error; nothing is lost by it.
  await registration?.sync?.register(OUTBOX_SYNC).catch(() => undefined);
}

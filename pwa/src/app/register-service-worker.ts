import { Workbox } from 'workbox-window';
import { inWords } from '../language/spoken';
import { network } from '../store/loaded';
import { showToast } from '../ui/toasts/toast-store';
import { appTexts } from './texts';

/** Once an hour a page that stays open asks whether there is a new version. */
const CHECK_EVERY_MS = 3_600_000;

/** Registers the service worker; a new version waits until the shopper asks for it, so that no page changes mid-way. */
export async function registerServiceWorker(): Promise<void> {
  const workbox = new Workbox('/service-worker.js');
  workbox.addEventListener('waiting', () => {
    const texts = inWords(appTexts);
    showToast('plain', texts.updateReady, {
      action: {
        label: texts.reload,
        run: () => {
          workbox.addEventListener('controlling', () => window.location.reload());
          workbox.messageSkipWaiting();
        },
      },
    });
  });
  await network();
  const registration = await workbox.register();
  setInterval(() => registration?.update(), CHECK_EVERY_MS);
}

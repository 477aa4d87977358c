import { showToast } from '#ui/toasts/toast-store.ts';
import { hasTokens } from '../api/tokens';
import { openStore } from '../db/open-store';
import { refusalsOf, takeRefusals, wordsOfRefusal } from './refusals';

/**
 * Notifies the shopper of changes that the server has refused, whoever sent them (this page, another tab, the service worker),
 * once each, while somebody looks at this page.
 * @returns how to stop
 */
export async function reportRefusals(): Promise<() => void> {
  const store = await openStore();
  const report = async () => {
    if (document.visibilityState !== 'visible' || !hasTokens()) return;
    for (const refusal of await takeRefusals(store)) showToast('error', wordsOfRefusal(refusal));
  };
  const seen = store.watch(refusalsOf).subscribe((refusals) => {
    if (refusals.length > 0) void report();
  });
  document.addEventListener('visibilitychange', report);
  return () => {
    seen.unsubscribe();
    document.removeEventListener('visibilitychange', report);
  };
}

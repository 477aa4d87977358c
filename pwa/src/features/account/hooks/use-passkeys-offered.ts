import { useInBrowser } from '#ui/use-in-browser.ts';
import { useSignInOptions } from './use-sign-in-options';

/** Whether the shop takes passkeys and this browser has them; the server takes for granted that it has. */
export function usePasskeysOffered(): boolean {
  const offered = useSignInOptions()?.passkeys ?? false;
  const inBrowser = useInBrowser();
  return offered && (!inBrowser || 'PublicKeyCredential' in window);
}

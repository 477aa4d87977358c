import { useEffect } from 'react';
import { useLanguage } from '#i18n/use-texts.ts';
import { manifestPath } from './manifest-path';

/** Links the manifest in the shopper's language, for an administrator the one with their shortcut. */
export function useOwnManifest(admin: boolean): void {
  const language = useLanguage();
  useEffect(() => {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath({ language, admin }));
  }, [language, admin]);
}

import { type ReactNode, useSyncExternalStore } from 'react';
import { locale, onLocaleChange } from '#i18n/locale.ts';
import { LocaleContext } from '#i18n/use-texts.ts';

/** Provides the language chosen in this browser to everything below it. */
export function LocaleProvider({ children }: { readonly children: ReactNode }) {
  return (
    <LocaleContext value={useSyncExternalStore(onLocaleChange, locale, locale)}>{children}</LocaleContext>
  );
}

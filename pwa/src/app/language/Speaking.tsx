import { type ReactNode, useSyncExternalStore } from 'react';
import { onLocaleChange, spoken } from '../../i18n/spoken';
import { SpokenContext } from '../../i18n/use-texts';

/** Lets everything below it speak the language this browser has chosen. */
export function Speaking({ children }: { readonly children: ReactNode }) {
  return (
    <SpokenContext value={useSyncExternalStore(onLocaleChange, spoken, spoken)}>{children}</SpokenContext>
  );
}

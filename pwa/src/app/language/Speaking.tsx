import { type ReactNode, useSyncExternalStore } from 'react';
import { onLocaleChange, spoken } from '../../language/spoken';
import { SpokenContext } from '../../language/use-texts';

/** Lets everything below it speak the language this browser has chosen. */
export function Speaking({ children }: { readonly children: ReactNode }) {
  return (
    <SpokenContext value={useSyncExternalStore(onLocaleChange, spoken, spoken)}>{children}</SpokenContext>
  );
}

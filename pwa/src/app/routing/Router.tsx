import { createBrowserHistory } from '@remix-run/router';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';

type Navigation = ComponentProps<typeof NavigationContext>['value'];

/** An address as React Router knows it: where it is, and how one came there. */
export type Address = ComponentProps<typeof LocationContext>['value'];

/** The address on screen, kept outside of React. */
interface AddressStore {
  readonly navigation: Navigation;
  readonly address: () => Address;
  readonly subscribe: (listener: () => void) => () => void;
}

const AddressStoreContext = createContext<AddressStore | undefined>(undefined);

/**
 * React Router's router for the browser's history, which gives nobody its address: the shell asks for it by {@link OnScreen}, each page
 * has its own. React looks at everything below a context that changes, and would render each link of all pages that were left anew.
 */
export function Router({ children }: { readonly children: ReactNode }) {
  const [store] = useState(openAddressStore);
  return (
    <NavigationContext value={store.navigation}>
      <AddressStoreContext value={store}>{children}</AddressStoreContext>
    </NavigationContext>
  );
}

/** The address on screen. */
export function useAddress(): Address {
  const store = useContext(AddressStoreContext);
  if (!store) throw new Error('There is no router around this');
  return useSyncExternalStore(store.subscribe, store.address);
}

/** Gives its content the address on screen: to links, `useLocation` and the like. */
export function OnScreen({ children }: { readonly children: ReactNode }) {
  return <LocationContext value={useAddress()}>{children}</LocationContext>;
}

function openAddressStore(): AddressStore {
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  let address: Address = {
    location: history.location,
    navigationType: history.action as Address['navigationType'],
  };
  history.listen(({ location, action }) => {
    address = { location, navigationType: action as Address['navigationType'] };
    for (const listener of listeners) listener();
  });
  return {
    navigation: {
      basename: '/',
      navigator: history,
      static: false,
      future: { v7_relativeSplatPath: true },
    },
    address: () => address,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

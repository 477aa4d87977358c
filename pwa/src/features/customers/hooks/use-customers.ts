import { useEffect, useRef, useState } from 'react';
import type { CustomerPage } from '../../../api-client/customers-api';
import { usePull } from '../../../sync/use-pull';

/** What is known of a page of customers; nothing of it is kept on the device. */
export interface CustomersFound {
  /** The page, or the one before until this one is here. */
  readonly found: CustomerPage | undefined;
  /** The server is asked for another page than the one that is shown. */
  readonly busy: boolean;
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * The people an administrator looks for, page by page.
 * @param search part of a name, an e-mail address or a mobile number
 * @param page from 1
 * @param current whether the list is on the screen: what was changed meanwhile is asked for when it comes back
 */
export function useCustomers(search: string, page: number, current: boolean): CustomersFound {
  const name = `customers:${page}:${search}`;
  const wanted = useRef(name);
  wanted.current = name;
  const [known, setKnown] = useState<{ readonly name: string; readonly found: CustomerPage }>();
  const { state, again } = usePull(name, async () => {
    const api = await import('../../../api-client/customers-api');
    const found = await api.findCustomers({ search, page });
    // an answer that comes late must not stand in for a newer one
    if (wanted.current === name) setKnown({ name, found });
  });

  const wasCurrent = useRef(current);
  useEffect(() => {
    if (current && !wasCurrent.current) again();
    wasCurrent.current = current;
  }, [current, again]);

  const isHere = known?.name === name;
  const failed = !isHere && state === 'failed';
  return { found: failed ? undefined : known?.found, busy: !isHere && !failed, failed, again };
}

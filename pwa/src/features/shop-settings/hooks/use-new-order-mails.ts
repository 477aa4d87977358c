import type { NewOrderMails } from '@jhola/shared/contracts/new-order-mails.contract';
import { useState } from 'react';
import { useQuery } from '#data/queries/use-query.ts';
import { fetchNewOrderMails } from '../commands/new-order-mails';

/** Who gets mails about new orders, as the shop has it; no device keeps it. */
export function useNewOrderMails() {
  const { answer, state, refetch } = useQuery('new-order-mails', fetchNewOrderMails);
  const [saved, setSaved] = useState<NewOrderMails>();
  return { stored: saved ?? answer, failed: state === 'failed', refetch, setSaved };
}

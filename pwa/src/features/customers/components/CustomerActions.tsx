import type { Customer } from '@jhola/shared/contracts/customers.contract';
import { useState } from 'react';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { type ChangedCustomer, setRole, setStatus } from '../commands/change-customer';
import { customerTexts } from '../texts';
import styles from './CustomerDetails.module.css';

type Change = 'block' | 'unblock' | 'promote' | 'demote';

const changes: Record<Change, (userId: string) => Promise<ChangedCustomer>> = {
  block: (userId) => setStatus(userId, 'Blocked'),
  unblock: (userId) => setStatus(userId, 'Active'),
  promote: (userId) => setRole(userId, 'ADMIN'),
  demote: (userId) => setRole(userId, 'USER'),
};

interface CustomerActionsProps {
  readonly customer: Customer;
  /** Called with the person as they stand after a change. */
  readonly onChanged: (customer: Customer) => void;
}

/** Blocks or unblocks, promotes or demotes somebody, after asking. */
export function CustomerActions({ customer, onChanged }: CustomerActionsProps) {
  const texts = useTexts(customerTexts);
  const [asking, setAsking] = useState<Change>();
  const { busy, run } = useMutation(texts.wentWrong);
  const ofStatus: Change = customer.status === 'Active' ? 'block' : 'unblock';
  const ofRole: Change = customer.role === 'ADMIN' ? 'demote' : 'promote';

  const onConfirm = async () => {
    if (!asking) return;
    await run(async () => {
      const { customer: changed, message } = await changes[asking](customer._id);
      onChanged(changed);
      return message;
    });
    setAsking(undefined);
  };

  return (
    <div className={styles.actions}>
      <NeedsConnection />
      <OnlineButton variant="outline" icon="shield" onClick={() => setAsking(ofRole)}>
        {texts[ofRole].button}
      </OnlineButton>
      <OnlineButton variant={ofStatus === 'block' ? 'danger' : 'primary'} onClick={() => setAsking(ofStatus)}>
        {texts[ofStatus].button}
      </OnlineButton>
      <ConfirmDialog
        open={asking !== undefined}
        title={asking ? texts[asking].button : ''}
        question={asking ? texts[asking].question(customer.name) : ''}
        cancelLabel={texts.cancel}
        confirmLabel={asking ? texts[asking].button : ''}
        closeLabel={texts.close}
        busy={busy}
        onCancel={() => setAsking(undefined)}
        onConfirm={onConfirm}
      />
    </div>
  );
}

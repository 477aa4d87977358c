import { useState } from 'react';
import type { AddressRow } from '../../../store/rows';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loading } from '../../../ui/feedback/Loading';
import { Icon } from '../../../ui/icons/Icon';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { showToast } from '../../../ui/toasts/toast-store';
import { removeAddress } from '../commands/remove-address';
import { useAddresses } from '../hooks/use-addresses';
import { addressTexts as texts } from '../texts';
import { AddressCard } from './AddressCard';
import { AddressDialog } from './AddressDialog';
import styles from './AddressList.module.css';

/** My Addresses: the active ones, with add, edit and delete (section 2). */
export function AddressList() {
  const { addresses, loading } = useAddresses();
  const [writing, setWriting] = useState<{ address?: AddressRow }>();
  const [deleting, setDeleting] = useState<AddressRow>();
  const [busy, setBusy] = useState(false);

  const onDelete = async () => {
    if (!deleting) return;
    setBusy(true);
    try {
      showToast('success', await removeAddress(deleting._id));
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : texts.wentWrong);
    } finally {
      setBusy(false);
      setDeleting(undefined);
    }
  };

  return (
    <div className={styles.list}>
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        <Button icon="plus" onClick={() => setWriting({})}>
          {texts.addNew}
        </Button>
      </header>
      {loading && <Loading text={texts.loading} />}
      {!loading && addresses.length === 0 && (
        <EmptyState picture={<Icon name="pin" size={72} />} title={texts.none} text={texts.noneText} />
      )}
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <AddressCard
            key={address._id}
            address={address}
            onEdit={() => setWriting({ address })}
            onDelete={() => setDeleting(address)}
          />
        ))}
      </ul>
      <AddressDialog
        open={writing !== undefined}
        address={writing?.address}
        onClose={() => setWriting(undefined)}
      />
      <ConfirmDialog
        open={deleting !== undefined}
        title={texts.deleteTitle}
        question={texts.deleteQuestion}
        cancelLabel={texts.cancel}
        confirmLabel={texts.delete}
        closeLabel={texts.close}
        busy={busy}
        onCancel={() => setDeleting(undefined)}
        onConfirm={onDelete}
      />
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import type { AddressRow } from '#data/db/rows.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { removeAddress } from '../commands/remove-address';
import { useAddresses } from '../hooks/use-addresses';
import { addressTexts } from '../texts';
import { AddressCard } from './AddressCard';
import { AddressDialog } from './AddressDialog';
import { AddressesLoading } from './AddressesLoading';
import styles from './AddressList.module.css';

/** My Addresses: the active ones, with add, edit and delete (docs/product.md#addresses). */
export function AddressList() {
  const texts = useTexts(addressTexts);
  const { addresses, loading, failed, refetch } = useAddresses();
  const [writing, setWriting] = useState<{ address?: AddressRow }>();
  const [deleting, setDeleting] = useState<AddressRow>();
  const { busy, run } = useMutation(texts.wentWrong);
  const [removed, setRemoved] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone with its card; the dialog has closed by then.
  useEffect(() => {
    if (removed > 0) heading.current?.focus();
  }, [removed]);

  const onDelete = async () => {
    if (!deleting) return;
    if (await run(() => removeAddress(deleting._id))) setRemoved((count) => count + 1);
    setDeleting(undefined);
  };

  return (
    <div className={styles.list}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.title}
        </h1>
        <OnlineButton icon="plus" aria-describedby="addresses-offline" onClick={() => setWriting({})}>
          {texts.addNew}
        </OnlineButton>
      </header>
      <NeedsConnection id="addresses-offline" text={texts.offline} />
      {loading && <AddressesLoading />}
      {failed && <CouldNotLoad title={texts.wentWrong} retry={texts.retry} onRetry={refetch} />}
      {!loading && !failed && addresses.length === 0 && (
        <EmptyState picture={<Icon name="pin" size={72} />} title={texts.none} text={texts.noneText} />
      )}
      {addresses.length > 0 && (
        <ul className={styles.cards} aria-label={texts.title}>
          {addresses.map((address) => (
            <AddressCard
              key={address._id}
              address={address}
              onEdit={() => setWriting({ address })}
              onDelete={() => setDeleting(address)}
            />
          ))}
        </ul>
      )}
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

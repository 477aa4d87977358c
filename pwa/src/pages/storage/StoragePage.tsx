import { CopyCard } from '#features/storage/components/CopyCard.tsx';
import { SpaceCard } from '#features/storage/components/SpaceCard.tsx';
import { StorageWaiting } from '#features/storage/components/StorageWaiting.tsx';
import { useCopy } from '#features/storage/hooks/use-copy.ts';
import { useSpace } from '#features/storage/hooks/use-space.ts';
import { storageTexts } from '#features/storage/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { DashboardLayout } from '#pages/account-menu/DashboardLayout.tsx';
import styles from './StoragePage.module.css';

/** What this device keeps of the shop: how much, how big, bringing and clearing it. */
export function StoragePage() {
  const texts = useTexts(storageTexts);
  const copy = useCopy();
  const { space, measure } = useSpace(copy?.at);
  return (
    <DashboardLayout>
      <PageHead title={texts.title} noIndex />
      <div className={styles.page}>
        <header>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
        </header>
        {copy && space ? (
          <>
            <CopyCard copy={copy} />
            <SpaceCard space={space} cards={copy.bytes} onChanged={measure} />
          </>
        ) : (
          <StorageWaiting />
        )}
      </div>
    </DashboardLayout>
  );
}

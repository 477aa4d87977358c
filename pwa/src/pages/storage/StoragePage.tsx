import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { CopyCard } from '../../features/storage/components/CopyCard';
import { SpaceCard } from '../../features/storage/components/SpaceCard';
import { StorageWaiting } from '../../features/storage/components/StorageWaiting';
import { useCopy } from '../../features/storage/hooks/use-copy';
import { useSpace } from '../../features/storage/hooks/use-space';
import { storageTexts } from '../../features/storage/texts';
import { useTexts } from '../../i18n/use-texts';
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

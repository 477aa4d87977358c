import { connectionTexts } from '#connection/texts.ts';
import { useOnline } from '#connection/use-online.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './OfflineBanner.module.css';

/** Says that the shop cannot be reached, while it cannot, and what goes on; it lies on the header's edge and moves nothing. */
export function OfflineBanner() {
  const online = useOnline();
  const { banner } = useTexts(connectionTexts);
  return (
    <div className={styles.region} role="status">
      {!online && (
        <p className={styles.banner}>
          <Icon name="offline" size={16} />
          {banner}
        </p>
      )}
    </div>
  );
}

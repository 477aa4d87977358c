import { useTexts } from '../../language/use-texts';
import { Icon } from '../../ui/icons/Icon';
import { appTexts } from '../texts';
import { useOnline } from '../use-online';
import styles from './OfflineBanner.module.css';

/** Tells that the device is offline, while it is. */
export function OfflineBanner() {
  const online = useOnline();
  const texts = useTexts(appTexts);
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <Icon name="offline" size={18} />
          {texts.offline}
        </p>
      )}
    </div>
  );
}

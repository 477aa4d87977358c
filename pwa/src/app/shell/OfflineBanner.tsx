import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icons/Icon';
import { appTexts } from '../texts';
import styles from './OfflineBanner.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Tells that the device is offline, while it is. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <Icon name="offline" size={18} />
          {appTexts.offline}
        </p>
      )}
    </div>
  );
}

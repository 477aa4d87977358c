import { searchTexts } from '../../features/search/texts';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/Button';
import styles from './SearchPage.module.css';

/** The end of the results when the next page of them could not be had. */
export function MoreResultsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(searchTexts);
  return (
    <div className={styles.moreFailed} role="alert">
      <p>{texts.failed}</p>
      <Button variant="outline" icon="refresh" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: leads past the header into the page on screen. */
export function SkipLink() {
  const texts = useTexts(appTexts);
  const skip = () =>
    document.querySelector<HTMLElement>('.ion-page:not(.ion-page-hidden) [data-page-content]')?.focus();
  return (
    <button type="button" className={styles.link} onClick={skip}>
      {texts.skipToContent}
    </button>
  );
}

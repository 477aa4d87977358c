import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import styles from './DemoRibbon.module.css';
import { useShownDemo } from './use-shown-demo';

/** Says on every page of a demo that is shown to others that it is one; it has a line of its own and covers nothing. */
export function DemoRibbon() {
  const shown = useShownDemo();
  const { demo } = useTexts(appTexts);
  return shown ? <aside className={styles.ribbon}>{demo}</aside> : null;
}

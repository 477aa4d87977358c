import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Progress } from '#ui/feedback/Progress.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { useDemoCatalogue } from '../hooks/use-demo-catalogue';
import { demoTexts } from '../texts';
import styles from './DemoChoice.module.css';

interface DemoChoiceProps {
  /** The page is on the screen. */
  readonly current: boolean;
}

/** Fills a shop without products with demo ones, to try it; nothing in any other shop (docs/product.md#set-up). */
export function DemoChoice({ current }: DemoChoiceProps) {
  const texts = useTexts(demoTexts);
  const { state, filled, busy, start } = useDemoCatalogue(current);
  if (!state || !(state.offered || filled || state.filling !== undefined)) return null;
  const { filling, total } = state;
  return (
    <SettingsCard title={texts.title}>
      <div className={styles.demo}>
        <p className={styles.lead}>{texts.lead(total)}</p>
        {filling !== undefined && (
          <Progress label={texts.filling} value={filling} max={total}>
            <span>{texts.through(filling, total)}</span>
          </Progress>
        )}
        {state.offered && (
          <OnlineButton size="large" variant="outline" icon="box" busy={busy} onClick={start}>
            {texts.fill}
          </OnlineButton>
        )}
        <p role="status" className={styles.lead}>
          {filled && texts.filled}
        </p>
        {filled && (
          <div className={styles.ways}>
            <Button size="large" to="/">
              {texts.look}
            </Button>
            <Button size="large" variant="quiet" to="/dashboard/import">
              {texts.undo}
            </Button>
          </div>
        )}
      </div>
    </SettingsCard>
  );
}

import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { formatTimeAgo } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { SettingsPart } from '#ui/settings/SettingsPart.tsx';
import { copyNow } from '../commands/copy-now';
import { copyOnMetered } from '../commands/copy-on-metered';
import type { CopyOnDevice } from '../hooks/use-copy';
import { useMetered } from '../hooks/use-metered';
import { storageTexts } from '../texts';
import styles from './Storage.module.css';

/** How much of the shop this device has, bringing all of it, and whether mobile data may be used for that. */
export function CopyCard({ copy }: { readonly copy: CopyOnDevice }) {
  const texts = useTexts(storageTexts);
  const language = useLanguage();
  const metered = useMetered();
  const { busy, run } = useMutation((error) => {
    console.warn(texts.copyFailed, error);
    return texts.copyFailed;
  });
  const { products, productCount, whole, at } = copy;
  const number = (count: number) => count.toLocaleString(language === 'hi' ? 'hi-IN' : 'en-IN');
  const some = Math.min(products, productCount ?? products);
  const state = busy ? texts.copying : whole ? texts.whole : texts.partly;
  const when = at === undefined ? undefined : formatTimeAgo(new Date(at).toISOString(), Date.now(), language);
  const quiet = !copy.possible ? texts.cannotCopy : copy.paused ? texts.paused : undefined;

  return (
    <SettingsCard title={texts.catalogue}>
      <SettingsPart
        title={texts.products}
        badge={<Badge tone={whole ? 'success' : 'neutral'}>{state}</Badge>}
        lead={when ? texts.broughtUpToDate(when) : texts.neverCopied}
      >
        <div className={styles.copy}>
          <p role="status">
            {productCount === undefined
              ? texts.some(number(products))
              : texts.someOfAll(number(some), number(productCount))}
          </p>
          <progress
            aria-label={texts.progress}
            className={styles.progress}
            value={productCount ? some : 0}
            max={productCount || 1}
          />
          {quiet && <p className={styles.quiet}>{quiet}</p>}
          <div className={styles.action}>
            <OnlineButton icon="download" busy={busy} disabled={!copy.possible} onClick={() => run(copyNow)}>
              {texts.copyNow}
            </OnlineButton>
            <NeedsConnection text={texts.copyNeedsConnection} />
          </div>
        </div>
      </SettingsPart>
      <SettingsPart
        title={texts.metered}
        badge={metered && <Badge tone="accent">{texts.meteredNow}</Badge>}
        lead={texts.meteredLead}
      >
        <Checkbox
          label={texts.copyOnMetered}
          checked={copy.onMetered}
          disabled={!copy.possible}
          onCheck={(checked) =>
            copyOnMetered(checked).catch((error) => console.warn(texts.copyFailed, error))
          }
        />
      </SettingsPart>
    </SettingsCard>
  );
}

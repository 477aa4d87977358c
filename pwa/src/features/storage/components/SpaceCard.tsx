import { useState } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { formatSize } from '#i18n/format-size.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { SettingsPart } from '#ui/settings/SettingsPart.tsx';
import { clearDevice } from '../commands/clear-device';
import type { Space } from '../commands/measure-space';
import { storageTexts } from '../texts';
import { KeepPart } from './KeepPart';
import styles from './Storage.module.css';

interface SpaceCardProps {
  readonly space: Space;
  /** What the copied products come to, in bytes. */
  readonly cards: number;
  /** Measures again. */
  readonly onChanged: () => void;
}

/** What the shop takes on this device, asking to keep it, and clearing it. */
export function SpaceCard({ space, cards, onChanged }: SpaceCardProps) {
  const texts = useTexts(storageTexts);
  const language = useLanguage();
  const { busy, run } = useMutation((error) => {
    console.warn(texts.clearFailed, error);
    return texts.clearFailed;
  });
  const [asking, setAsking] = useState(false);
  const size = (bytes: number | undefined) =>
    bytes === undefined ? texts.unknown : formatSize(bytes, language);

  const onClear = async () => {
    await run(clearDevice);
    setAsking(false);
    onChanged();
  };

  return (
    <SettingsCard title={texts.space}>
      <SettingsPart title={texts.used}>
        <dl className={styles.sizes}>
          <div>
            <dt>{texts.cards}</dt>
            <dd>{size(cards)}</dd>
          </div>
          <div>
            <dt>{texts.pictures(String(space.pictures.count))}</dt>
            <dd>{size(space.pictures.bytes)}</dd>
          </div>
          <div>
            <dt>{texts.allOfIt}</dt>
            <dd>{size(space.used)}</dd>
          </div>
          <div>
            <dt>{texts.free}</dt>
            <dd>{size(space.allowed)}</dd>
          </div>
        </dl>
      </SettingsPart>
      <KeepPart persistent={space.persistent} onChanged={onChanged} />
      <SettingsPart title={texts.clear} lead={texts.clearLead}>
        <div>
          <Button variant="outline" icon="trash" onClick={() => setAsking(true)}>
            {texts.clear}
          </Button>
        </div>
      </SettingsPart>
      <ConfirmDialog
        open={asking}
        title={texts.clearTitle}
        question={texts.clearQuestion}
        cancelLabel={texts.cancel}
        confirmLabel={texts.clear}
        closeLabel={texts.close}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={onClear}
      />
    </SettingsCard>
  );
}

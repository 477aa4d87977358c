import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { MAX_BANNERS } from '@jhola/shared/contracts/shop-settings-limits';
import { useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { moved } from '#ui/moved.ts';
import { SettingsForm } from '#ui/settings/SettingsForm.tsx';
import { bannersTexts } from '../banners-texts';
import { useBannersForm } from '../hooks/use-banners-form';
import { BannerCard } from './BannerCard';
import styles from './Banners.module.css';

interface BannersFormProps {
  readonly shop: ShopSettings;
  /** The page is on the screen. */
  readonly current: boolean;
}

/** The banners in the order in which they are shown. */
export function BannersForm({ shop, current }: BannersFormProps) {
  const texts = useTexts(bannersTexts);
  const state = useBannersForm(shop);
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set());
  const waiting = state.list.some(({ key }) => uploading.has(key));
  const mark = (key: string, busy: boolean) =>
    setUploading((before) => new Set(busy ? [...before, key] : [...before].filter((each) => each !== key)));
  // with nothing to save yet there is one thing to do
  const begun = state.changed || state.list.length > 0;
  return (
    <SettingsForm
      words={texts}
      state={state}
      current={current}
      buttons={
        <>
          {begun && (
            <OnlineSubmit size="large" busy={state.busy} disabled={!state.changed || waiting}>
              {texts.save}
            </OnlineSubmit>
          )}
          <Button
            variant={begun ? 'outline' : 'primary'}
            size="large"
            icon="plus"
            disabled={state.list.length >= MAX_BANNERS}
            onClick={state.add}
          >
            {texts.add}
          </Button>
        </>
      }
    >
      {state.list.length === 0 && <p className={styles.quiet}>{texts.none}</p>}
      {state.list.map((banner, index) => (
        <BannerCard
          key={banner.key}
          banner={banner}
          number={index + 1}
          of={state.list.length}
          problemOf={(field) => state.problemOf(banner.key, field)}
          onChange={(fields) => state.changeItem(banner.key, fields)}
          onMove={(number) => state.change((now) => moved(now, index, number - 1))}
          onRemove={() => state.change((now) => now.filter(({ key }) => key !== banner.key))}
          onBusy={(busy) => mark(banner.key, busy)}
        />
      ))}
    </SettingsForm>
  );
}

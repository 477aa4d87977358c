import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { SHOP_SETTINGS_LENGTHS as LENGTHS } from '@jhola/shared/contracts/shop-settings-limits';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { useShopField } from '../hooks/use-shop-field';
import { useShopForm } from '../hooks/use-shop-form';
import { ownersFields } from '../rules/shop-fields';
import { setUpTexts } from '../set-up-texts';
import { ColourFields } from './ColourFields';
import { LogoField } from './LogoField';
import styles from './SetUpShop.module.css';

interface SetUpStepProps {
  readonly step: 'shop' | 'logo';
  readonly shop: ShopSettings;
  /** Called once it is saved, or left out. */
  readonly onDone: () => void;
}

/** One step of the set-up that is saved with the shop's settings. */
export function SetUpStep({ step, shop, onDone }: SetUpStepProps) {
  const texts = useTexts(setUpTexts);
  const state = useShopForm(shop, step === 'shop' ? ownersFields(shop) : undefined, onDone);
  const field = useShopField(state);
  return (
    <form
      ref={state.form}
      className={styles.form}
      aria-label={texts.steps[step]}
      noValidate
      inert={state.busy}
      onSubmit={state.onSubmit}
    >
      {step === 'logo' ? (
        <>
          <LogoField state={state} />
          <ColourFields state={state} />
        </>
      ) : (
        <SettingsCard title={texts.steps.shop}>
          <TextField {...field('name', LENGTHS.name)} required />
          <TextField {...field('supportPhone', LENGTHS.supportPhone)} type="tel" required />
          <TextField {...field('supportEmail', LENGTHS.supportEmail)} type="email" required />
          <TextArea {...field('address.en', LENGTHS.address)} required />
          <TextField {...field('gstin', LENGTHS.gstin)} autoCapitalize="characters" />
          <TextField {...field('gstPercent', 6)} inputMode="decimal" />
        </SettingsCard>
      )}
      <div className={styles.ways}>
        {state.changed && (
          <OnlineSubmit size="large" busy={state.busy}>
            {texts.save}
          </OnlineSubmit>
        )}
        <Button size="large" variant={state.changed ? 'quiet' : 'primary'} onClick={onDone}>
          {state.changed ? texts.leaveOut : texts.next}
        </Button>
      </div>
    </form>
  );
}

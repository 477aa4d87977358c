import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { SettingsForm } from '#ui/settings/SettingsForm.tsx';
import { useShopForm } from '../hooks/use-shop-form';
import { shopSettingsTexts } from '../texts';
import { ShopFormFields } from './ShopFormFields';

interface ShopSettingsFormProps {
  readonly shop: ShopSettings;
  /** The page is on the screen. */
  readonly current: boolean;
}

/** The form of the shop's settings. */
export function ShopSettingsForm({ shop, current }: ShopSettingsFormProps) {
  const texts = useTexts(shopSettingsTexts);
  const state = useShopForm(shop);
  return (
    <SettingsForm
      words={texts}
      state={state}
      current={current}
      buttons={
        <OnlineSubmit size="large" busy={state.busy} disabled={!state.changed}>
          {texts.save}
        </OnlineSubmit>
      }
    >
      <ShopFormFields state={state} />
    </SettingsForm>
  );
}

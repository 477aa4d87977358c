import {
  SHOP_SETTINGS_LENGTHS as LENGTHS,
  MAX_HERO_LINES,
  SOCIAL_NETWORKS,
} from '@jhola/shared/contracts/shop-settings-limits';
import { useTexts } from '#i18n/use-texts.ts';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { useShopField } from '../hooks/use-shop-field';
import type { ShopFormState } from '../hooks/use-shop-form';
import { shopSettingsTexts } from '../texts';
import { ColourFields } from './ColourFields';
import { LogoField } from './LogoField';
import styles from './ShopSettings.module.css';

const HERO_TEXT = MAX_HERO_LINES * (LENGTHS.heroLine + 1);

/** All fields of the shop's settings, in cards (docs/product.md#shop-settings). */
export function ShopFormFields({ state }: { readonly state: ShopFormState }) {
  const texts = useTexts(shopSettingsTexts);
  const field = useShopField(state);
  return (
    <>
      <SettingsCard title={texts.words}>
        <div className={styles.fields}>
          <TextField {...field('name', LENGTHS.name)} required />
          <TextField {...field('tagline.en', LENGTHS.tagline)} required />
          <TextField {...field('tagline.hi', LENGTHS.tagline)} />
          <TextArea {...field('description.en', LENGTHS.description)} required />
          <TextArea {...field('description.hi', LENGTHS.description)} />
          <TextField {...field('deliveryPromise.en', LENGTHS.deliveryPromise)} required />
          <TextField {...field('deliveryPromise.hi', LENGTHS.deliveryPromise)} />
        </div>
      </SettingsCard>
      <LogoField state={state} />
      <ColourFields state={state} />
      <SettingsCard title={texts.greeting}>
        <div className={styles.fields}>
          <TextArea {...field('heroLines.en', HERO_TEXT)} />
          <TextArea {...field('heroLines.hi', HERO_TEXT)} />
          <TextField {...field('heroLead.en', LENGTHS.heroLead)} required />
          <TextField {...field('heroLead.hi', LENGTHS.heroLead)} />
        </div>
      </SettingsCard>
      <SettingsCard title={texts.contact}>
        <div className={styles.fields}>
          <TextField {...field('supportPhone', LENGTHS.supportPhone)} type="tel" required />
          <TextField {...field('supportEmail', LENGTHS.supportEmail)} type="email" required />
          <TextArea {...field('address.en', LENGTHS.address)} required />
          <TextArea {...field('address.hi', LENGTHS.address)} />
          <TextField {...field('openingHours.en', LENGTHS.openingHours)} />
          <TextField {...field('openingHours.hi', LENGTHS.openingHours)} />
        </div>
      </SettingsCard>
      <SettingsCard title={texts.orders}>
        <TextField {...field('minimumOrder', 9)} inputMode="numeric" />
      </SettingsCard>
      <SettingsCard title={texts.social}>
        <p className={styles.quiet}>{texts.socialLead}</p>
        <div className={styles.fields}>
          {SOCIAL_NETWORKS.map((network) => (
            <TextField
              key={network}
              {...field(network, LENGTHS.socialAddress)}
              type="url"
              placeholder="https://"
            />
          ))}
        </div>
      </SettingsCard>
      <SettingsCard title={texts.tax}>
        <p className={styles.quiet}>{texts.taxLead}</p>
        <div className={styles.pair}>
          <TextField {...field('gstin', LENGTHS.gstin)} autoCapitalize="characters" />
          <TextField {...field('gstPercent', 6)} inputMode="decimal" />
        </div>
      </SettingsCard>
    </>
  );
}

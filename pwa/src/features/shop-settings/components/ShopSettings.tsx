import { useTexts } from '#i18n/use-texts.ts';
import { shopSettingsTexts } from '../texts';
import { NewOrderMails } from './NewOrderMails';
import { ShopSettingsForm } from './ShopSettingsForm';
import { StoredShop } from './StoredShop';

/** Who the shop is, to be edited (docs/product.md#shop-settings). */
export function ShopSettings({ current }: { readonly current: boolean }) {
  return (
    <StoredShop words={useTexts(shopSettingsTexts)}>
      {(shop) => (
        <>
          <ShopSettingsForm shop={shop} current={current} />
          <NewOrderMails shopEmail={shop.supportEmail} />
        </>
      )}
    </StoredShop>
  );
}

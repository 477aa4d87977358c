import { useTexts } from '#i18n/use-texts.ts';
import { bannersTexts } from '../banners-texts';
import { BannersForm } from './BannersForm';
import { StoredShop } from './StoredShop';

/** The owner's banners of the home page, to be edited (docs/product.md#own-banners). */
export function Banners({ current }: { readonly current: boolean }) {
  return (
    <StoredShop words={useTexts(bannersTexts)}>
      {(shop) => <BannersForm shop={shop} current={current} />}
    </StoredShop>
  );
}

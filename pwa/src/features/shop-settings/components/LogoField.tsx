import { useTexts } from '#i18n/use-texts.ts';
import { pictureTexts } from '#pictures/texts.ts';
import { uploadLogo } from '#pictures/upload-picture.ts';
import { Button } from '#ui/button/Button.tsx';
import { PictureField } from '#ui/pictures/PictureField.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import type { ShopFormState } from '../hooks/use-shop-form';
import { shopSettingsTexts } from '../texts';

/** The shop's logo: uploaded, shown as its icon, and in effect once the form is saved (docs/product.md#shop-logo). */
export function LogoField({ state }: { readonly state: ShopFormState }) {
  const texts = useTexts(shopSettingsTexts);
  const { logo } = state.fields;
  return (
    <SettingsCard title={texts.logo}>
      <PictureField
        label={texts.logo}
        value={logo}
        upload={uploadLogo}
        texts={useTexts(pictureTexts)}
        hint={texts.logoHint}
        error={state.problemOf('logo')}
        onChange={(address) => state.changeField('logo', address)}
      />
      {logo && (
        <div>
          <Button variant="outline" size="small" onClick={() => state.changeField('logo', '')}>
            {texts.removeLogo}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}

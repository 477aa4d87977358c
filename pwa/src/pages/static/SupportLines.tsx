import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { dialled } from './dialled';
import { supportTexts } from './texts';

/** How to reach the shop's support, at the end of a policy. */
export function SupportLines() {
  const texts = useTexts(supportTexts);
  const { name, supportEmail, supportPhone, address } = useShopSettings();
  return (
    <ul>
      <li>
        {texts.email}: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </li>
      <li>
        {texts.phone}: <a href={dialled(supportPhone)}>{supportPhone}</a>
      </li>
      <li>
        {texts.letter}: {name}, {address}
      </li>
    </ul>
  );
}

import { useTexts } from '#i18n/use-texts.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { rowTexts } from '../texts/cards';

/** A shop without any category yet greets its shoppers. */
export function EmptyShop() {
  const texts = useTexts(rowTexts);
  return (
    <EmptyState picture={<Icon name="bag" size={64} />} title={texts.emptyShop} text={texts.emptyShopText} />
  );
}

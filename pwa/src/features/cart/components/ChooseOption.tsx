import type { CartLineRow } from '#data/db/rows.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { showToast } from '#ui/toasts/toast-store.ts';
import { chooseVariant } from '../commands/choose-variant';
import { cartTexts } from '../texts';
import { openVariantSheet } from '../variant-request';

interface ChooseOptionProps {
  /** A line of which no variant is chosen. */
  readonly line: CartLineRow;
}

/** Asks which variant of its product a line is of, and makes it that one's. */
export function ChooseOption({ line }: ChooseOptionProps) {
  const texts = useTexts(cartTexts);
  const nameOf = useLocalName();
  const { key, product, choices } = line;
  const ask = () =>
    openVariantSheet({
      kind: 'choice',
      product,
      variants: choices?.length ? choices : undefined,
      confirm: 'choose',
      onChosen: (choice) =>
        chooseVariant(key, choice).catch((error: unknown) => {
          console.error('The option could not be chosen', error);
          showToast('error', texts.failed);
        }),
    });
  return (
    <Button aria-haspopup="dialog" aria-label={texts.chooseOptionOf(nameOf(product))} onClick={ask}>
      {texts.chooseOption}
    </Button>
  );
}

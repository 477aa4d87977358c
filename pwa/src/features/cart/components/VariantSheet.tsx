import { useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { CartChoice } from '../rules/cart-choice';
import { cartTexts } from '../texts';
import { dismissVariantSheet, finishVariantSheet, type VariantRequest } from '../variant-request';
import { VariantOptions } from './VariantOptions';
import { VariantQuantities } from './VariantQuantities';

interface VariantSheetProps {
  /** What it is open for; `undefined` closes it. */
  readonly request: VariantRequest | undefined;
}

/** The sheet in which one of a product's variants is chosen, or how many of each are wanted. */
export function VariantSheet({ request }: VariantSheetProps) {
  const texts = useTexts(cartTexts);
  const [picked, setPicked] = useState<{ readonly of: VariantRequest; readonly choice: CartChoice }>();
  const choice = picked && picked.of === request ? picked.choice : undefined;
  return (
    <Dialog
      open={request !== undefined}
      position="sheet"
      title={request?.kind === 'quantities' ? texts.optionsInCart : texts.chooseOption}
      closeLabel={texts.close}
      onClose={dismissVariantSheet}
      footer={
        request?.kind === 'choice' ? (
          <Button
            variant="accent"
            size="large"
            wide
            icon={request.confirm === 'add' ? 'cart' : undefined}
            disabled={!choice}
            onClick={() => choice && finishVariantSheet(choice)}
          >
            {request.confirm === 'add' ? texts.addToCart : texts.takeOption}
          </Button>
        ) : (
          <Button size="large" wide onClick={dismissVariantSheet}>
            {texts.done}
          </Button>
        )
      }
    >
      {request?.kind === 'choice' && (
        <VariantOptions
          product={request.product}
          variants={request.variants}
          chosen={choice}
          onChoose={(next) => setPicked({ of: request, choice: next })}
        />
      )}
      {request?.kind === 'quantities' && <VariantQuantities {...request} />}
    </Dialog>
  );
}

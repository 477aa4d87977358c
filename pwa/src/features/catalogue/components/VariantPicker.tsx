import type { ProductSummary, Variant } from '@jhola/shared/contracts/product.contract';
import type { ReactNode } from 'react';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { useOnline } from '#connection/use-online.ts';
import { packTexts } from '#i18n/pack-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { cardTexts } from '../texts/cards';
import { productTexts } from '../texts/product';
import styles from './VariantPicker.module.css';

interface VariantPickerProps {
  readonly product: Pick<ProductSummary, 'stock'>;
  /** Names the note that they are not known. */
  readonly noteId?: string;
  /** `undefined`: there are some, and they are not known yet; their space is reserved, or a text says when they come. */
  readonly variants: readonly Variant[] | undefined;
  readonly chosenId: string | undefined;
  /** Called with `undefined` when the chosen variant is chosen again: then none is. */
  readonly onChoose: (variantId: string | undefined) => void;
  /** What helps to choose. */
  readonly help?: ReactNode;
}

/** The buttons of a product's variants, those that are sold out marked; nothing without any. */
export function VariantPicker({ product, noteId, variants, chosenId, onChoose, help }: VariantPickerProps) {
  const texts = useTexts(productTexts);
  const card = useTexts(cardTexts);
  const { pack } = useTexts(packTexts);
  const online = useOnline();
  if (variants?.length === 0) return null;
  return (
    <fieldset className={styles.variants}>
      <legend>{texts.variants}</legend>
      <div className={styles.choices}>
        {!variants && online && <Skeleton shape="button" />}
        {!variants && <NeedsConnection id={noteId} text={texts.variantsLater} />}
        {variants?.map(({ _id, name, stock = product.stock }) => (
          <Chip
            key={_id}
            chosen={_id === chosenId}
            onChoose={() => onChoose(_id === chosenId ? undefined : _id)}
          >
            <span className={stock === 0 ? styles.soldOut : undefined}>{pack(name)}</span>
            {stock === 0 && <span className="visually-hidden">, {card.outOfStock}</span>}
          </Chip>
        ))}
      </div>
      {help && <div className={styles.help}>{help}</div>}
    </fieldset>
  );
}

import type { CartProduct } from '@jhola/shared/contracts/cart.contract';
import type { Variant } from '@jhola/shared/contracts/product.contract';
import { packLabel } from '@jhola/shared/domain/variants/pack-label';
import { requiresVariant } from '@jhola/shared/domain/variants/variant-choice';
import { useEffect, useId } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { packTexts } from '#i18n/pack-texts.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Failure } from '#ui/feedback/Failure.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useSheetProduct } from '../hooks/use-sheet-product';
import type { CartChoice } from '../rules/cart-choice';
import { cartTexts } from '../texts';
import { SheetProductHead } from './SheetProductHead';
import { VariantOption } from './VariantOption';
import styles from './VariantSheet.module.css';

interface VariantOptionsProps {
  readonly product: CartProduct;
  readonly variants: readonly Variant[] | undefined;
  readonly chosen: CartChoice | undefined;
  readonly onChoose: (choice: CartChoice) => void;
}

/** The variants of a product to choose one of, each with its price and what is left. */
export function VariantOptions({ product: asked, variants: known, chosen, onChoose }: VariantOptionsProps) {
  const texts = useTexts(cartTexts);
  const { pack } = useTexts(packTexts);
  const nameOf = useLocalName();
  const group = useId();
  const online = useOnline();
  const { product, variants, failed, refetch } = useSheetProduct(asked, known);
  const choices = variants && variantChoices(product, variants);
  const inStock = choices?.filter((choice) => choice.product.stock > 0) ?? [];
  const only = choices?.length === 1 ? inStock[0] : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: where there is one alone it is chosen, once
  useEffect(() => {
    if (only) onChoose(only);
  }, [only?.variantId, only === undefined]);

  const shown = choices?.find(({ variantId }) => chosen && variantId === chosen.variantId);
  return (
    <>
      <SheetProductHead product={shown?.product ?? product} pack={shown && pack(packOf(shown))} />
      {!choices && !failed && (
        <LoadingPlaceholder text={texts.loadingOptions}>
          <div className={styles.options}>
            <Skeleton className={styles.waiting} />
            <Skeleton className={styles.waiting} />
          </div>
        </LoadingPlaceholder>
      )}
      {failed && (
        <Failure
          title={texts.optionsNotLoaded}
          text={online ? undefined : texts.optionsOffline}
          retry={texts.retry}
          onRetry={refetch}
        />
      )}
      {choices && (
        <fieldset className={styles.options}>
          <legend className="visually-hidden">{texts.optionsOf(nameOf(product))}</legend>
          {choices.map((choice) => (
            <VariantOption
              key={choice.variantId ?? ''}
              group={group}
              choice={choice}
              chosen={chosen !== undefined && choice.variantId === chosen.variantId}
              onChoose={() => onChoose(choice)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

const packOf = ({ product, variantName }: CartChoice) => packLabel({ unit: product.unit, variantName });

/**
 * What can be put into the cart of a product: its variants, each with its own price, stock and images where it has them; the
 * product itself where no variant must be chosen.
 */
function variantChoices(product: CartProduct, variants: readonly Variant[]): readonly CartChoice[] {
  if (!requiresVariant(variants)) return [{ product }];
  return variants.map(({ _id, name, price, stock, image }) => ({
    product: {
      ...product,
      price: price ?? product.price,
      stock: stock ?? product.stock,
      image: image?.length ? image : product.image,
    },
    variantId: _id,
    variantName: name,
  }));
}

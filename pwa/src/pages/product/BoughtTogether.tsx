import type { ProductSummary } from '@jhola/shared/contracts/product.contract';
import { formatRupees, toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { productPath } from '@jhola/shared/domain/slugs/paths';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#features/account/hooks/use-session.ts';
import { useBoughtTogether } from '#features/catalogue/hooks/use-product-list.ts';
import { cardPrice } from '#features/catalogue/rules/card-price.ts';
import { stockBeforeChoice } from '#features/catalogue/rules/choice.ts';
import { cardTexts } from '#features/catalogue/texts/cards.ts';
import { productTexts } from '#features/catalogue/texts/product.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Price } from '#ui/product/Price.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import { useNearScreen } from '#ui/scroll/use-near-screen.ts';
import { useAskToSignIn } from '../product-card/use-ask-to-sign-in';
import { addTogether } from './add-together';
import styles from './BoughtTogether.module.css';

/**
 * Frequently bought together: this product and those that are ordered with it, with their prices, and a button that adds all
 * (docs/product.md#bought-together). Nothing where there are none, or this one is sold out.
 */
export function BoughtTogether({ product }: { readonly product: ProductSummary }) {
  const texts = useTexts(productTexts);
  const card = useTexts(cardTexts);
  const titleId = useId();
  const askToSignIn = useAskToSignIn();
  const { signedIn } = useSession();
  const [busy, setBusy] = useState(false);
  const [ref, near] = useNearScreen<HTMLDivElement>();
  const { products = [] } = useBoughtTogether(product._id, near);
  const others = products.filter((other) => stockBeforeChoice(other) > 0);
  const shown = others.length > 0 && stockBeforeChoice(product) > 0;
  const all = [product, ...others];
  const prices = all.map(cardPrice);
  const total = toRupees(prices.reduce((sum, { rupees }) => sum + toPaise(rupees), 0));

  const add = async () => {
    setBusy(true);
    try {
      await addTogether(all, signedIn, askToSignIn);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div ref={ref} className={styles.place}>
      {shown && (
        <section className={styles.together} aria-labelledby={titleId}>
          <h2 id={titleId}>{texts.together}</h2>
          <ul className={styles.products}>
            {all.map((one, index) => (
              <li key={one._id}>
                <ProductImage
                  address={one.image[0]}
                  alt=""
                  sizes="88px"
                  name={one.name}
                  tone={one.category[0]?._id}
                  className={styles.picture}
                  thumbHash={one.thumbHash}
                />
                <span className={styles.text}>
                  {index === 0 ? (
                    <b>{texts.thisProduct}</b>
                  ) : (
                    <Link className={styles.name} to={productPath(one)}>
                      {one.name}
                    </Link>
                  )}
                  <span className={styles.price}>
                    {prices[index]?.from && <small>{texts.from}</small>}
                    <Price
                      rupees={prices[index]?.rupees ?? 0}
                      original={prices[index]?.original}
                      originalLabel={card.originalPrice}
                    />
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.total}>
            <span>{texts.togetherTotal}</span>
            <b>
              {prices.some(({ from }) => from) && `${texts.from} `}
              {formatRupees(total)}
            </b>
            <Button variant="outline" icon="cart" busy={busy} onClick={add}>
              {texts.addAll(all.length)}
            </Button>
          </p>
        </section>
      )}
    </div>
  );
}

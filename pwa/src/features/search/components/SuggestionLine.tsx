import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import { packTexts } from '#i18n/pack-texts.ts';
import { useLocalName } from '#i18n/use-local-name.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Price } from '#ui/product/Price.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import type { Suggestion } from '../rules/suggestion';
import { searchTexts } from '../texts';
import styles from './SuggestionList.module.css';

/** What a suggestion shows: a clock and its words, a picture and its category, or a picture, unit and price. */
export function SuggestionLine({ suggestion }: { readonly suggestion: Suggestion }) {
  const texts = useTexts(searchTexts);
  const { pack } = useTexts(packTexts);
  const nameOf = useLocalName();
  switch (suggestion.kind) {
    case 'recent':
      return (
        <>
          <span className={styles.sign}>
            <Icon name="clock" size={20} />
          </span>
          <span className={styles.text}>
            <span className={styles.name}>{suggestion.term}</span>
          </span>
        </>
      );
    case 'listing': {
      const { image, kind, category } = suggestion.listing;
      return (
        <>
          <ProductImage
            address={image}
            alt=""
            sizes="40px"
            name={nameOf(suggestion.listing)}
            className={styles.picture}
          />
          <span className={styles.text}>
            <span className={styles.name}>{nameOf(suggestion.listing)}</span>
            {kind === 'subcategory' && (
              <span className={styles.more}>{texts.inCategory(nameOf(category))}</span>
            )}
          </span>
          <Icon name="right" size={18} className={styles.on} />
        </>
      );
    }
    case 'product': {
      const { image, unit, price, discount } = suggestion.product;
      const rupees = toRupees(discountedPricePaise(toPaise(price), discount));
      return (
        <>
          <ProductImage
            address={image}
            alt=""
            sizes="40px"
            name={nameOf(suggestion.product)}
            className={styles.picture}
          />
          <span className={styles.text}>
            <span className={styles.name}>{nameOf(suggestion.product)}</span>
            <span className={styles.more}>{pack(unit)}</span>
          </span>
          <Price rupees={rupees} size="small" />
        </>
      );
    }
  }
}

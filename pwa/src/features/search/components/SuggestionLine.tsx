import { toPaise, toRupees } from '@jhola/shared/domain/money/money';
import { discountedPricePaise } from '@jhola/shared/domain/pricing/discounted-price';
import type { ReactNode } from 'react';
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
          <Words name={suggestion.term} />
        </>
      );
    case 'listing': {
      const { listing } = suggestion;
      const name = nameOf(listing);
      return (
        <>
          <Picture image={listing.image} name={name} />
          <Words
            name={name}
            more={listing.kind === 'subcategory' && texts.inCategory(nameOf(listing.category))}
          />
          <Icon name="right" size={18} className={styles.on} />
        </>
      );
    }
    case 'product': {
      const { image, unit, price, discount } = suggestion.product;
      const name = nameOf(suggestion.product);
      return (
        <>
          <Picture image={image} name={name} />
          <Words name={name} more={pack(unit)} />
          <Price rupees={toRupees(discountedPricePaise(toPaise(price), discount))} size="small" />
        </>
      );
    }
  }
}

const Picture = ({ image, name }: { readonly image: string | undefined; readonly name: string }) => (
  <ProductImage address={image} alt="" sizes="40px" name={name} className={styles.picture} />
);

const Words = ({ name, more }: { readonly name: string; readonly more?: ReactNode }) => (
  <span className={styles.text}>
    <span className={styles.name}>{name}</span>
    {more !== undefined && more !== false && <span className={styles.more}>{more}</span>}
  </span>
);

import { useTexts } from '../../../language/use-texts';
import { Chip } from '../../../ui/button/Chip';
import { SearchField } from '../../../ui/field/SearchField';
import { type ProductShow, productShows } from '../rules/product-query';
import { productAdminTexts } from '../texts';
import styles from './ProductList.module.css';

/** As much as the server reads (contract). */
const LONGEST_SEARCH = 200;

/** What an administrator looks for among the products. */
export interface ProductSearching {
  /** What stands in the search field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is searched for: the text once typing rests. */
  readonly search: string;
  readonly show: ProductShow;
  readonly setShow: (show: ProductShow) => void;
  /** From 1. */
  readonly page: number;
  readonly setPage: (page: number) => void;
}

/** Finds products by their names; all of them, what shoppers see, or the drafts. */
export function ProductSearchBar({ text, onText, show, setShow }: ProductSearching) {
  const texts = useTexts(productAdminTexts);
  return (
    <div className={styles.search}>
      <SearchField
        label={texts.search}
        clearLabel={texts.clearSearch}
        maxLength={LONGEST_SEARCH}
        value={text}
        onText={onText}
      />
      <fieldset className={styles.shows}>
        <legend className="visually-hidden">{texts.which}</legend>
        {productShows.map((which) => (
          <Chip key={which} chosen={which === show} onChoose={() => setShow(which)}>
            {texts.shows[which]}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

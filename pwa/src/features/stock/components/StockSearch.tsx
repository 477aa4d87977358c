import { useTexts } from '../../../language/use-texts';
import { Chip } from '../../../ui/button/Chip';
import { SearchField } from '../../../ui/field/SearchField';
import type { StockShow } from '../rules/stock-query';
import { stockTexts } from '../texts';
import styles from './StockList.module.css';

/** As much as the server reads (contract). */
const LONGEST_SEARCH = 100;

/** What an administrator looks for in the stock. */
export interface StockSearching {
  /** What stands in the search field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is searched for: the text once typing rests. */
  readonly search: string;
  readonly show: StockShow;
  readonly setShow: (show: StockShow) => void;
  /** From 1. */
  readonly page: number;
  readonly setPage: (page: number) => void;
}

/** Finds products by name; all of them, those with few left, or those of which pieces are held. */
export function StockSearch({ text, onText, show, setShow }: StockSearching) {
  const texts = useTexts(stockTexts);
  const shows = Object.keys(texts.shows) as StockShow[];
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
        {shows.map((which) => (
          <Chip key={which} chosen={which === show} onChoose={() => setShow(which)}>
            {texts.shows[which]}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

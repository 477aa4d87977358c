import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/field/Checkbox.tsx';
import { fileTexts } from '../texts';
import styles from './CatalogueImport.module.css';

interface PriceQuestionProps {
  /** A column that looks like the price to be charged, and is not read. */
  readonly column: string;
  readonly fullPrice: boolean;
  /** Nothing begins until it is answered. */
  readonly asked: boolean;
  readonly onRead: () => void;
  readonly onFullPrice: (fullPrice: boolean) => void;
}

/** Asks what a column is that looks like the price to be charged: products are never sold at full price by mistake. */
export function PriceQuestion({ column, fullPrice, asked, onRead, onFullPrice }: PriceQuestionProps) {
  const texts = useTexts(fileTexts);
  return (
    <div className={styles.question}>
      <p>{texts.priceQuestion(column)}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={onRead}>
          {texts.readPrice(column)}
        </Button>
        <Checkbox label={texts.fullPrice} checked={fullPrice} onCheck={onFullPrice} />
      </div>
      {asked && !fullPrice && (
        <p role="alert" className={styles.problem}>
          {texts.priceMissing}
        </p>
      )}
    </div>
  );
}

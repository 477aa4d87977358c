import { useTexts } from '#i18n/use-texts.ts';
import { Chip } from '#ui/button/Chip.tsx';
import { Select } from '#ui/field/Select.tsx';
import type { ReviewsView } from '../rules/reviews-view';
import { reviewTexts } from '../texts';
import styles from './ReviewTools.module.css';

const SORT_ORDERS = [
  'newest',
  'helpful',
  'highest',
  'lowest',
] as const satisfies readonly ReviewsView['sort'][];

interface ReviewToolsProps {
  readonly view: ReviewsView;
  readonly onChange: (view: ReviewsView) => void;
}

/** Above all reviews: their order, and of which stars they are. */
export function ReviewTools({ view, onChange }: ReviewToolsProps) {
  const texts = useTexts(reviewTexts);
  const { rating, sort } = view;
  const reorder = (value: string) => {
    const next = SORT_ORDERS.find((each) => each === value);
    if (next) onChange({ ...view, sort: next, page: 1 });
  };
  return (
    <div className={styles.tools}>
      <div className={styles.sort}>
        <Select
          label={texts.sort}
          value={sort}
          options={SORT_ORDERS.map((value) => ({ value, label: texts.sortBy[value] }))}
          onChoice={reorder}
        />
      </div>
      {rating !== undefined && (
        <Chip removeLabel={texts.allStars} onRemove={() => onChange({ ...view, rating: undefined, page: 1 })}>
          {texts.onlyStars(rating)}
        </Chip>
      )}
    </div>
  );
}

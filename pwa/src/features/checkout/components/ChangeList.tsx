import { formatRupees } from '@jhola/shared/domain/money/money';
import { useTexts } from '#i18n/use-texts.ts';
import type { ChangedLine } from '../rules/changed-lines';
import { checkoutTexts } from '../texts';
import styles from './ChangeList.module.css';

/** Lines of an order that are no longer as the shopper saw them, by name: how many are left, quantity, price. */
export function ChangeList({ changes }: { readonly changes: readonly ChangedLine[] }) {
  const texts = useTexts(checkoutTexts);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {changes.map(({ key, name, oldRupees, newRupees, left, pieces }) => (
        <li key={key}>
          <span>{name}</span>
          {newRupees === undefined && <em>{texts.gone}</em>}
          {left !== undefined && <em>{texts.left(left)}</em>}
          {pieces && (
            <span>
              {pieces.before === 0 ? texts.added(pieces.now) : texts.pieces(pieces.before, pieces.now)}
            </span>
          )}
          {newRupees !== undefined && newRupees !== oldRupees && (
            <span className={styles.prices}>
              <s>{formatRupees(oldRupees)}</s> <strong>{formatRupees(newRupees)}</strong>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

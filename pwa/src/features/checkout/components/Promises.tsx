import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { checkoutTexts } from '../texts';
import styles from './Promises.module.css';

interface PromisesProps {
  /** What is promised of the delivery; nothing while that depends on an address. */
  readonly delivery: string | undefined;
}

/**
 * What a shopper may rely on before they order: paying at the door, the delivery, returns
 * (docs/product.md#return-policy).
 */
export function Promises({ delivery }: PromisesProps) {
  const texts = useTexts(checkoutTexts);
  return (
    <ul className={styles.promises} aria-label={texts.promises}>
      <li>
        <Icon name="shield" size={20} />
        {texts.payAtDoor}
      </li>
      {delivery && (
        <li>
          <Icon name="truck" size={20} />
          {delivery}
        </li>
      )}
      <li>
        <Icon name="refresh" size={20} />
        <Link to="/return-policy">{texts.easyReturns}</Link>
      </li>
    </ul>
  );
}

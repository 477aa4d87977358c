import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { checkoutTexts } from '../texts';
import styles from './Promises.module.css';

/**
 * What a shopper may rely on before they order: paying at the door, free delivery, returns
 * (docs/product.md#return-policy).
 */
export function Promises() {
  const texts = useTexts(checkoutTexts);
  return (
    <ul className={styles.promises} aria-label={texts.promises}>
      <li>
        <Icon name="shield" size={20} />
        {texts.payAtDoor}
      </li>
      <li>
        <Icon name="truck" size={20} />
        {texts.freeDelivery}
      </li>
      <li>
        <Icon name="refresh" size={20} />
        <Link to="/return-policy">{texts.easyReturns}</Link>
      </li>
    </ul>
  );
}

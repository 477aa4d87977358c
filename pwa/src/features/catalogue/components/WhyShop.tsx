import { Icon } from '../../../ui/icons/Icon';
import { productTexts as texts } from '../texts/product';
import styles from './WhyShop.module.css';

/** Why one should buy here (section 2, Product detail). */
export function WhyShop() {
  return (
    <section className={styles.why} aria-label={texts.whyShop}>
      <h2>{texts.whyShop}</h2>
      <ul>
        {texts.why.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.sign}>
              <Icon name={icon} size={22} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

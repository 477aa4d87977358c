import { useMemo } from 'react';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icons/Icon';
import { homeTexts as texts } from '../texts';
import styles from './Hero.module.css';
import { Typewriter } from './Typewriter';

interface HeroProps {
  /** The signed-in shopper's. */
  readonly username?: string;
  /** Whether the page is the one on screen. */
  readonly running: boolean;
  readonly onShopNow: () => void;
}

/** The first thing one sees: a greeting that types itself, and Shop Now (section 2, Home). */
export function Hero({ username, running, onShopNow }: HeroProps) {
  const lines = useMemo(
    () => [username ? texts.welcome(username) : texts.greeting, ...texts.promotions],
    [username],
  );
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>
        <Typewriter lines={lines} running={running} />
      </h1>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.actions}>
        <Button look="accent" size="large" onClick={onShopNow}>
          {texts.shopNow}
        </Button>
      </div>
      <ul className={styles.facts}>
        {texts.facts.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={18} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useMemo } from 'react';
import { useDeliveryOffer } from '#data/queries/use-delivery.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { homeTexts } from '../texts';
import styles from './Hero.module.css';
import { Typewriter } from './Typewriter';

interface HeroProps {
  /** The signed-in shopper's. */
  readonly username?: string;
  /** The shop's own lines, typed behind the greeting. */
  readonly shopLines: readonly string[];
  readonly lead: string | undefined;
  /** Whether the greeting types itself: the page is the one on screen, and nobody asked for less motion. */
  readonly running: boolean;
  /** Leads to the products; undefined where there are none yet. */
  readonly onShopNow: (() => void) | undefined;
}

/** The first thing one sees: a greeting that types itself, and Shop Now (docs/product.md#hero). */
export function Hero({ username, shopLines, lead, running, onShopNow }: HeroProps) {
  const texts = useTexts(homeTexts);
  const offer = useDeliveryOffer();
  const lines = useMemo(
    () => [username ? texts.welcome(username) : texts.greeting, ...shopLines],
    [username, texts, shopLines],
  );
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>
        <Typewriter lines={lines} running={running} />
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.actions}>
        {onShopNow && (
          <Button variant="accent" size="large" onClick={onShopNow}>
            {texts.shopNow}
          </Button>
        )}
        <ul className={styles.facts}>
          <li>
            <Icon name="truck" size={18} />
            {offer === 'varies' ? texts.facts.byPincode : texts.facts.free}
          </li>
          <li>
            <Icon name="shield" size={18} />
            {texts.facts.returns}
          </li>
        </ul>
      </div>
    </section>
  );
}

import type { FirstStep } from '@jhola/shared/contracts/overview.contract';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/use-texts.ts';
import { Card } from '#ui/card/Card.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useFirstSteps } from '../hooks/use-first-steps';
import { firstStepsTexts } from '../texts';
import styles from './FirstSteps.module.css';

/** Where a step is done; what the shop is started with has no page. */
const PAGES: Readonly<Partial<Record<FirstStep, string>>> = {
  contact: '/dashboard/set-up',
  logo: '/dashboard/set-up?step=logo',
  products: '/dashboard/import',
  delivery: '/dashboard/settings/delivery',
  backup: '/dashboard/settings/backup',
};

interface FirstStepsProps {
  readonly current: boolean;
  readonly otherwise?: ReactNode;
}

/**
 * What the owner of a new shop does next, ticked by what the shop has; nothing once it sells, or all is done
 * (docs/product.md#first-steps).
 * @param current whether the page is on the screen
 * @param otherwise what stands there when no step is left
 */
export function FirstSteps({ current, otherwise = null }: FirstStepsProps) {
  const texts = useTexts(firstStepsTexts);
  const heading = useId();
  const { found } = useFirstSteps(current);
  if (!found) return null;
  const { steps, isSelling } = found;
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isSelling || done === steps.length) return otherwise;
  return (
    <Card labelledBy={heading} className={styles.steps}>
      <header>
        <h2 id={heading}>{texts.title}</h2>
        <p className={styles.quiet}>{texts.progress(done, steps.length)}</p>
      </header>
      <ol className={styles.list}>
        {steps.map(({ step, isDone }) => {
          const page = PAGES[step];
          return (
            <li key={step} className={isDone ? styles.done : undefined}>
              <span className={styles.mark}>{isDone && <Icon name="check" size={18} />}</span>
              <div>
                <p className={styles.name}>
                  {page ? <Link to={page}>{texts.steps[step].name}</Link> : texts.steps[step].name}
                  {isDone && <span className={styles.said}> {texts.done}</span>}
                </p>
                {!isDone && <p className={styles.quiet}>{texts.steps[step].how}</p>}
                {!isDone && step === 'products' && (
                  <p>
                    <Link to="/dashboard/upload-product">{texts.oneProduct}</Link>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

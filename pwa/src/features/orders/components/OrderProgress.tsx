import { furthestStage, isPassed, isReached, ORDER_STAGES } from '@jhola/shared/domain/orders/order-stages';
import type { OrderRow } from '#data/db/rows.ts';
import { indiaFormat } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { orderTexts } from '../texts';
import styles from './OrderProgress.module.css';

/**
 * The stages of an order, with when they were reached: those in its history are highlighted, and the lines to what came
 * after. A cancelled order shows how far it came and its end, any other one the way to the door
 * (docs/product.md#order-progress). One below the other where there is little room.
 */
export function OrderProgress({ history }: { readonly history: OrderRow['statusHistory'] }) {
  const texts = useTexts(orderTexts);
  const time = indiaFormat(useLanguage(), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const furthest = furthestStage(history);
  const cancelled = isReached('CANCELLED', history);
  const stages = ORDER_STAGES.filter((stage) =>
    cancelled ? isReached(stage, history) : stage !== 'CANCELLED',
  );
  return (
    <div className={styles.wrapper}>
      <ol className={classes(styles.stages, cancelled && styles.ended)} aria-label={texts.progress}>
        {stages.map((stage) => {
          const at = history.findLast(({ status }) => status === stage)?.updatedAt;
          return (
            <li
              key={stage}
              aria-current={stage === furthest ? 'step' : undefined}
              className={classes(
                styles.stage,
                at && (stage === 'CANCELLED' ? styles.cancelled : styles.reached),
                isPassed(stage, history) && styles.passed,
              )}
            >
              <span className={styles.dot}>
                {at && <Icon name={stage === 'CANCELLED' ? 'close' : 'check'} size={14} />}
              </span>
              <span className={styles.name}>
                {texts.stages[stage]}
                <span className="visually-hidden">, {at ? texts.reached : texts.notReached}</span>
              </span>
              {at && (
                <time className={styles.when} dateTime={at}>
                  {time.format(new Date(at))}
                </time>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

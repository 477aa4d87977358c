import { isPassed, isReached, ORDER_STAGES } from '@jhola/shared/domain/orders/order-stages';
import type { OrderRow } from '../../../store/rows';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons/Icon';
import { orderTexts as texts } from '../texts';
import styles from './OrderProgress.module.css';

/** The stages of an order: those in its history are highlighted, and the lines to what came after (section 4). */
export function OrderProgress({ history }: { readonly history: OrderRow['statusHistory'] }) {
  return (
    <ol
      className={classes(styles.stages, isReached('CANCELLED', history) && styles.ended)}
      aria-label={texts.progress}
    >
      {ORDER_STAGES.map((stage) => {
        const reached = isReached(stage, history);
        return (
          <li
            key={stage}
            className={classes(
              styles.stage,
              reached && (stage === 'CANCELLED' ? styles.cancelled : styles.reached),
              isPassed(stage, history) && styles.passed,
            )}
          >
            <span className={styles.dot}>
              {reached && <Icon name={stage === 'CANCELLED' ? 'close' : 'check'} size={14} />}
            </span>
            <span>{texts.stages[stage]}</span>
            <span className="visually-hidden">, {reached ? texts.reached : texts.notReached}</span>
          </li>
        );
      })}
    </ol>
  );
}

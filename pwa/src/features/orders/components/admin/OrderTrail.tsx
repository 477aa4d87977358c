import type { TrailActor, TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { orderTexts } from '#features/orders/texts.ts';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import styles from './OrderTrail.module.css';

/** Who did what with an order when, from the first to the last. */
export function OrderTrail({ trail }: { readonly trail: readonly TrailEntry[] }) {
  const texts = useTexts(adminOrderTexts);
  const { stages } = useTexts(orderTexts);
  const language = useLanguage();
  const reached: Readonly<Record<string, string>> = { ...stages, ...texts.states };
  const who = ({ kind, name }: TrailActor) => (name ? `${name}, ${texts.actors[kind]}` : texts.actors[kind]);
  return (
    <ol className={styles.trail} aria-label={texts.trail}>
      {trail.map(({ at, by, what, to, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added at the end
        <li key={index} className={styles.entry}>
          <p>
            <strong>{texts.happened[what]}</strong>
            {to && `: ${reached[to] ?? to}`}
          </p>
          {text && <p className={styles.text}>{text}</p>}
          <p className={styles.quiet}>
            {who(by)} · <time dateTime={at}>{formatMoment(Date.parse(at), language)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

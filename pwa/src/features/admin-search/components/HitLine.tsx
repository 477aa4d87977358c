import { formatRupees, formatTotal } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import { formatMoment } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { ProductImage } from '#ui/product/ProductImage.tsx';
import type { Hit } from '../rules/hits';
import { adminSearchTexts } from '../texts';
import styles from './AdminSearch.module.css';

/** One line of what was found. */
export function HitLine({ hit }: { readonly hit: Hit }) {
  const texts = useTexts(adminSearchTexts);
  const language = useLanguage();
  if ('all' in hit) return <Line sign={<Icon name="right" size={18} />} name={texts.all[hit.kind]} />;
  if ('order' in hit) {
    const { orderId, userId, createdAt, totalAmt } = hit.order;
    return (
      <Line
        sign={<Icon name="truck" size={20} />}
        name={orderId}
        detail={`${userId.name} · ${formatMoment(Date.parse(createdAt), language)}`}
        end={formatTotal(totalAmt)}
      />
    );
  }
  if ('product' in hit) {
    const { name, image, unit, price, stock, inStock, published } = hit.product;
    const state = inStock ? texts.stock(stock) : texts.soldOut;
    return (
      <Line
        sign={<ProductImage address={image[0]} alt="" sizes="36px" name={name} className={styles.picture} />}
        name={name}
        detail={[unit, published ? state : texts.draft].filter(Boolean).join(' · ')}
        end={formatRupees(price)}
      />
    );
  }
  const { name, email, mobile } = hit.customer;
  return (
    <Line
      sign={<Icon name="user" size={20} />}
      name={name}
      detail={[email, mobile].filter(Boolean).join(' · ')}
    />
  );
}

interface LineProps {
  readonly sign: ReactNode;
  readonly name: string;
  readonly detail?: string;
  readonly end?: string;
}

function Line({ sign, name, detail, end }: LineProps) {
  return (
    <>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}> {detail}</span>}
      </span>
      {end && <span className={styles.end}> {end}</span>}
    </>
  );
}

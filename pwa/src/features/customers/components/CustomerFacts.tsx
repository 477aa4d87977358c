import type { Customer } from '@jhola/shared/contracts/customers.contract';
import { formatRupees } from '@jhola/shared/domain/money/money';
import type { ReactNode } from 'react';
import { formatDay } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { customerTexts } from '../texts';
import styles from './CustomerDetails.module.css';

/** What an administrator knows of a person. */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
  const texts = useTexts(customerTexts);
  const language = useLanguage();
  const { email, mobile, createdAt, last_login_date: lastLogin, orderCount, spent } = customer;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.columns.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact name={texts.columns.mobile}>
        {mobile ? <a href={`tel:+91${mobile}`}>{mobile}</a> : texts.noMobile}
      </Fact>
      <Fact name={texts.columns.orders}>{orderCount}</Fact>
      <Fact name={texts.columns.spent}>{formatRupees(spent)}</Fact>
      <Fact name={texts.since}>{formatDay(createdAt, language)}</Fact>
      <Fact name={texts.columns.lastLogin}>{lastLogin ? formatDay(lastLogin, language) : texts.never}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import { PageHead } from '../../app/PageHead';
import { shopIdentity } from '../../app/shop-identity';
import { appTexts } from '../../app/texts';
import { Article } from '../../ui/article/Article';
import { Icon } from '../../ui/icons/Icon';
import styles from './ContactPage.module.css';

/** How to reach the shop. */
export function ContactPage() {
  const { supportPhone, supportEmail, address } = shopIdentity;
  return (
    <>
      <PageHead title={appTexts.contact} canonical="/contact" />
      <Article title="Contact us" lead={`${appTexts.customerService}: call, write, or come by.`}>
        <div className={styles.cards}>
          <a className={styles.card} href={`tel:${supportPhone.replace(/\s/g, '')}`}>
            <Icon name="phone" />
            <strong>{supportPhone}</strong>
            <span>Any day, any hour. The quickest way when an order is on its way.</span>
          </a>
          <a className={styles.card} href={`mailto:${supportEmail}`}>
            <Icon name="mail" />
            <strong>{supportEmail}</strong>
            <span>For returns, invoices and everything with a photo. We answer within a day.</span>
          </a>
          <div className={styles.card}>
            <Icon name="pin" />
            <strong>{address}</strong>
            <span>Monday to Saturday, 10 am to 7 pm.</span>
          </div>
        </div>
        <p>Have your order number at hand: you find it under {appTexts.myOrders}, and it begins with ORD.</p>
      </Article>
    </>
  );
}

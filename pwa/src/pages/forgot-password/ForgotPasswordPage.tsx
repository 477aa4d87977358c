import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { PageHead } from '../../app/PageHead';
import { AccountCard } from '../../features/account/components/AccountCard';
import { accountTexts } from '../../features/account/texts';
import { useTexts } from '../../language/use-texts';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icons/Icon';
import styles from './ForgotPasswordPage.module.css';

/** How to get back into an account whose password is lost: through support, for now. */
export function ForgotPasswordPage() {
  const texts = useTexts(accountTexts);
  const { supportEmail, supportPhone } = useTexts(shopIdentity);
  const subject = encodeURIComponent(texts.newPasswordSubject);
  return (
    <>
      <PageHead title={texts.forgotHead} noIndex />
      <AccountCard title={texts.forgotTitle} lead={texts.forgotLead}>
        <div className={styles.text}>
          <p>{texts.forgotWrite}</p>
          <ul className={styles.ways}>
            <li>
              <Icon name="mail" size={20} />
              <a href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</a>
            </li>
            <li>
              <Icon name="phone" size={20} />
              <a href={`tel:${supportPhone.replace(/\s/g, '')}`}>{supportPhone}</a>
            </li>
          </ul>
          <Button to="/login" look="outline" wide>
            {texts.backToLogin}
          </Button>
        </div>
      </AccountCard>
    </>
  );
}

import { PageHead } from '../../app/PageHead';
import { shopIdentity } from '../../app/shop-identity';
import { AccountCard } from '../../features/account/components/AccountCard';
import { Button } from '../../ui/button/Button';
import styles from './ForgotPasswordPage.module.css';

/** How to get back into an account whose password is lost: through support, for now. */
export function ForgotPasswordPage() {
  const { supportEmail, supportPhone } = shopIdentity;
  return (
    <>
      <PageHead title="Forgot password" noIndex />
      <AccountCard title="Forgot your password?" lead="Our support sets you up with a new one.">
        <div className={styles.text}>
          <p>
            Write to <a href={`mailto:${supportEmail}?subject=New%20password`}>{supportEmail}</a> from the
            e-mail address of your account, or call {supportPhone} at any hour.
          </p>
          <Button to="/login" look="outline" wide>
            Back to login
          </Button>
        </div>
      </AccountCard>
    </>
  );
}

import { shopIdentity } from '@jhola/shared/identity/shop-identity';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { appTexts } from '../../app/texts';
import { useSession } from '../../features/account/hooks/use-session';
import { CartContents } from '../../features/cart/components/CartContents';
import { CartProceed } from '../../features/cart/components/CartProceed';
import { useTexts } from '../../i18n/use-texts';
import { useAskToSignIn } from '../product-card/use-ask-to-sign-in';
import styles from './CartPage.module.css';

/** The cart on a page of its own, the same contents as the side panel (docs/product.md#cart-panel). */
export function CartPage() {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const texts = useTexts(appTexts);
  const { tagline } = useTexts(shopIdentity);
  const askToSignIn = useAskToSignIn();
  return (
    <div className={styles.page}>
      <PageHead title={texts.cart} noIndex />
      <h1>{texts.cart}</h1>
      <CartContents
        signedIn={signedIn}
        promise={tagline}
        onSignInNeeded={askToSignIn}
        action={
          <CartProceed
            sticky
            signedIn={signedIn}
            onProceed={() => navigate('/checkout')}
            onSignInNeeded={askToSignIn}
          />
        }
      />
    </div>
  );
}

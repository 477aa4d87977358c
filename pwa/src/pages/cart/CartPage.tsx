import { useNavigate } from 'react-router-dom';
import { useDeliveryPromise } from '#data/queries/use-delivery.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { CartContents } from '#features/cart/components/CartContents.tsx';
import { CartProceed } from '#features/cart/components/CartProceed.tsx';
import { PageHead } from '#head/PageHead.tsx';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useAskToSignIn } from '../product-card/use-ask-to-sign-in';
import styles from './CartPage.module.css';

/** The cart on a page of its own, the same contents as the side panel (docs/product.md#cart-panel). */
export function CartPage() {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const texts = useTexts(appTexts);
  const promise = useDeliveryPromise();
  const askToSignIn = useAskToSignIn();
  return (
    <div className={styles.page}>
      <PageHead title={texts.cart} noIndex />
      <h1>{texts.cart}</h1>
      <CartContents
        signedIn={signedIn}
        promise={promise}
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

import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loaded } from '#data/db/loaded.ts';
import { useDeliveryPromise } from '#data/queries/use-delivery.ts';
import type { CameFrom } from '#features/account/components/RequireSignIn.tsx';
import { showHeaderMessage } from '#features/account/header-message.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { CartProceed } from '#features/cart/components/CartProceed.tsx';
import { useCartSummary } from '#features/cart/hooks/use-cart-summary.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { lazyWithPreload } from '#ui/lazy-with-preload.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { cartPanelOpenAtom } from './shell-atoms';
import { useCloseOnNavigation } from './use-close-on-navigation';
import { usePreload } from './use-preload';

const cartCode = lazyWithPreload(() =>
  loaded(async () => (await import('#features/cart/components/CartContents.tsx')).CartContents),
);

/** The cart's side panel (docs/product.md#cart-panel); its contents are those of the cart page. */
export function CartPanel() {
  const [open, setOpen] = useAtom(cartPanelOpenAtom);
  const { signedIn } = useSession();
  const { count } = useCartSummary();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const texts = useTexts(appTexts);
  const promise = useDeliveryPromise();
  const leave = () => setOpen(false);
  useCloseOnNavigation(leave);
  usePreload(cartCode, count > 0);
  const askToSignIn = (words: string) => {
    leave();
    showHeaderMessage(words);
    navigate('/login', { state: { from: pathname + search } satisfies CameFrom });
  };
  const proceed = () => {
    leave();
    navigate('/checkout');
  };
  return (
    <Dialog
      open={open}
      position="right"
      title={texts.cart}
      closeLabel={texts.close}
      onClose={leave}
      footer={
        (!signedIn || count > 0) && (
          <CartProceed signedIn={signedIn} onProceed={proceed} onSignInNeeded={askToSignIn} />
        )
      }
    >
      <Suspense fallback={<Loading text={texts.loading} />}>
        <cartCode.Component
          signedIn={signedIn}
          promise={promise}
          onLeave={leave}
          onSignInNeeded={askToSignIn}
        />
      </Suspense>
    </Dialog>
  );
}

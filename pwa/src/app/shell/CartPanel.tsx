import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { Loading } from '../../ui/feedback/Loading';
import { Dialog } from '../../ui/overlay/Dialog';
import { appTexts } from '../texts';
import { cartPanelOpenAtom } from './shell-atoms';

const CartContents = lazy(async () => ({
  default: (await import('../../features/cart/components/CartContents')).CartContents,
}));

/** The cart's side panel (section 2); its contents are those of the cart page. */
export function CartPanel() {
  const [open, setOpen] = useAtom(cartPanelOpenAtom);
  return (
    <Dialog
      open={open}
      place="right"
      title={appTexts.cart}
      closeLabel={appTexts.close}
      onClose={() => setOpen(false)}
    >
      <Suspense fallback={<Loading text={appTexts.loading} />}>
        <CartContents onLeave={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}

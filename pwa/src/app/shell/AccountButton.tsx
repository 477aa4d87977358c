import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { loaded } from '#data/db/loaded.ts';
import { showHeaderMessage } from '#features/account/header-message.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { menuTexts } from '#features/account/menu-texts.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { translate } from '#i18n/locale.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Avatar } from '#pages/account-menu/Avatar.tsx';
import { classes } from '#ui/classes.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { lazyWithPreload } from '#ui/lazy-with-preload.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { AccountPopover } from './AccountPopover';
import styles from './HeaderButton.module.css';
import { accountMenuOpenAtom } from './shell-atoms';
import { useCloseOnNavigation } from './use-close-on-navigation';
import { usePreload } from './use-preload';

const PAGE = '/user';

// Visitors have none.
const menuCode = lazyWithPreload(() =>
  loaded(async () => (await import('#pages/account-menu/AccountMenu.tsx')).AccountMenu),
);

/**
 * Sends a visitor to /login. Opens the account menu of whoever is signed in: below the button, as a side panel on the
 * search page, as the page /user on a narrow screen (docs/product.md#account-menu). The style sheet knows the screen.
 * @param own whether the menu has the shopper's own pages alone
 */
export function AccountButton({ own }: { readonly own?: boolean }) {
  const { signedIn, user } = useSession();
  const [open, setOpen] = useAtom(accountMenuOpenAtom);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const texts = useTexts(appTexts);
  const close = () => setOpen(false);
  useCloseOnNavigation(close);
  usePreload(menuCode, signedIn);

  const onClick = () => {
    if (signedIn) {
      setOpen(!open);
      return;
    }
    showHeaderMessage(translate(menuTexts).loginRequired);
    navigate('/login');
  };

  const label = signedIn ? [texts.account, user?.name].filter(Boolean).join(': ') : texts.login;
  const face = (
    <>
      {signedIn ? <Avatar picture={user?.avatar} name={user?.name} /> : <Icon name="user" />}
      <span className={styles.label}>{signedIn ? user?.name.split(' ')[0] : texts.login}</span>
    </>
  );
  const menu = (
    <Suspense fallback={<Loading text={texts.loading} />}>
      <menuCode.Component own={own} onChosen={close} />
    </Suspense>
  );
  return (
    <div className={styles.holder}>
      {signedIn && (
        <Link
          to={PAGE}
          className={classes(styles.button, styles.onNarrow)}
          aria-label={label}
          data-action="account"
          aria-current={pathname === PAGE ? 'page' : undefined}
        >
          {face}
        </Link>
      )}
      <button
        type="button"
        className={classes(styles.button, signedIn && styles.onWide)}
        aria-label={label}
        data-action="account"
        aria-haspopup={signedIn ? 'dialog' : undefined}
        aria-expanded={signedIn ? open : undefined}
        onClick={onClick}
      >
        {face}
      </button>
      {pathname === '/search' ? (
        <Dialog
          open={open && signedIn}
          position="right"
          title={texts.myAccount}
          closeLabel={texts.close}
          onClose={close}
        >
          {menu}
        </Dialog>
      ) : (
        open &&
        signedIn && (
          <AccountPopover label={texts.myAccount} onClose={close}>
            {menu}
          </AccountPopover>
        )
      )}
    </div>
  );
}

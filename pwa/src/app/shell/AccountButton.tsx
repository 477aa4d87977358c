import { useAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { showHeaderMessage } from '../../features/account/header-message';
import { useSession } from '../../features/account/hooks/use-session';
import { accountTexts } from '../../features/account/texts';
import { inWords } from '../../language/spoken';
import { useTexts } from '../../language/use-texts';
import { Icon } from '../../ui/icons/Icon';
import { Dialog } from '../../ui/overlay/Dialog';
import { appTexts } from '../texts';
import { AccountMenu } from './AccountMenu';
import { AccountPopover } from './AccountPopover';
import { Avatar } from './Avatar';
import styles from './HeaderButton.module.css';
import { accountMenuOpenAtom } from './shell-atoms';
import { useCloseOnNavigation } from './use-close-on-navigation';

/** Section 9, mobile breakpoint. */
const onNarrowScreen = () => window.matchMedia('(width < 768px)').matches;

/**
 * Sends a visitor to /login. Opens the account menu of whoever is signed in: below the button, as a side panel on the
 * search page, as the page /user on a narrow screen (section 2, Page shell).
 */
export function AccountButton() {
  const { signedIn, user } = useSession();
  const [open, setOpen] = useAtom(accountMenuOpenAtom);
  const navigate = useNavigate();
  const searching = useLocation().pathname === '/search';
  const texts = useTexts(appTexts);
  const close = () => setOpen(false);
  useCloseOnNavigation(close);

  const onClick = () => {
    if (!signedIn) {
      showHeaderMessage(inWords(accountTexts).loginRequired);
      navigate('/login');
    } else if (onNarrowScreen()) navigate('/user');
    else setOpen(!open);
  };

  const menu = <AccountMenu onChosen={close} />;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-label={signedIn ? [texts.account, user?.name].filter(Boolean).join(': ') : texts.login}
        aria-haspopup={signedIn ? 'dialog' : undefined}
        aria-expanded={signedIn ? open : undefined}
        onClick={onClick}
      >
        {signedIn ? <Avatar picture={user?.avatar} name={user?.name} /> : <Icon name="user" />}
        <span className={styles.label}>{signedIn ? user?.name.split(' ')[0] : texts.login}</span>
      </button>
      {searching ? (
        <Dialog
          open={open && signedIn}
          place="right"
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

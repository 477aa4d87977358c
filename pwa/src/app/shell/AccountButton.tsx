import { useAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { showHeaderMessage } from '../../features/account/header-message';
import { useSession } from '../../features/account/hooks/use-session';
import { accountTexts } from '../../features/account/texts';
import { Icon } from '../../ui/icons/Icon';
import { Dialog } from '../../ui/overlay/Dialog';
import { appTexts } from '../texts';
import { AccountMenu } from './AccountMenu';
import styles from './HeaderButton.module.css';
import { accountMenuOpenAtom } from './shell-atoms';
import { useCloseOnNavigation } from './use-close-on-navigation';

/** Sends a visitor to /login; opens the account menu of whoever is signed in (section 2, Page shell). */
export function AccountButton() {
  const { signedIn, user } = useSession();
  const [open, setOpen] = useAtom(accountMenuOpenAtom);
  const navigate = useNavigate();
  useCloseOnNavigation(() => setOpen(false));

  const onClick = () => {
    if (signedIn) {
      setOpen(true);
      return;
    }
    showHeaderMessage(accountTexts.loginRequired);
    navigate('/login');
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={signedIn ? `${appTexts.account}: ${user?.name ?? ''}` : appTexts.login}
        aria-haspopup={signedIn ? 'dialog' : undefined}
        onClick={onClick}
      >
        {user?.avatar ? (
          <img className={styles.avatar} src={user.avatar} alt="" width={32} height={32} />
        ) : user ? (
          <span className={styles.avatar}>{user.name.charAt(0).toUpperCase()}</span>
        ) : (
          <Icon name="user" />
        )}
        <span className={styles.label}>{signedIn ? (user?.name.split(' ')[0] ?? '') : appTexts.login}</span>
      </button>
      <Dialog
        open={open}
        place="right"
        title={appTexts.myAccount}
        closeLabel={appTexts.close}
        onClose={() => setOpen(false)}
      >
        <AccountMenu onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

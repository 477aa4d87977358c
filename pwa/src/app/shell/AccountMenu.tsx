import { Link, useNavigate } from 'react-router-dom';
import { logOut } from '../../features/account/commands/log-out';
import { useSession } from '../../features/account/hooks/use-session';
import { accountTexts } from '../../features/account/texts';
import { Icon } from '../../ui/icons/Icon';
import styles from './AccountMenu.module.css';
import { accountEntries } from './account-entries';

/** The account menu: who is signed in, where to go, Log Out (section 2, Page shell). */
export function AccountMenu({ onChosen }: { readonly onChosen?: () => void }) {
  const { user, isAdmin } = useSession();
  const navigate = useNavigate();

  const onLogOut = async () => {
    await logOut();
    onChosen?.();
    navigate('/');
  };

  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        {user?.name || user?.mobile} {isAdmin && <span className={styles.role}>{accountTexts.admin}</span>}
        <span className={styles.email}>{user?.email}</span>
      </p>
      <nav aria-label={accountTexts.myAccount}>
        {accountEntries(isAdmin).map(({ to, label, icon }) => (
          <Link key={to} to={to} className={styles.entry} onClick={onChosen}>
            <Icon name={icon} size={22} />
            {label}
          </Link>
        ))}
        <button type="button" className={styles.entry} onClick={onLogOut}>
          <Icon name="logout" size={22} />
          {accountTexts.logOut}
        </button>
      </nav>
    </div>
  );
}

import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLogOut } from '#features/account/hooks/use-log-out.ts';
import { useSession } from '#features/account/hooks/use-session.ts';
import { menuTexts } from '#features/account/menu-texts.ts';
import { InstallEntry } from '#features/install/components/InstallEntry.tsx';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { LanguageChoice } from '#language/LanguageChoice.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import styles from './AccountMenu.module.css';
import { Avatar } from './Avatar';
import { accountEntries, PROFILE } from './account-entries';

interface AccountMenuProps {
  /** Whether it has one's own pages alone, for an administrator too: beside the administrators' menu. */
  readonly own?: boolean;
  /** Called when the shopper goes on to another page, so that what holds the menu can close. */
  readonly onChosen?: () => void;
}

/**
 * The account menu: who is signed in (which leads to the profile), where to go, the language, Log Out
 * (docs/product.md#account-menu).
 */
export function AccountMenu({ own = false, onChosen }: AccountMenuProps) {
  const { user, isAdmin } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const texts = useTexts(appTexts);
  const { myAccount, admin, secondFactorNeeded, logOut, unsentTitle, unsent, stay, close } =
    useTexts(menuTexts);
  const here = (to: string) => (to === pathname ? 'page' : undefined);

  const leaving = useLogOut(() => {
    onChosen?.();
    navigate('/');
  });

  return (
    <nav className={styles.menu} aria-label={myAccount}>
      <Link to={PROFILE.to} className={styles.who} aria-current={here(PROFILE.to)} onClick={onChosen}>
        <Avatar picture={user?.avatar} name={user?.name} />
        <span className={styles.text}>
          <span className={styles.name}>
            {/* until the account is known, the link still needs a name */}
            {user?.name || user?.mobile || myAccount}{' '}
            {isAdmin && <span className={styles.role}>{admin}</span>}
          </span>
          <span className={styles.email}>{user?.email}</span>
        </span>
        <Icon name="right" size={18} />
      </Link>
      {user?.needsSecondFactor && (
        <Link to={PROFILE.to} className={styles.entry} onClick={onChosen}>
          <Icon name="shield" size={22} />
          {secondFactorNeeded}
        </Link>
      )}
      <ul className={styles.entries}>
        {accountEntries(isAdmin && !own).map(({ to, words, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.entry} aria-current={here(to)} onClick={onChosen}>
              <Icon name={icon} size={22} />
              {texts[words]}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.language}>
        <LanguageChoice />
      </div>
      <InstallEntry className={styles.entry} />
      <button type="button" className={styles.entry} aria-busy={leaving.busy} onClick={leaving.ask}>
        <Icon name="logout" size={22} />
        {logOut}
      </button>
      <ConfirmDialog
        open={leaving.unsent > 0}
        title={unsentTitle}
        question={unsent(leaving.unsent)}
        cancelLabel={stay}
        confirmLabel={logOut}
        closeLabel={close}
        busy={leaving.busy}
        onCancel={leaving.stay}
        onConfirm={leaving.leave}
      />
    </nav>
  );
}

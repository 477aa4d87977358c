import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { AccountMenu } from '../../app/shell/AccountMenu';
import { appTexts } from '../../app/texts';
import { LoginForm } from '../../features/account/components/LoginForm';
import { useSession } from '../../features/account/hooks/use-session';
import { IconButton } from '../../ui/button/IconButton';
import styles from './UserMenuPage.module.css';

/** The account menu as a page of its own, for phones (section 2): a close button that goes back, and the menu. */
export function UserMenuPage() {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <PageHead title={appTexts.myAccount} noIndex />
      <div className={styles.header}>
        <h1>{appTexts.myAccount}</h1>
        <IconButton icon="close" label={appTexts.close} onClick={() => navigate(-1)} />
      </div>
      {signedIn ? <AccountMenu /> : <LoginForm onDone={() => navigate('/')} />}
    </div>
  );
}

import { useNavigate } from 'react-router-dom';
import { LoginForm } from '#features/account/components/LoginForm.tsx';
import { useSession } from '#features/account/hooks/use-session.ts';
import { PageHead } from '#head/PageHead.tsx';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { LanguageChoice } from '#language/LanguageChoice.tsx';
import { AccountMenu } from '#pages/account-menu/AccountMenu.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { historyIndex } from '#ui/history/history-index.ts';
import styles from './UserMenuPage.module.css';

/**
 * The account menu as a page of its own, for phones (docs/product.md#account-menu): a close button that goes back, and
 * the menu.
 */
export function UserMenuPage() {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const texts = useTexts(appTexts);
  const close = () => (historyIndex() === 0 ? navigate('/', { replace: true }) : navigate(-1));
  return (
    <div className={styles.page}>
      <PageHead title={texts.myAccount} noIndex />
      <div className={styles.header}>
        <h1>{texts.myAccount}</h1>
        <IconButton icon="close" label={texts.close} onClick={close} />
      </div>
      {signedIn ? (
        <AccountMenu />
      ) : (
        <>
          <LoginForm onDone={() => navigate('/')} />
          <div className={styles.language}>
            <LanguageChoice />
          </div>
        </>
      )}
    </div>
  );
}

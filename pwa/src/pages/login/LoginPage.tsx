import { Navigate, useLocation } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { usePageIsCurrent } from '../../app/page-context';
import type { CameFrom } from '../../app/routing/RequireSignIn';
import { AccountCard } from '../../features/account/components/AccountCard';
import { LoginForm } from '../../features/account/components/LoginForm';
import { useSession } from '../../features/account/hooks/use-session';
import { accountTexts } from '../../features/account/texts';
import { useTexts } from '../../language/use-texts';

/** Sign in (section 2). Who is signed in goes on to where they were going, otherwise home. */
export function LoginPage() {
  const texts = useTexts(accountTexts);
  const { signedIn } = useSession();
  const current = usePageIsCurrent();
  const carried = useLocation().state as CameFrom | null;
  if (signedIn && current) return <Navigate to={carried?.from ?? '/'} replace />;
  return (
    <>
      <PageHead title={texts.login} canonical="/login" />
      <AccountCard title={texts.loginTitle} lead={texts.loginLead}>
        <LoginForm carried={carried} />
      </AccountCard>
    </>
  );
}

import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import type { CameFrom } from '../../app/routing/RequireSignIn';
import { AccountCard } from '../../features/account/components/AccountCard';
import { LoginForm } from '../../features/account/components/LoginForm';
import { accountTexts } from '../../features/account/texts';

/** Sign in (section 2). Success goes to where the shopper came from, otherwise home. */
export function LoginPage() {
  const navigate = useNavigate();
  const from = (useLocation().state as CameFrom | null)?.from ?? '/';
  return (
    <>
      <PageHead title={accountTexts.login} canonical="/login" />
      <AccountCard title={accountTexts.loginTitle} lead={accountTexts.loginLead}>
        <LoginForm onDone={() => navigate(from, { replace: true })} />
      </AccountCard>
    </>
  );
}

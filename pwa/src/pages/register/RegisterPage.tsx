import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import type { CameFrom } from '../../app/routing/RequireSignIn';
import { AccountCard } from '../../features/account/components/AccountCard';
import { RegisterForm } from '../../features/account/components/RegisterForm';
import { accountTexts } from '../../features/account/texts';
import { useTexts } from '../../language/use-texts';

/** Sign up (section 2). Success goes to /login, which leads on to where the shopper was going. */
export function RegisterPage() {
  const texts = useTexts(accountTexts);
  const navigate = useNavigate();
  const carried = useLocation().state as CameFrom | null;
  return (
    <>
      <PageHead title={texts.register} canonical="/register" />
      <AccountCard title={texts.registerTitle} lead={texts.registerLead}>
        <RegisterForm carried={carried} onDone={() => navigate('/login', { state: carried })} />
      </AccountCard>
    </>
  );
}

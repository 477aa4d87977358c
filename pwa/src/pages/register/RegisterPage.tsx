import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { AccountCard } from '../../features/account/components/AccountCard';
import { RegisterForm } from '../../features/account/components/RegisterForm';
import { accountTexts } from '../../features/account/texts';

/** Sign up (section 2). Success goes to /login. */
export function RegisterPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={accountTexts.register} canonical="/register" />
      <AccountCard title={accountTexts.registerTitle} lead={accountTexts.registerLead}>
        <RegisterForm onDone={() => navigate('/login')} />
      </AccountCard>
    </>
  );
}

import { setUpPage } from '@jhola/shared/contracts/account.contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { setUp } from '../../features/account/commands/set-up';
import { AccountCard } from '../../features/account/components/AccountCard';
import { RegisterForm } from '../../features/account/components/RegisterForm';
import { accountTexts } from '../../features/account/texts';
import { useTexts } from '../../i18n/use-texts';

/** Where the owner of a new shop becomes its administrator, by the link that its start has printed. */
export function SetUpPage() {
  const texts = useTexts(accountTexts);
  const navigate = useNavigate();
  const token = useSearchParams()[0].get(setUpPage.parameter);
  return (
    <>
      <PageHead title={texts.setUp} noIndex />
      <AccountCard title={texts.setUp} lead={token ? texts.setUpLead : texts.setUpNoLink}>
        {token && (
          <RegisterForm
            send={(fields) => setUp({ ...fields, token })}
            action={texts.setUpAction}
            onDone={() => navigate('/login', { replace: true })}
          />
        )}
      </AccountCard>
    </>
  );
}

import { setUpPage } from '@jhola/shared/contracts/account.contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { setUp } from '#features/account/commands/set-up.ts';
import { AccountCard } from '#features/account/components/AccountCard.tsx';
import { RegisterForm } from '#features/account/components/RegisterForm.tsx';
import { accountTexts } from '#features/account/texts.ts';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';

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
            onDone={() => navigate('/dashboard/set-up', { replace: true })}
          />
        )}
      </AccountCard>
    </>
  );
}

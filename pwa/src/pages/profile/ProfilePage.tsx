import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { ProfileCard } from '../../features/account/components/ProfileCard';
import { ProfileSkeleton } from '../../features/account/components/ProfileSkeleton';
import { useProfile } from '../../features/account/hooks/use-profile';
import { accountTexts } from '../../features/account/texts';
import { useTexts } from '../../language/use-texts';
import { Failure } from '../../ui/feedback/Failure';

/** The shopper's own data (section 2, Dashboard). */
export function ProfilePage() {
  const texts = useTexts(accountTexts);
  const { user, failed, again } = useProfile();
  return (
    <DashboardLayout>
      <PageHead title={texts.profile} noIndex />
      {user && <ProfileCard user={user} />}
      {failed && (
        <>
          <h1>{texts.profile}</h1>
          <Failure title={texts.wentWrong} retry={texts.retry} onRetry={again} />
        </>
      )}
      {!user && !failed && <ProfileSkeleton />}
    </DashboardLayout>
  );
}

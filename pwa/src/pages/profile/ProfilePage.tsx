import { useNavigate } from 'react-router-dom';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { ProfileCard } from '#features/account/components/ProfileCard.tsx';
import { ProfileSkeleton } from '#features/account/components/ProfileSkeleton.tsx';
import { SecuritySection } from '#features/account/components/SecuritySection.tsx';
import { YourData } from '#features/account/components/YourData.tsx';
import { useProfile } from '#features/account/hooks/use-profile.ts';
import { accountTexts } from '#features/account/texts.ts';
import { NotificationsCard } from '#features/notifications/components/NotificationsCard.tsx';
import { StorageEntry } from '#features/storage/components/StorageEntry.tsx';
import { PageHead } from '#head/PageHead.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { DashboardLayout } from '#pages/account-menu/DashboardLayout.tsx';
import styles from './ProfilePage.module.css';

/** The shopper's own data, how they sign in, and what the shop keeps of them (docs/product.md#profile). */
export function ProfilePage() {
  const texts = useTexts(accountTexts);
  const { user, failed, refetch } = useProfile();
  const navigate = useNavigate();
  return (
    <DashboardLayout>
      <PageHead title={texts.profile} noIndex />
      <div className={styles.page}>
        {user && (
          <>
            <ProfileCard user={user} />
            <SecuritySection user={user} />
            <NotificationsCard isAdmin={user.role === 'ADMIN'} />
            <StorageEntry />
            <YourData hasPassword={user.hasPassword} onDeleted={() => navigate('/')} />
          </>
        )}
        {failed && (
          <>
            <h1>{texts.profile}</h1>
            <CouldNotLoad title={texts.wentWrong} retry={texts.retry} onRetry={refetch} />
          </>
        )}
        {!user && !failed && <ProfileSkeleton />}
      </div>
    </DashboardLayout>
  );
}

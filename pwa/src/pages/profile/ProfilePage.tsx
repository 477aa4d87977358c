import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { CouldNotLoad } from '../../connection/CouldNotLoad';
import { ProfileCard } from '../../features/account/components/ProfileCard';
import { ProfileSkeleton } from '../../features/account/components/ProfileSkeleton';
import { SecuritySection } from '../../features/account/components/SecuritySection';
import { YourData } from '../../features/account/components/YourData';
import { useProfile } from '../../features/account/hooks/use-profile';
import { accountTexts } from '../../features/account/texts';
import { NotificationsCard } from '../../features/notifications/components/NotificationsCard';
import { StorageEntry } from '../../features/storage/components/StorageEntry';
import { useTexts } from '../../i18n/use-texts';
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

import { PageHead } from '../../app/PageHead';
import { DashboardLayout } from '../../app/shell/DashboardLayout';
import { ProfileForm } from '../../features/account/components/ProfileForm';
import { useSession } from '../../features/account/hooks/use-session';
import { accountTexts } from '../../features/account/texts';
import { Loading } from '../../ui/feedback/Loading';
import { Icon } from '../../ui/icons/Icon';
import styles from './ProfilePage.module.css';

/** The shopper's own data (section 2, Dashboard). */
export function ProfilePage() {
  const { user } = useSession();
  return (
    <DashboardLayout>
      <PageHead title={accountTexts.profile} noIndex />
      {user ? (
        <section className={styles.card}>
          <div className={styles.who}>
            <span className={styles.avatar}>
              {user.avatar ? (
                <img src={user.avatar} alt="" width={72} height={72} />
              ) : (
                <Icon name="user" size={36} />
              )}
            </span>
            <div>
              <h1>{accountTexts.profile}</h1>
              <p className={styles.email}>{user.email}</p>
            </div>
          </div>
          <ProfileForm key={`${user._id} ${user.name} ${user.email} ${user.mobile}`} user={user} />
        </section>
      ) : (
        <Loading text={accountTexts.loading} />
      )}
    </DashboardLayout>
  );
}

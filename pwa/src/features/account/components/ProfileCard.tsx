import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { useTexts } from '../../../language/use-texts';
import { Icon } from '../../../ui/icons/Icon';
import { accountTexts } from '../texts';
import styles from './ProfileCard.module.css';
import { ProfileForm } from './ProfileForm';

/** The shopper's picture, or a sign in its place, and the form of their data (section 2, Profile). */
export function ProfileCard({ user }: { readonly user: UserDetails }) {
  const texts = useTexts(accountTexts);
  return (
    <section className={styles.card} aria-labelledby="profile-title">
      <div className={styles.who}>
        <span className={styles.avatar}>
          {user.avatar ? (
            <img src={user.avatar} alt="" width={72} height={72} />
          ) : (
            <Icon name="user" size={36} />
          )}
        </span>
        <div className={styles.words}>
          <h1 id="profile-title">{texts.profile}</h1>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <ProfileForm key={`${user._id} ${user.name} ${user.email} ${user.mobile}`} user={user} />
    </section>
  );
}

import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { useState } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { PersonPicture } from '#ui/person/PersonPicture.tsx';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import { AvatarDialog } from './AvatarDialog';
import { EmailDialog } from './EmailDialog';
import styles from './ProfileCard.module.css';
import { ProfileForm } from './ProfileForm';

/** The shopper's picture, or a sign instead, and the form of their data (docs/product.md#profile). */
export function ProfileCard({ user }: { readonly user: UserDetails }) {
  const texts = useTexts(accountTexts);
  const { edit, editPicture } = useTexts(profileTexts);
  const [choosing, setChoosing] = useState(false);
  const [email, setEmail] = useState<string>();
  return (
    <Card labelledBy="profile-title" className={styles.card}>
      <div className={styles.who}>
        <PersonPicture picture={user.avatar} />
        <div className={styles.text}>
          <h1 id="profile-title">{texts.profile}</h1>
          <p className={styles.email}>{user.email}</p>
        </div>
        <Button variant="outline" icon="edit" aria-label={editPicture} onClick={() => setChoosing(true)}>
          {edit}
        </Button>
      </div>
      <ProfileForm
        key={`${user._id} ${user.name} ${user.email} ${user.mobile}`}
        user={user}
        onOtherEmail={setEmail}
      />
      <AvatarDialog open={choosing} avatar={user.avatar} onClose={() => setChoosing(false)} />
      <EmailDialog email={email} hasPassword={user.hasPassword} onClose={() => setEmail(undefined)} />
    </Card>
  );
}

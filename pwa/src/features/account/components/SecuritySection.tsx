import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Badge } from '#ui/feedback/Badge.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { SettingsPart } from '#ui/settings/SettingsPart.tsx';
import { useSessions } from '../hooks/use-sessions';
import { useSignInOptions } from '../hooks/use-sign-in-options';
import { profileTexts } from '../profile-texts';
import { PasskeysPart } from './PasskeysPart';
import { PasswordForm } from './PasswordForm';
import { SecondFactorPart } from './SecondFactorPart';
import { SessionList } from './SessionList';

/** The password, two-step sign-in, passkeys, the devices that are signed in, and whether Google is connected. */
export function SecuritySection({ user }: { readonly user: UserDetails }) {
  const texts = useTexts(profileTexts);
  const sessions = useSessions();
  const googleOffered = Boolean(useSignInOptions()?.googleClientId);
  return (
    <SettingsCard title={texts.security}>
      {user.hasPassword ? (
        <SettingsPart title={texts.passwordTitle} lead={texts.passwordLead}>
          <PasswordForm email={user.email} onChanged={sessions.refetch} />
        </SettingsPart>
      ) : (
        <SettingsPart title={texts.passwordTitle} lead={texts.noPassword}>
          <Button variant="outline" to="/forgot-password">
            {texts.setPassword}
          </Button>
        </SettingsPart>
      )}
      <SecondFactorPart user={user} onTurnedOn={sessions.refetch} />
      <PasskeysPart user={user} />
      <SettingsPart title={texts.devicesTitle}>
        <SessionList {...sessions} />
      </SettingsPart>
      {(googleOffered || user.hasGoogle) && (
        <SettingsPart
          title={texts.googleTitle}
          lead={user.hasGoogle ? texts.googleYes : texts.googleNo}
          badge={
            <Badge tone={user.hasGoogle ? 'success' : 'neutral'}>
              {user.hasGoogle ? texts.googleConnected : texts.googleNot}
            </Badge>
          }
        />
      )}
    </SettingsCard>
  );
}

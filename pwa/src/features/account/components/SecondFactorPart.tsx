import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { formatDay } from '#i18n/format-time.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { SettingsPart } from '#ui/settings/SettingsPart.tsx';
import { endSecondFactor, replaceRecoveryCodes } from '../commands/second-factor';
import { useSecondFactor } from '../hooks/use-second-factor';
import { profileTexts } from '../profile-texts';
import { secondFactorTexts } from '../second-factor-texts';
import { accountTexts } from '../texts';
import { RecoveryCodeList } from './RecoveryCodeList';
import styles from './SecondFactor.module.css';
import { SecondFactorProof } from './SecondFactorProof';
import { SecondFactorStart } from './SecondFactorStart';

interface SecondFactorPartProps {
  readonly user: UserDetails;
  /** Called when it may have been turned on: all other devices are signed out then. */
  readonly onTurnedOn: () => void;
}

type Asked = 'start' | 'end' | 'codes';

/** Two-step sign-in: how it stands, and turning it on and off (docs/product.md#second-factor). */
export function SecondFactorPart({ user, onTurnedOn }: SecondFactorPartProps) {
  const texts = useTexts(secondFactorTexts);
  const { close } = useTexts(profileTexts);
  const { retry } = useTexts(accountTexts);
  const language = useLanguage();
  const { status, failed, refetch } = useSecondFactor();
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<readonly string[]>();

  const done = () => {
    if (asked === 'start') onTurnedOn();
    setAsked(undefined);
    setCodes(undefined);
    refetch();
  };
  if (failed)
    return (
      <SettingsPart title={texts.title} lead={texts.failed}>
        <div>
          <OnlineButton variant="outline" onClick={refetch}>
            {retry}
          </OnlineButton>
        </div>
      </SettingsPart>
    );
  const lead = status?.since
    ? `${texts.since(formatDay(status.since, language))} ${texts.codesLeft(status.recoveryCodesLeft)}`
    : texts.lead;
  return (
    <SettingsPart
      title={texts.title}
      lead={lead}
      badge={
        status && <Badge tone={status.on ? 'success' : 'neutral'}>{status.on ? texts.on : texts.off}</Badge>
      }
    >
      {user.needsSecondFactor && <p className={styles.needed}>{texts.needed}</p>}
      {/* its room is kept, so that nothing below moves under a finger */}
      {!status && <Skeleton shape="button" />}
      {status && !status.on && !user.hasPassword && <p>{texts.needsPassword}</p>}
      {status && !status.on && user.hasPassword && (
        <div>
          <OnlineButton
            variant={user.needsSecondFactor ? 'primary' : 'outline'}
            icon="shield"
            onClick={() => setAsked('start')}
          >
            {texts.turnOn}
          </OnlineButton>
        </div>
      )}
      {status?.on && (
        <div className={styles.actions}>
          <OnlineButton variant="outline" onClick={() => setAsked('codes')}>
            {texts.newCodes}
          </OnlineButton>
          <OnlineButton variant="outline" onClick={() => setAsked('end')}>
            {texts.turnOff}
          </OnlineButton>
        </div>
      )}
      <Dialog open={asked === 'start'} title={texts.title} position="sheet" closeLabel={close} onClose={done}>
        <SecondFactorStart onDone={done} />
      </Dialog>
      <Dialog open={asked === 'end'} title={texts.turnOff} position="sheet" closeLabel={close} onClose={done}>
        <SecondFactorProof lead={texts.endLead} action={texts.turnOff} send={endSecondFactor} onDone={done} />
      </Dialog>
      <Dialog
        open={asked === 'codes'}
        title={texts.newCodes}
        position="sheet"
        closeLabel={close}
        onClose={done}
      >
        {codes ? (
          <RecoveryCodeList codes={codes} onKept={done} />
        ) : (
          <SecondFactorProof
            lead={texts.newCodesLead}
            action={texts.newCodes}
            send={async (proof) => {
              setCodes(await replaceRecoveryCodes(proof));
              return undefined;
            }}
            onDone={() => undefined}
          />
        )}
      </Dialog>
    </SettingsPart>
  );
}

import { useState } from 'react';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { SettingsPart } from '#ui/settings/SettingsPart.tsx';
import { downloadData } from '../commands/download-data';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import { DeleteAccountDialog } from './DeleteAccountDialog';

interface YourDataProps {
  readonly hasPassword: boolean;
  /** Called when the account is deleted and this device knows nothing of the shopper any more. */
  readonly onDeleted: () => void;
}

/** Taking one's data along, and leaving. */
export function YourData({ hasPassword, onDeleted }: YourDataProps) {
  const texts = useTexts(profileTexts);
  const { loading, wentWrong } = useTexts(accountTexts);
  const { busy, run } = useMutation(wentWrong);
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingsCard title={texts.dataTitle}>
      <NeedsConnection />
      <SettingsPart title={texts.download} lead={texts.downloadLead}>
        <div>
          <OnlineButton variant="outline" icon="download" disabled={busy} onClick={() => run(downloadData)}>
            {busy ? loading : texts.download}
          </OnlineButton>
        </div>
      </SettingsPart>
      <SettingsPart title={texts.delete} lead={texts.deleteLead}>
        <div>
          <OnlineButton variant="outline" icon="trash" onClick={() => setDeleting(true)}>
            {texts.delete}
          </OnlineButton>
        </div>
      </SettingsPart>
      <DeleteAccountDialog
        open={deleting}
        hasPassword={hasPassword}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </SettingsCard>
  );
}

import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { SettingsPart } from '#ui/settings/SettingsPart.tsx';
import { storageTexts } from '../texts';

/** The way from the profile to what this device keeps. */
export function StorageEntry() {
  const texts = useTexts(storageTexts);
  return (
    <SettingsCard title={texts.title}>
      <SettingsPart title={texts.catalogue} lead={texts.profileLead}>
        <div>
          <Button variant="outline" icon="download" to="/dashboard/storage">
            {texts.title}
          </Button>
        </div>
      </SettingsPart>
    </SettingsCard>
  );
}

import type { UserDetails } from '@jhola/shared/contracts/account.contract';
import type { Passkey } from '@jhola/shared/contracts/passkeys.contract';
import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { SettingsPart } from '#ui/settings/SettingsPart.tsx';
import { addPasskey, removePasskey } from '../commands/passkeys';
import { usePasskeys } from '../hooks/use-passkeys';
import { usePasskeysOffered } from '../hooks/use-passkeys-offered';
import { passkeyTexts } from '../passkey-texts';
import { profileTexts } from '../profile-texts';
import { accountTexts } from '../texts';
import { PasskeyEntry } from './PasskeyEntry';
import { PasswordProof } from './PasswordProof';
import listStyles from './SessionList.module.css';

/** The passkeys of the account: which there are, another one, and one less (docs/product.md#passkeys). */
export function PasskeysPart({ user }: { readonly user: UserDetails }) {
  const texts = useTexts(passkeyTexts);
  const { close } = useTexts(profileTexts);
  const { retry } = useTexts(accountTexts);
  const offered = usePasskeysOffered();
  const { passkeys, failed, refetch } = usePasskeys(offered);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();

  const done = () => {
    setAdding(false);
    setLeaving(undefined);
    refetch();
  };
  if (!offered) return null;
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
  return (
    <SettingsPart title={texts.title} lead={texts.lead}>
      {passkeys && passkeys.length > 0 && (
        <ul className={listStyles.list} aria-label={texts.list}>
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey._id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {user.hasPassword ? (
        <div>
          {/* not before the list above it is there, which moves it */}
          <OnlineButton variant="outline" icon="key" disabled={!passkeys} onClick={() => setAdding(true)}>
            {texts.add}
          </OnlineButton>
        </div>
      ) : (
        <p>{texts.needsPassword}</p>
      )}
      <Dialog open={adding} title={texts.add} position="sheet" closeLabel={close} onClose={done}>
        <PasswordProof lead={texts.addLead} action={texts.goOn} send={addPasskey} onDone={done} />
      </Dialog>
      <Dialog
        open={leaving !== undefined}
        title={texts.removeTitle}
        position="sheet"
        closeLabel={close}
        onClose={done}
      >
        {leaving && (
          <PasswordProof
            lead={texts.removeLead(leaving.name)}
            action={texts.remove}
            send={(password) => removePasskey(leaving._id, password)}
            onDone={done}
          />
        )}
      </Dialog>
    </SettingsPart>
  );
}

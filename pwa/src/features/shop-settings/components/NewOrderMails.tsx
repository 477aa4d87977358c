import { NewOrderMails as Choice, MAX_MAIL_ADDRESS } from '@jhola/shared/contracts/new-order-mails.contract';
import { type FormEvent, useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import { saveNewOrderMails } from '../commands/new-order-mails';
import { useNewOrderMails } from '../hooks/use-new-order-mails';
import { shopSettingsTexts } from '../texts';
import styles from './ShopSettings.module.css';

interface NewOrderMailsProps {
  /** The shop's e-mail as it is saved. */
  readonly shopEmail: string;
}

/** Whether the shop gets a mail about each new order, and where (docs/product.md#new-order-mails). */
export function NewOrderMails({ shopEmail }: NewOrderMailsProps) {
  const texts = useTexts(shopSettingsTexts).newOrderMails;
  const { stored, failed, refetch, setSaved } = useNewOrderMails();
  const [written, setWritten] = useState<Partial<Choice>>({});
  const { busy, problems, run } = useMutation<'address'>(texts.failed);
  const choice = stored && { ...stored, ...written };

  const check = async () => {
    if (!choice || Choice.safeParse(choice).success) return {};
    return { address: choice.address ? texts.wrongAddress : texts.missingAddress };
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!choice) return;
    void run(async () => {
      setSaved(await saveNewOrderMails(choice));
      setWritten({});
      return texts.saved;
    }, check);
  };
  return (
    <SettingsCard title={texts.title}>
      <p className={styles.quiet}>{texts.lead}</p>
      {!choice && failed && <CouldNotLoad title={texts.loadFailed} retry={texts.retry} onRetry={refetch} />}
      {choice && (
        <form className={styles.fields} aria-label={texts.title} noValidate inert={busy} onSubmit={onSubmit}>
          <Select
            label={texts.to}
            value={choice.to}
            options={(['nobody', 'shop', 'other'] as const).map((value) => ({
              value,
              label: texts.choices[value](shopEmail),
            }))}
            onChoice={(to) => setWritten({ ...written, to: to as Choice['to'] })}
          />
          {choice.to === 'other' && (
            <TextField
              label={texts.address}
              type="email"
              autoComplete="off"
              required
              maxLength={MAX_MAIL_ADDRESS}
              value={choice.address}
              error={problems.address}
              onText={(address) => setWritten({ ...written, address: address.trim() })}
            />
          )}
          <div>
            <OnlineSubmit busy={busy} disabled={Object.keys(written).length === 0}>
              {texts.save}
            </OnlineSubmit>
          </div>
        </form>
      )}
    </SettingsCard>
  );
}

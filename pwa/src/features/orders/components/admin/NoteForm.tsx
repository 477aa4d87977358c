import type { TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';
import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { adminOrderTexts } from '#features/orders/admin-texts.ts';
import { addNote } from '#features/orders/commands/admin/add-note.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextArea } from '#ui/field/TextArea.tsx';
import styles from './NoteForm.module.css';

/** As much as a note may hold (contract). */
const LONGEST_NOTE = 1000;

interface NoteFormProps {
  readonly orderId: string;
  readonly onAdded: (entry: TrailEntry) => void;
}

/** Writes a note into an order's trail. */
export function NoteForm({ orderId, onAdded }: NoteFormProps) {
  const texts = useTexts(adminOrderTexts);
  const [fields, setFields] = useState({ text: '' });
  const [missing, setMissing] = useState(false);
  const { busy, run, keyOf } = useMutation(texts.failed);
  const { text } = fields;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (!text.trim()) return;
    await run(async () => {
      onAdded(await addNote(orderId, text, keyOf(fields)));
      setFields({ text: '' });
      return texts.noteAdded;
    });
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextArea
        label={texts.note}
        name="note"
        hint={texts.noteHint}
        error={missing ? texts.noteMissing : undefined}
        maxLength={LONGEST_NOTE}
        value={text}
        onText={(text) => setFields({ text })}
      />
      <OnlineSubmit variant="outline" busy={busy}>
        {texts.addNote}
      </OnlineSubmit>
    </form>
  );
}

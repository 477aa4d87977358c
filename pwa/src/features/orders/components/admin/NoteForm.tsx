import type { TrailEntry } from '@jhola/shared/contracts/admin-orders.contract';
import { type FormEvent, useRef, useState } from 'react';
import { OnlineSubmit } from '../../../../connection/OnlineSubmit';
import { useTexts } from '../../../../i18n/use-texts';
import { TextArea } from '../../../../ui/field/TextArea';
import { showToast } from '../../../../ui/toasts/toast-store';
import { adminOrderTexts } from '../../admin-texts';
import { addNote } from '../../commands/admin/add-note';
import { useCommand } from '../../hooks/admin/use-command';
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
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, run } = useCommand();
  // The same note sent again after a lost answer carries the same key; another note is another attempt.
  const attempt = useRef({ text, key: crypto.randomUUID() });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (!text.trim()) return;
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() };
    await run(async () => {
      onAdded(await addNote(orderId, text, attempt.current.key));
      attempt.current = { text: '', key: crypto.randomUUID() };
      setText('');
      showToast('success', texts.noteAdded);
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
        onText={setText}
      />
      <OnlineSubmit variant="outline" busy={busy}>
        {texts.addNote}
      </OnlineSubmit>
    </form>
  );
}

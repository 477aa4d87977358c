import { type FormEvent, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { TextArea } from '#ui/field/TextArea.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { questionTexts } from '../texts';
import styles from './QuestionDialog.module.css';

interface QuestionDialogProps {
  readonly title: string;
  /** What is said above the field. */
  readonly lead: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly failed: string;
  readonly maxLength: number;
  /** What stands in the field at first. */
  readonly first?: string;
  readonly problemOf: (text: string) => { readonly text?: string };
  /** Sends it. @returns words for a toast */
  readonly onSend: (text: string, key: string) => Promise<string>;
  readonly onClose: () => void;
}

/** A dialog with one field of several lines: to ask a question, or to answer one. */
export function QuestionDialog(props: QuestionDialogProps) {
  const {
    title,
    lead,
    label,
    hint,
    submit,
    failed,
    maxLength,
    first = '',
    problemOf,
    onSend,
    onClose,
  } = props;
  const texts = useTexts(questionTexts);
  const [text, setText] = useState(first);
  const { busy, problems, run, keyOf } = useMutation<'text'>(failed);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await run(
      () => onSend(text.trim(), keyOf(text)),
      async () => problemOf(text),
    );
    if (sent) onClose();
  };
  return (
    <Dialog open title={title} closeLabel={texts.close} onClose={onClose}>
      <form className={styles.form} onSubmit={send} aria-label={title}>
        <p className={styles.lead}>{lead}</p>
        <TextArea
          label={label}
          hint={hint}
          error={problems.text}
          maxLength={maxLength}
          value={text}
          onText={setText}
        />
        <OnlineSubmit busy={busy} offline={texts.submitOffline}>
          {submit}
        </OnlineSubmit>
      </form>
    </Dialog>
  );
}

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { OnlineSubmit } from '#connection/OnlineSubmit.tsx';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { noCode } from '../rules/code-boxes';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CodeBoxes, type CodeBoxesHandle } from './CodeBoxes';

/** What a right code has led to, with the words for the shopper. */
interface RightCode {
  readonly words: string;
}

interface CodeEntryProps<Answer> {
  /** What the form is called. */
  readonly label: string;
  readonly lead?: string;
  /** The words of the button. */
  readonly action: string;
  /** Shows a code to the server; throws ApiError. */
  readonly show: (otp: string) => Promise<Answer>;
  readonly onRight: (answer: Answer) => void;
  /** Other ways on, such as asking for another code: with that one, a `key` of its own begins with empty boxes. */
  readonly children: ReactNode;
}

/** A one-time code from a mail; the button works once all six boxes are filled (docs/product.md#otp-screen). */
export function CodeEntry<Answer extends RightCode>({
  label,
  lead,
  action,
  show,
  onRight,
  children,
}: CodeEntryProps<Answer>) {
  const [boxes, setBoxes] = useState(noCode);
  const first = useRef<CodeBoxesHandle>(null);
  const [refused, setRefused] = useState<string>();
  const { busy, run } = useMutation(useTexts(accountTexts).wentWrong, {
    onRefused: ({ message }) => {
      setRefused(message);
      setBoxes(noCode);
      first.current?.focus();
    },
  });
  const complete = boxes.every((box) => box !== '');

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete || busy) return;
    await run(async () => {
      const answer = await show(boxes.join(''));
      onRight(answer);
      return answer.words;
    });
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={label}>
      {lead && <p>{lead}</p>}
      <CodeBoxes
        ref={first}
        boxes={boxes}
        error={refused}
        autoFocus
        onBoxes={(filled) => {
          setRefused(undefined);
          setBoxes(filled);
        }}
      />
      <OnlineSubmit size="large" wide busy={busy} disabled={!complete}>
        {action}
      </OnlineSubmit>
      {children}
    </form>
  );
}

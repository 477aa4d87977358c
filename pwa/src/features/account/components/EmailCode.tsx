import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import type { EmailChange } from '../hooks/use-email-change';
import { profileTexts } from '../profile-texts';
import { noCode } from '../rules/code-boxes';
import styles from './AccountForm.module.css';
import { CodeBoxes, type CodeBoxesHandle } from './CodeBoxes';

interface EmailCodeProps {
  /** Where the code was sent. */
  readonly email: string;
  readonly change: EmailChange;
  /** Answers whether another code is on its way. */
  readonly onSendAgain: () => Promise<boolean>;
  /** Called when the address is the account's. */
  readonly onDone: () => void;
}

/** The code from the other address; the button works once all six boxes are filled. */
export function EmailCode({ email, change, onSendAgain, onDone }: EmailCodeProps) {
  const texts = useTexts(profileTexts);
  const [boxes, setBoxes] = useState(noCode);
  const first = useRef<CodeBoxesHandle>(null);
  const { busy, refused, anew, confirm } = change;

  const begin = () => {
    setBoxes(noCode);
    first.current?.focus();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await confirm(boxes.join(''));
    if (answer === 'done') onDone();
    if (answer === 'refused') begin();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.emailTitle}>
      <p>{texts.codeLead(email)}</p>
      <CodeBoxes
        ref={first}
        boxes={boxes}
        error={refused}
        autoFocus
        onBoxes={(filled) => {
          anew();
          setBoxes(filled);
        }}
      />
      <Button type="submit" size="large" wide busy={busy} disabled={boxes.some((box) => box === '')}>
        {texts.confirmEmail}
      </Button>
      <Button
        look="quiet"
        disabled={busy}
        onClick={async () => {
          if (await onSendAgain()) begin();
        }}
      >
        {texts.sendAgain}
      </Button>
    </form>
  );
}

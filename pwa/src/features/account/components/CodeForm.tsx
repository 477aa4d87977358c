import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../language/use-texts';
import { Button } from '../../../ui/button/Button';
import type { CodeVerified } from '../commands/recover';
import { useCodeCheck } from '../hooks/use-code-check';
import { useSendAgain } from '../hooks/use-send-again';
import { noCode } from '../rules/code-boxes';
import { accountTexts } from '../texts';
import styles from './AccountForm.module.css';
import { CodeBoxes, type CodeBoxesHandle } from './CodeBoxes';

interface CodeFormProps {
  /** Where the code was sent. */
  readonly email: string;
  /** When, in milliseconds since 1970. */
  readonly sentAt: number;
  /** What /forgot-password is told. */
  readonly carried?: unknown;
  /** Called when another code is on its way. */
  readonly onSentAgain: () => void;
  readonly onVerified: (answer: CodeVerified) => void;
}

const asTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The code from the mail; the button works once all six boxes are filled (section 5, OTP). */
export function CodeForm({ email, sentAt, carried, onSentAgain, onVerified }: CodeFormProps) {
  const texts = useTexts(accountTexts);
  const [boxes, setBoxes] = useState(noCode);
  const first = useRef<CodeBoxesHandle>(null);
  const { busy, refused, anew, check } = useCodeCheck(email);
  const { busy: sending, secondsLeft, send } = useSendAgain(email, sentAt);
  const complete = boxes.every((box) => box !== '');

  const begin = () => {
    setBoxes(noCode);
    first.current?.focus();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete || busy) return;
    const answer = await check(boxes.join(''));
    if (answer === 'refused') begin();
    else if (answer !== 'failed') onVerified(answer);
  };
  const onSendAgain = async () => {
    if (!(await send())) return;
    anew();
    begin();
    onSentAgain();
  };

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} aria-label={texts.verifyOtp}>
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
      <Button type="submit" size="large" wide busy={busy} disabled={!complete}>
        {texts.verifyOtp}
      </Button>
      <div className={styles.choices}>
        <Button look="quiet" busy={sending} disabled={secondsLeft > 0} onClick={onSendAgain}>
          {secondsLeft > 0 ? texts.sendAgainIn(asTime(secondsLeft)) : texts.sendAgain}
        </Button>
        <Link to="/forgot-password" state={carried}>
          {texts.otherEmail}
        </Link>
      </div>
    </form>
  );
}

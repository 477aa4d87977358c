import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { type Boxes, back, CODE_LENGTH, type Filled, fill, type } from '../rules/code-boxes';
import { accountTexts } from '../texts';
import styles from './CodeBoxes.module.css';

/** What can be done to the boxes from outside. */
export interface CodeBoxesHandle {
  /** Gives the focus to the first box. */
  readonly focus: () => void;
}

interface CodeBoxesProps {
  readonly boxes: Boxes;
  readonly onBoxes: (boxes: Boxes) => void;
  /** Why the code was refused. */
  readonly error?: string;
  /** Has the focus from the first. */
  readonly autoFocus?: boolean;
  readonly ref?: Ref<CodeBoxesHandle>;
}

/**
 * Six boxes for the digits of a one-time code (docs/product.md#otp-screen): typing goes on, Backspace goes back, and a
 * whole code may be pasted into any of them or filled in by the phone.
 */
export function CodeBoxes({ boxes, onBoxes, error, autoFocus, ref }: CodeBoxesProps) {
  const texts = useTexts(accountTexts);
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const focusOn = (index: number) => row.current?.querySelectorAll('input')[index]?.focus();
  useImperativeHandle(ref, () => ({ focus: () => focusOn(0) }));

  const fillBoxes = ({ boxes: filled, next }: Filled) => {
    onBoxes(filled);
    focusOn(next);
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const moved = { ArrowLeft: at - 1, ArrowRight: at + 1 }[event.key];
    if (event.key !== 'Backspace' && moved === undefined) return;
    event.preventDefault();
    if (moved === undefined) fillBoxes(back(boxes, at));
    else focusOn(moved);
  };
  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault();
    fillBoxes(fill(boxes, at, event.clipboardData.getData('text')));
  };

  return (
    <fieldset className={styles.code} aria-describedby={error && `${id}-note`}>
      <legend className={styles.label}>{texts.otpBoxes}</legend>
      <div ref={row} className={styles.boxes}>
        {Array.from({ length: CODE_LENGTH }, (_, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its index
            key={at}
            className={classes(styles.box, error !== undefined && styles.wrong)}
            name={`otp-${at + 1}`}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={texts.otpBox(at + 1)}
            aria-invalid={error !== undefined}
            // biome-ignore lint/a11y/noAutofocus: the page is there for nothing else
            autoFocus={autoFocus && at === 0}
            value={boxes[at]}
            onChange={({ target }) => fillBoxes(type(boxes, at, target.value))}
            onKeyDown={(event) => onKey(event, at)}
            onPaste={(event) => onPaste(event, at)}
            onFocus={({ target }) => target.select()}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} className={styles.note}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

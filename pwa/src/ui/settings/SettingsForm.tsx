import type { FormEvent, MouseEvent, ReactNode, Ref } from 'react';
import { Button } from '../button/Button';
import { classes } from '../classes';
import { useLeaveGuard } from '../history/use-leave-guard';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import styles from './SettingsForm.module.css';

/** The words of a form of settings. */
interface SettingsFormWords {
  /** What assistive technology calls it. */
  readonly title: string;
  readonly changedMeanwhile: string;
  readonly unsavedTitle: string;
  readonly unsavedQuestion: string;
  readonly keepEditing: string;
  readonly leave: string;
  readonly discard: string;
  /** Where what was written is not kept beside what somebody else has saved: gives it up for that. */
  readonly showTheirs?: string;
  readonly close: string;
}

/** How a form of settings stands. */
interface SettingsFormState {
  readonly form: Ref<HTMLFormElement>;
  readonly busy: boolean;
  /** Something is written that is not saved. */
  readonly changed: boolean;
  /** Somebody else has saved since the form was begun. */
  readonly isOvertaken: boolean;
  readonly reset: () => void;
  readonly onSubmit: (event: FormEvent) => void;
}

interface SettingsFormProps {
  readonly words: SettingsFormWords;
  readonly state: SettingsFormState;
  /** The page is on the screen. */
  readonly current: boolean;
  /** The buttons at its end: the one that saves first. */
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form of an administrator's settings. While something is not saved, its buttons stay on the screen, wherever one scrolls. What was
 * written is not lost without asking, nor silently where others save too.
 */
export function SettingsForm({ words, state, current, buttons, children }: SettingsFormProps) {
  const { form, busy, changed, isOvertaken, reset, onSubmit } = state;
  const guard = useLeaveGuard(current && changed);
  const giveUp = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes away: the next key begins at the form, not at the page.
    event.currentTarget.form?.focus();
    reset();
  };
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        aria-label={words.title}
        noValidate
        inert={busy}
        tabIndex={-1}
        onSubmit={onSubmit}
      >
        {children}
        <div className={classes(styles.end, changed && styles.unsaved)}>
          <p role="status" className={styles.overtaken}>
            {isOvertaken && words.changedMeanwhile}
          </p>
          {buttons}
          {changed && (!isOvertaken || words.showTheirs) && (
            <Button variant="quiet" size="large" onClick={giveUp}>
              {isOvertaken ? words.showTheirs : words.discard}
            </Button>
          )}
        </div>
      </form>
      <ConfirmDialog
        open={guard.asking}
        title={words.unsavedTitle}
        question={words.unsavedQuestion}
        cancelLabel={words.keepEditing}
        confirmLabel={words.leave}
        closeLabel={words.close}
        onCancel={guard.stay}
        onConfirm={() => {
          reset();
          guard.leave();
        }}
      />
    </>
  );
}

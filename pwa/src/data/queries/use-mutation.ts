import { useRef, useState } from 'react';
import { showToast } from '#ui/toasts/toast-store.ts';
import { ApiError, type FailureCode } from '../api/api-error';

/** What is wrong with a form's fields, in words; empty when all is right. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

interface MutationOptions<Field extends string> {
  /** Refusals that are about one field: their words are shown at it instead of in a toast. */
  readonly fieldOf?: Readonly<Partial<Record<FailureCode, Field>>>;
  /** Called when the server understood and said no, with its words; a toast shows them, too. */
  readonly onRefused?: (refusal: ApiError) => void;
}

/** A call to the server that a button or a form starts, and that the screen waits for. */
export interface Mutation<Field extends string = never> {
  readonly busy: boolean;
  /** What was wrong with the fields when they were last sent. */
  readonly problems: Problems<Field>;
  /**
   * Runs the command and waits. Words that it answers become a toast, those of a failure an error toast or the note of a
   * field.
   * @param check looks at the fields first; with problems the command is not run
   * @returns whether it worked
   */
  readonly run: (
    command: () => Promise<string | undefined> | Promise<void>,
    check?: () => Promise<Problems<Field>>,
  ) => Promise<boolean>;
  /** Forgets what was wrong with the fields: what was written is given up. */
  readonly forget: () => void;
  /**
   * The idempotency key of what is sent, compared by identity: the same sent again after a lost answer has the same key,
   * anything else is another attempt.
   */
  readonly keyOf: (sent: unknown) => string;
}

/** What is said of a failure: its own words, `otherwise` where it has none. */
export const failureWords = (error: unknown, otherwise: string): string =>
  (error instanceof Error && error.message) || otherwise;

/**
 * Calls the server and waits: busy meanwhile, then a toast says how it went (docs/product.md#server-messages).
 * @param failed said of a failure without words of its own; or a function that words each failure, `undefined` for no toast
 */
export function useMutation<Field extends string = never>(
  failed: string | ((error: unknown) => string | undefined),
  { fieldOf = {}, onRefused }: MutationOptions<Field> = {},
): Mutation<Field> {
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState({} as Problems<Field>);
  const attempt = useRef<{ readonly sent: unknown; readonly key: string }>(undefined);

  const onFailure = (error: unknown) => {
    const words = typeof failed === 'function' ? failed(error) : failureWords(error, failed);
    const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
    if (field) setProblems({ [field]: words } as Problems<Field>);
    else if (words) showToast('error', words);
    if (error instanceof ApiError && error.refused) onRefused?.(error);
  };

  return {
    busy,
    problems,
    async run(command, check) {
      setBusy(true);
      try {
        if (check) {
          const found = await check();
          setProblems(found);
          if (Object.keys(found).length > 0) return false;
        }
        const words = await command();
        if (words) showToast('success', words);
        return true;
      } catch (error) {
        onFailure(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
    forget: () => setProblems({} as Problems<Field>),
    keyOf(sent) {
      if (!attempt.current || attempt.current.sent !== sent)
        attempt.current = { sent, key: crypto.randomUUID() };
      return attempt.current.key;
    },
  };
}

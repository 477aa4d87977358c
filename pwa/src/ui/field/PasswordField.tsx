import { useState } from 'react';
import { IconButton } from '../button/IconButton';
import { TextField } from './TextField';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  /** The words of the toggle. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password, with a toggle that shows and hides it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      required
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

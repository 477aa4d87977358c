import { useTexts } from '#i18n/use-texts.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { secondFactorTexts } from '../second-factor-texts';

interface SecondFactorCodeFieldProps {
  readonly value: string;
  readonly error?: string;
  readonly autoFocus?: boolean;
  readonly onText: (text: string) => void;
}

/** A code of the authenticator app, which the phone may fill in, or a recovery code. */
export function SecondFactorCodeField({ value, error, autoFocus, onText }: SecondFactorCodeFieldProps) {
  const texts = useTexts(secondFactorTexts);
  return (
    <TextField
      label={texts.code}
      hint={texts.codeHint}
      name="code"
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      autoFocus={autoFocus}
      value={value}
      error={error}
      onText={onText}
    />
  );
}

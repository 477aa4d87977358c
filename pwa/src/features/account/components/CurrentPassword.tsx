import { useTexts } from '#i18n/use-texts.ts';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { accountTexts } from '../texts';

interface CurrentPasswordProps {
  /** Where there is a new one beside it: what distinguishes them. */
  readonly label?: string;
  readonly value: string;
  readonly error?: string;
  readonly autoFocus?: boolean;
  readonly onText: (text: string) => void;
}

/** The password of an account, which proves who one is. */
export function CurrentPassword({ label, ...field }: CurrentPasswordProps) {
  const texts = useTexts(accountTexts);
  return (
    <PasswordField
      {...field}
      label={label ?? texts.password}
      name="password"
      autoComplete="current-password"
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
    />
  );
}

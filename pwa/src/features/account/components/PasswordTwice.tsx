import { useTexts } from '#i18n/use-texts.ts';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import type { Problems } from '../commands/form-problems';
import { accountTexts } from '../texts';

type First = 'password' | 'newPassword';

interface PasswordTwiceProps<Name extends First> {
  /** What the form calls the first of the two fields. */
  readonly name: Name;
  readonly fields: Readonly<Record<Name | 'confirmPassword', string>>;
  readonly problems: Problems;
  /** Answers what takes a field's text. */
  readonly onText: (field: Name | 'confirmPassword') => (text: string) => void;
}

/** A password that is to be, written twice (docs/product.md#register). */
export function PasswordTwice<Name extends First>({
  name,
  fields,
  problems,
  onText,
}: PasswordTwiceProps<Name>) {
  const texts = useTexts(accountTexts);
  const toggle = { showLabel: texts.showPassword, hideLabel: texts.hidePassword } as const;
  return (
    <>
      <PasswordField
        label={texts[name]}
        name={name}
        autoComplete="new-password"
        hint={texts.passwordHint}
        value={fields[name]}
        error={problems[name]}
        onText={onText(name)}
        {...toggle}
      />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={fields.confirmPassword}
        error={problems.confirmPassword}
        onText={onText('confirmPassword')}
        {...toggle}
      />
    </>
  );
}

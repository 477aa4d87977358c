import type { RegisterRequest, UpdateUserRequest } from '@jhola/shared/contracts/account.contract';
import { translate } from '#i18n/locale.ts';
import { accountTexts } from '../texts';

/** The fields of the forms of this feature that say what is wrong with them. */
export type Field = keyof typeof accountTexts.problems;

/** What is wrong with some fields, in words; empty when all is right. */
export type Problems = Readonly<Partial<Record<Field, string>>>;

interface Checked {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
}

/** What the contract says of some fields, each in this shop's words for it. */
function withOwnTexts(fields: Readonly<Partial<Record<Field, string>>>, { error }: Checked): Problems {
  const texts = translate(accountTexts);
  const wrong = (error?.issues ?? []).map(({ path: [name] }) => name as Field);
  return Object.fromEntries(
    wrong.map((name) => [name, fields[name]?.trim() ? texts.problems[name] : texts.required]),
  );
}

/** The refusals of a new password, which are shown at its field (docs/product.md#passwords). */
export const passwordRefusals = <Name extends Field>(field: Name) => ({
  'account.common-password': field,
  'account.personal-password': field,
  'account.guessable-password': field,
});

/** What is wrong with a sign-up (docs/product.md#register). */
export async function registerProblems(fields: RegisterRequest): Promise<Problems> {
  const { RegisterRequest } = await import('@jhola/shared/contracts/account.contract');
  const problems = withOwnTexts(fields, RegisterRequest.safeParse(fields));
  // The contract compares the passwords only once each field is right by itself.
  if (problems.confirmPassword || fields.password === fields.confirmPassword) return problems;
  return { ...problems, confirmPassword: translate(accountTexts).problems.confirmPassword };
}

/** What is wrong with a new password that is given twice (docs/product.md#reset-screen). */
export async function newPasswordProblems(fields: {
  readonly newPassword: string;
  readonly confirmPassword: string;
}): Promise<Problems> {
  const { NewPassword } = await import('@jhola/shared/contracts/account.contract');
  const { newPassword, confirmPassword } = fields;
  const texts = translate(accountTexts);
  return {
    ...(NewPassword.safeParse(newPassword).success ? {} : { newPassword: texts.problems.newPassword }),
    ...(newPassword === confirmPassword ? {} : { confirmPassword: texts.newPasswordMismatch }),
  };
}

/** What is wrong with a profile (docs/product.md#profile). */
export async function profileProblems(fields: UpdateUserRequest): Promise<Problems> {
  const { UpdateUserRequest } = await import('@jhola/shared/contracts/account.contract');
  return withOwnTexts(fields, UpdateUserRequest.safeParse(fields));
}

/** What is wrong with the e-mail of a sign-in. */
export async function emailProblem(email: string): Promise<Problems> {
  const { Email } = await import('@jhola/shared/contracts/account.contract');
  return Email.safeParse(email).success ? {} : { email: translate(accountTexts).problems.email };
}

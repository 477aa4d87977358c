import { z } from 'zod';
import { answerOf, Id, Moment, PlainAnswer } from './answer.contract.js';

/** The paths of docs/product.md#user-calls. */
export const accountPaths = {
  setUp: '/api/user/set-up',
  register: '/api/user/register',
  login: '/api/user/login',
  googleLogin: '/api/user/google-login',
  googleRegister: '/api/user/google-register',
  forgotPassword: '/api/user/forgot-password',
  verifyOtp: '/api/user/verify-forgot-password-otp',
  resetPassword: '/api/user/reset-password',
  refreshToken: '/api/user/refresh-token',
  userDetails: '/api/user/user-details',
  logout: '/api/user/logout',
  uploadAvatar: '/api/user/upload-avatar',
  updateUser: '/api/user/update-user',
  signInOptions: '/api/user/sign-in-options',
  changePassword: '/api/user/change-password',
  changeEmail: '/api/user/change-email',
  confirmEmail: '/api/user/confirm-email',
  exportData: '/api/user/export',
  deleteAccount: '/api/user/delete-account',
} as const;

/** An e-mail address, trimmed and in lower case, so that one address is one account. */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('is not an e-mail address'));

/** A new password: 8 to 128 characters. */
export const NewPassword = z.string().min(8, 'Password must have at least 8 characters').max(128);

/** A person's name. */
export const PersonName = z.string().trim().min(1).max(100);

/** An Indian mobile number: ten digits, an optional +91 or 0 before it is taken off. */
export const Mobile = z
  .string()
  .trim()
  .transform((text) => text.replace(/[\s-]/g, '').replace(/^(\+91|0)(?=\d{10}$)/, ''))
  .pipe(z.string().regex(/^[6-9]\d{9}$/, 'Please enter a valid 10-digit mobile number'));

/** Who may do what (docs/product.md#permissions). */
export const Role = z.enum(['ADMIN', 'USER']);
export type Role = z.infer<typeof Role>;

/** Whether an account may be used. */
export const AccountStatus = z.enum(['Active', 'Blocked']);
export type AccountStatus = z.infer<typeof AccountStatus>;

export const RegisterRequest = z
  .object({ name: PersonName, email: Email, password: NewPassword, confirmPassword: z.string().max(128) })
  .refine((request) => request.password === request.confirmPassword, {
    message: 'Password and confirm password must be same',
    path: ['confirmPassword'],
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** Makes the first administrator of a shop, by the token of the link that its start has printed. */
export const SetUpRequest = z
  .object({
    token: z.string().min(1).max(256),
    name: PersonName,
    email: Email,
    password: NewPassword,
    confirmPassword: z.string().max(128),
  })
  .refine((request) => request.password === request.confirmPassword, {
    message: 'Password and confirm password must be same',
    path: ['confirmPassword'],
  })
  .meta({ id: 'SetUpRequest' });
export type SetUpRequest = z.infer<typeof SetUpRequest>;

/** The page of the web app that makes the first administrator. */
export const setUpPage = { path: '/set-up', parameter: 'token' } as const;

/** A password as somebody types it to prove who they are: any text an earlier rule may have allowed. */
export const GivenPassword = z.string().min(1).max(128);

/** A code of an authenticator app, or a recovery code, as somebody types it. */
export const SecondFactorCode = z.string().trim().min(6).max(40);

/** An ID token of the sign-in provider. */
const GoogleCredential = z.string().min(1).max(8192);

/**
 * `credential`: the provider's account that is linked to this one once the password has proved right. `code`: of the second
 * factor, where the account has one (`second-factor.required`).
 */
export const LoginRequest = z
  .object({
    email: Email,
    password: GivenPassword,
    credential: GoogleCredential.optional(),
    code: SecondFactorCode.optional(),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.infer<typeof LoginRequest>;

export const GoogleRequest = z
  .object({ credential: GoogleCredential, code: SecondFactorCode.optional() })
  .meta({ id: 'GoogleRequest' });
export type GoogleRequest = z.infer<typeof GoogleRequest>;

export const ForgotPasswordRequest = z.object({ email: Email }).meta({ id: 'ForgotPasswordRequest' });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

/** A one-time code: six digits (docs/product.md#recovery). */
export const Otp = z.string().regex(/^\d{6}$/, 'must be six digits');

export const VerifyOtpRequest = z.object({ email: Email, otp: Otp }).meta({ id: 'VerifyOtpRequest' });
export type VerifyOtpRequest = z.infer<typeof VerifyOtpRequest>;

export const ResetPasswordRequest = z
  .object({
    email: Email,
    newPassword: NewPassword,
    confirmPassword: z.string().max(128),
    resetToken: z.string().min(1).max(256).optional(),
  })
  .refine((request) => request.newPassword === request.confirmPassword, {
    message: 'New password and confirm password must be same',
    path: ['confirmPassword'],
  })
  .meta({ id: 'ResetPasswordRequest' });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

export const UpdateUserRequest = z
  .object({ name: PersonName, email: Email, mobile: Mobile })
  .meta({ id: 'UpdateUserRequest' });
export type UpdateUserRequest = z.infer<typeof UpdateUserRequest>;

/** How somebody signed in proves again who they are: by the password, or by the provider where there is none. */
const reauthentication = { password: GivenPassword.optional(), credential: GoogleCredential.optional() };

/** Sets another password, or the first one of an account that the provider opened. Every other session ends. */
export const ChangePasswordRequest = z
  .object({ ...reauthentication, newPassword: NewPassword, confirmPassword: z.string().max(128) })
  .refine((request) => request.newPassword === request.confirmPassword, {
    message: 'New password and confirm password must be same',
    path: ['confirmPassword'],
  })
  .meta({ id: 'ChangePasswordRequest' });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** Asks for another e-mail address: a code goes to the new one. */
export const ChangeEmailRequest = z
  .object({ ...reauthentication, email: Email })
  .meta({ id: 'ChangeEmailRequest' });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

/** The code from the new address. */
export const ConfirmEmailRequest = z.object({ email: Email, otp: Otp }).meta({ id: 'ConfirmEmailRequest' });
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>;

export const DeleteAccountRequest = z.object(reauthentication).meta({ id: 'DeleteAccountRequest' });
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;

/** The signed-in user as the web app sees it (docs/product.md#user-fields). */
export const UserDetails = z
  .object({
    _id: Id,
    name: z.string(),
    username: z.string(),
    email: z.string(),
    avatar: z.string(),
    mobile: z.string(),
    verify_email: z.boolean(),
    last_login_date: Moment.nullable(),
    status: AccountStatus,
    role: Role,
    /** Whether there is a password, and whether the provider's account is linked. */
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    /** Whether an administrator manages the shop only once sign-in asks for a second factor; `role` is USER until then. */
    needsSecondFactor: z.boolean(),
    address_details: z.array(Id),
    shopping_cart: z.array(Id),
    orderHistory: z.array(Id),
  })
  .meta({ id: 'UserDetails' });
export type UserDetails = z.infer<typeof UserDetails>;

export const RegisterAnswer = PlainAnswer;
export const LoginAnswer = answerOf(z.object({ accesstoken: z.string(), refreshToken: z.string() })).meta({
  id: 'LoginAnswer',
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;
export const RefreshAnswer = answerOf(z.object({ accessToken: z.string(), refreshToken: z.string() })).meta({
  id: 'RefreshAnswer',
});
export type RefreshAnswer = z.infer<typeof RefreshAnswer>;
/** New tokens for the device that changed the password; the others have to sign in again. */
export const ChangePasswordAnswer = LoginAnswer.meta({ id: 'ChangePasswordAnswer' });
export const UserDetailsAnswer = answerOf(UserDetails).meta({ id: 'UserDetailsAnswer' });
export type UserDetailsAnswer = z.infer<typeof UserDetailsAnswer>;
export const VerifyOtpAnswer = answerOf(z.object({ resetToken: z.string() })).meta({ id: 'VerifyOtpAnswer' });
export const AvatarAnswer = answerOf(z.object({ avatar: z.string() })).meta({ id: 'AvatarAnswer' });

/** What the sign-in pages offer: the provider's client id, or null when third-party sign-in is not configured. */
export const SignInOptions = z.object({
  googleClientId: z.string().nullable(),
  /** Whether the shop has a name that passkeys can be bound to. */
  passkeys: z.boolean(),
});
export type SignInOptions = z.infer<typeof SignInOptions>;
export const SignInOptionsAnswer = answerOf(SignInOptions).meta({ id: 'SignInOptionsAnswer' });

/** Everything the shop holds of somebody, by what it is. */
export const ExportAnswer = answerOf(
  z.object({
    exportedAt: Moment,
    account: z.record(z.string(), z.unknown()),
    sessions: z.array(z.record(z.string(), z.unknown())),
    devices: z.array(z.record(z.string(), z.unknown())),
    addresses: z.array(z.record(z.string(), z.unknown())),
    cart: z.array(z.record(z.string(), z.unknown())),
    wishlist: z.array(z.record(z.string(), z.unknown())),
    orders: z.array(z.record(z.string(), z.unknown())),
    reviews: z.array(z.record(z.string(), z.unknown())),
    questions: z.array(z.record(z.string(), z.unknown())),
    /** One-time codes under way (not the codes themselves), and pictures of theirs. */
    codes: z.array(z.record(z.string(), z.unknown())),
    pictures: z.array(z.record(z.string(), z.unknown())),
    /** Devices that are sent notifications, and products waited for. */
    notifications: z.array(z.record(z.string(), z.unknown())),
    /** What an administrator did in the shop; empty for customers. */
    activity: z.array(z.record(z.string(), z.unknown())),
  }),
).meta({ id: 'ExportAnswer' });
export type ExportAnswer = z.infer<typeof ExportAnswer>;

import { catalogueErrorCodes } from './catalogue-error-codes.js';
import { importErrorCodes } from './import-error-codes.js';
import { orderErrorCodes } from './order-error-codes.js';

/**
 * Every refusal the shop can answer: a stable, machine-readable code, its HTTP status and its default words.
 * `{name}` in the words is replaced by the detail of that name. Texts that docs/product.md
 * quotes stand here letter by letter.
 */
export const errorCodes = {
  'request.invalid': { status: 400, message: 'Please check what you entered: {reason}' },
  'request.malformed': { status: 400, message: 'The request could not be read.' },
  'request.too-large': { status: 413, message: 'The request is too large.' },
  'request.unsupported-type': { status: 415, message: 'Send the request as JSON.' },
  'request.too-slow': { status: 408, message: 'The request took too long to arrive. Please try again.' },
  'request.too-many': { status: 429, message: 'Too many requests. Please try again in a moment.' },
  'route.missing': { status: 404, message: 'There is nothing at this address.' },
  'server.failed': { status: 500, message: 'Something went wrong!' },
  'server.busy': { status: 503, message: 'The shop is busy. Please try again in a moment.' },
  'server.disk-full': {
    status: 503,
    message: 'The shop cannot save anything just now: nothing was changed. Please try again later.',
  },
  'server.stopping': { status: 503, message: 'The shop is restarting. Please try again in a moment.' },

  'auth.required': { status: 401, message: 'Login required!' },
  'auth.expired': { status: 401, message: 'Your session has ended. Please login again.' },
  'auth.forbidden': { status: 403, message: 'Access denied' },

  'account.wrong-credentials': { status: 401, message: 'The e-mail or the password is not right.' },
  'account.blocked': { status: 403, message: 'This account is blocked. Please contact the shop.' },
  'account.email-taken': { status: 409, message: 'This e-mail is already registered. Please login.' },
  'account.missing': { status: 404, message: 'This account does not exist.' },
  'account.reauthenticate': { status: 403, message: 'Changing the e-mail needs your password again.' },

  'account.code-wrong': { status: 400, message: 'This code is not right, or it has expired.' },
  'account.reset-refused': { status: 403, message: 'Please ask for a new code and try again.' },
  'account.common-password': {
    status: 400,
    message: 'This password is one of the most common. Please choose another.',
  },
  'account.personal-password': {
    status: 400,
    message:
      'This password is made of your name, your e-mail or the name of the shop. Please choose another.',
  },
  'account.guessable-password': {
    status: 400,
    message:
      'This password is easily guessed, such as keys in a row, a repetition or a date. Please choose another.',
  },
  'account.own-account': { status: 409, message: 'You cannot change your own account here.' },
  'account.last-admin': { status: 409, message: 'The shop needs an administrator. Make another one first.' },
  'account.set-up-refused': {
    status: 403,
    message: 'This link is not valid any more. Start the shop again for a new one.',
  },
  'second-factor.required': { status: 401, message: 'Enter the code from your authenticator app.' },
  'second-factor.wrong': {
    status: 401,
    message: 'This code is not right. Wait for the next one in your app, or use a recovery code.',
  },
  'second-factor.first': {
    status: 403,
    message: 'Sign in with your passkey or your code first: a password alone cannot change how you sign in.',
  },
  'second-factor.on': { status: 409, message: 'Two-step sign-in is on already.' },
  'second-factor.off': { status: 409, message: 'Two-step sign-in is not on.' },
  'passkey.refused': {
    status: 401,
    message: 'This passkey was not accepted. Try again, or login with your password.',
  },
  'passkey.known': { status: 409, message: 'This passkey is in use already.' },
  'passkey.missing': { status: 404, message: 'This passkey is not on your account any more.' },
  'passkey.too-many': { status: 409, message: 'An account has at most {most} passkeys. Remove one first.' },
  'passkey.not-offered': {
    status: 409,
    message: 'Passkeys work once the shop is opened by a name, not by a number.',
  },
  'google.refused': { status: 401, message: 'Google Login Failed' },
  'google.not-offered': { status: 404, message: 'Sign-in with Google is not offered here.' },
  'google.not-linked': {
    status: 409,
    message: 'You already have an account. Login with its password once to connect Google.',
  },
  'google.unreachable': {
    status: 503,
    message: 'Google cannot be reached just now. Please try again in a moment.',
  },
  'session.missing': { status: 404, message: 'This session has already ended.' },
  'session.unknown-link': {
    status: 403,
    message: 'This link is not valid. Please open it as it stands in the mail.',
  },

  'upload.missing': { status: 400, message: 'Please choose a picture.' },
  'upload.not-a-picture': { status: 415, message: 'Please choose a JPEG, PNG, WebP or AVIF picture.' },
  'upload.too-large': { status: 413, message: 'The picture is larger than {most} MB.' },
  'upload.too-many-pixels': { status: 413, message: 'The picture has more than {most} megapixels.' },
  'upload.too-long-a-side': { status: 413, message: 'A side of the picture has more than {most} pixels.' },
  'upload.too-small': {
    status: 400,
    message: 'The longer side of the picture has less than {least} pixels.',
  },

  'address.missing': { status: 404, message: 'This address does not exist.' },
  'address.too-many': { status: 409, message: 'You already have {most} addresses. Please remove one first.' },

  'pincode.unknown': { status: 404, message: 'This pincode is not on our list.' },

  ...catalogueErrorCodes,

  ...importErrorCodes,

  'backup.elsewhere': {
    status: 409,
    message: 'This shop’s backup is made on its server: npm run backup, or mongodump for a MongoDB.',
  },
  'backup.running': {
    status: 409,
    message: 'A backup is under way already, or is waiting to be downloaded.',
  },
  'backup.no-room': {
    status: 409,
    message: 'A backup needs {needed} MB of room on the shop’s disk, and {free} MB are free.',
  },
  'backup.missing': { status: 404, message: 'There is no backup to download. Prepare one first.' },
  'backup.download-refused': {
    status: 403,
    message: 'This download was not allowed, or it was used. Begin it again in the shop.',
  },

  'cart.line-missing': { status: 404, message: 'This item is not in your cart.' },
  'cart.full': { status: 409, message: 'Your cart already has {most} different items.' },
  'cart.most-of-one': { status: 409, message: 'At most {most} of {name} in one order.' },
  'cart.empty': { status: 409, message: 'Your cart is empty.' },
  'stock.short': { status: 409, message: 'Only {left} of {name} left in stock.' },
  'stock.none': { status: 409, message: '{name} is out of stock.' },

  ...orderErrorCodes,
  'stock.below-zero': { status: 409, message: 'Only {left} of {name} are left: no more can be taken out.' },
  'stock.above-most': { status: 409, message: 'At most {most} of {name} can be in stock.' },

  'push.bad-subscription': { status: 400, message: 'This browser cannot be sent notifications.' },
  'push.missing': { status: 404, message: 'Notifications are not turned on for this device.' },
  'push.gone': {
    status: 410,
    message: 'Your browser has ended the notifications. Please turn them on again.',
  },
  'push.unreachable': {
    status: 503,
    message: 'The notification service of your browser cannot be reached. Please try again later.',
  },
  'push.in-stock': { status: 409, message: 'This product is in stock.' },
  'push.too-many-waits': { status: 409, message: 'You already wait for {most} products.' },

  'review.photo-missing': { status: 404, message: 'This photo is no longer there. Please choose it again.' },
  'review.missing': { status: 404, message: 'This review does not exist.' },
  'review.own': { status: 403, message: 'This is your own review.' },

  'question.missing': { status: 404, message: 'This question does not exist.' },
  'question.too-many': {
    status: 409,
    message: '{most} of your questions about this product already wait for an answer.',
  },

  'shop-settings.changed': {
    status: 409,
    message: 'Somebody else has saved the settings meanwhile. Please check them and save again.',
  },
  'shop-settings.no-such-logo': {
    status: 400,
    message: 'The shop does not have this logo. Please upload it again.',
  },
  'shop-settings.no-such-picture': {
    status: 400,
    message: 'The shop does not have the picture of banner {number}. Please upload it again.',
  },

  'delivery-areas.changed': {
    status: 409,
    message: 'Somebody else has saved the delivery areas meanwhile. Please check them and save again.',
  },
  'delivery-areas.district-unknown': {
    status: 400,
    message: '{name}: {district}, {state} is not in the list of PIN codes.',
  },
  'delivery-areas.never-reached': {
    status: 400,
    message: '{name}: the areas above have all its PIN codes already. Move it up, or remove it.',
  },

  'idempotency.key-required': { status: 400, message: 'This call needs an Idempotency-Key header.' },
  'idempotency.other-body': { status: 422, message: 'This Idempotency-Key was used for another request.' },
  'idempotency.in-flight': { status: 409, message: 'The same request is still being worked on.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** The code of a refusal, as it stands in an error answer's `code`. */
export type ErrorCode = keyof typeof errorCodes;

/**
 * The words of a refusal, with `{name}` replaced by the detail of that name.
 * @param code the refusal's code
 * @param details what fills the placeholders in the text; a placeholder without a detail is left out
 */
export function errorMessage(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}): string {
  return errorCodes[code].message
    .replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''))
    .trim();
}

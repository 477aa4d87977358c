/** The words of two-step sign-in: in the profile, and after the password. */
export const secondFactorTexts = {
  title: 'Two-step sign-in',
  lead: 'After your password, signing in asks for a code of an authenticator app on your phone. A stolen password alone opens nothing.',
  needed:
    'Your shop asks this of its administrators: turn it on, or sign in by a passkey, to manage the shop.',
  needsPassword: 'Set a password first.',
  on: 'On',
  off: 'Off',
  since: (date: string) => `On since ${date}.`,
  codesLeft: (left: number) =>
    left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`,
  failed: 'Whether it is on could not be fetched',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',

  passwordFirst: 'Your password first, so that it is you.',
  goOn: 'Continue',
  scan: 'Scan this with your authenticator app',
  scanAlt: 'A code to scan with the authenticator app on your phone',
  sameDevice: 'Open in the app on this device',
  typeIt: 'Or type this key into it:',
  enterCode: 'Then enter the six digits that it shows.',
  confirm: 'Turn on',
  turnedOn: 'Two-step sign-in is on',
  turnedOff: 'Two-step sign-in is off',

  codesTitle: 'Recovery codes',
  codesLead:
    'Each signs you in once when your phone is not at hand. They are not shown again: keep them now.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying does not work here. Please save them as a file.',
  save: 'Save as a file',
  kept: 'I have kept them',

  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
  codeLead: 'One more step: the code of your authenticator app.',
  signIn: 'Login',
  back: 'Back',
  endLead: 'Signing in asks for your password alone then.',
  newCodesLead: 'The recovery codes from before stop working.',
} as const;

/** The words of the account menu and of logging out: every page has them, unlike the rest of an account's words. */
export const menuTexts = {
  loginRequired: 'Login required!',
  myAccount: 'My Account',
  admin: '(Admin)',
  secondFactorNeeded: 'Turn on two-step sign-in to manage the shop',
  logOut: 'Log Out',
  logoutSuccessful: 'Logout successful!',
  unsentTitle: 'Not sent yet',
  unsent: (changes: number) =>
    changes === 1
      ? '1 change was not sent yet. Log out all the same?'
      : `${changes} changes were not sent yet. Log out all the same?`,
  stay: 'Stay signed in',
  close: 'Close',
  wentWrong: 'Something went wrong!',
} as const;

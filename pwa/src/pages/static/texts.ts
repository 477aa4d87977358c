/** How the ways to reach the support are called. */
export const supportTexts = {
  email: 'E-mail',
  phone: 'Phone',
  letter: 'Post',
} as const;

/** An e-mail address, partly hidden, for a reader who should not learn it: `m•••@mail.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

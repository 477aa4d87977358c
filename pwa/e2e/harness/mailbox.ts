import { expect } from 'vitest';

/**
 * The newest one-time code that a shop without a mail server has written to an address: its development mailbox shows it.
 */
export async function codeInMailbox(shopUrl: string, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const page = await (await fetch(`${shopUrl}/dev/mailbox`)).text();
      const mail = page.split('<article>').find((article) => article.includes(`To ${email},`));
      code = /<strong>(\d{6})<\/strong>/.exec(mail ?? '')?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

/** Another code than that one. */
export const wrongCode = (right: string): string => (right === '111111' ? '222222' : '111111');

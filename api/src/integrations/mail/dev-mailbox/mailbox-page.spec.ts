import { DevMailbox } from './dev-mailbox.js';
import { mailboxPage } from './mailbox-page.js';

const aMail = (id: string, change: object = {}) => ({
  id,
  from: 'Jhola',
  to: 'meera@test.example',
  subject: `Mail ${id}`,
  text: 'Hello,\n\n    004217\n\nbye 123456 bye',
  html: '<p>004217</p>',
  ...change,
});

async function pageOf(...mails: ReturnType<typeof aMail>[]): Promise<string> {
  const mailbox = new DevMailbox();
  for (const mail of mails) await mailbox.send(mail);
  return mailboxPage(mailbox.mails, 'Jhola');
}

describe('the development mailbox', () => {
  it('says when there is nothing yet', async () => {
    expect(await pageOf()).toContain('No mail yet.');
  });

  it('keeps the newest fifty', async () => {
    const page = await pageOf(...Array.from({ length: 60 }, (_, at) => aMail(`n${at}`)));
    expect(page.match(/<article>/g)).toHaveLength(50);
    expect(page.indexOf('Mail n59')).toBeLessThan(page.indexOf('Mail n58'));
    expect(page).not.toContain('Mail n9<');
  });

  it('makes a code that stands alone on its line easy to find, and no other figures', async () => {
    expect((await pageOf(aMail('one'))).match(/<strong>\d+<\/strong>/g)).toEqual(['<strong>004217</strong>']);
  });

  it('writes nothing of a mail as HTML', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const page = await pageOf(aMail('"><script>', { to: evil, subject: evil, text: evil }));
    expect(page).not.toMatch(/<img|<script/);
    expect(page).toContain('&lt;img');
  });
});

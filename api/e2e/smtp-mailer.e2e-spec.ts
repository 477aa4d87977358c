import { type MailServer, startMailServer } from '@jhola/test-doubles/doubles/mail-server';
import { Logger } from '@nestjs/common';
import { MailNotSent, SmtpMailer } from '../src/integrations/mail/smtp-mailer.js';

let server: MailServer;
let mailer: SmtpMailer;
let warn: jest.SpyInstance;
beforeEach(async () => {
  warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  server = await startMailServer();
  mailer = new SmtpMailer({ url: server.url, from: 'Jhola <no-reply@shop.example>' });
});
afterEach(async () => {
  mailer.onApplicationShutdown();
  await server.stop();
  warn.mockRestore();
});

const to = 'meera@test.example';
const aMail = (change: object = {}) => ({
  id: 'b1946ac9',
  from: 'Jhola',
  to,
  subject: 'Your code',
  text: 'code 123456',
  html: '<p>code 123456</p>',
  ...change,
});

describe('a mail by SMTP', () => {
  it('arrives as text and as HTML, from the shop, marked as written by a machine', async () => {
    await mailer.send(aMail());
    const [mail] = server.mailsTo(to);
    expect(mail).toMatchObject({
      from: 'Jhola <no-reply@shop.example>',
      subject: 'Your code',
      text: 'code 123456\n',
      html: '<p>code 123456</p>\n',
    });
    expect(mail?.headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'message-id': '<b1946ac9@shop.example>',
    });
  });

  it('bears the shop’s name where the sender is an address alone, whatever stands in it', async () => {
    const bare = new SmtpMailer({ url: server.url, from: 'no-reply@shop.example' });
    try {
      await bare.send(aMail({ from: 'Sharma, Sons <evil@test.example>' }));
    } finally {
      bare.onApplicationShutdown();
    }
    expect(server.mailsTo(to)[0]?.from).toBe('Sharma, Sons <evil@test.example> <no-reply@shop.example>');
  });

  it('arrives at a server on this machine that has certified itself', async () => {
    const ownCertificate = await startMailServer(0, true);
    const local = new SmtpMailer({ url: ownCertificate.url, from: 'no-reply@shop.example' });
    await local.send(aMail());
    expect(ownCertificate.mailsTo(to)).toHaveLength(1);
    local.onApplicationShutdown();
    await ownCertificate.stop();
  });

  it('has one recipient and no other header, whatever stands in its subject', async () => {
    await mailer.send(aMail({ subject: 'Hello\r\nBcc: eve@test.example' }));
    expect(server.mailsTo(to)).toHaveLength(1);
    expect(server.mailsTo('eve@test.example')).toEqual([]);
    expect(server.mailsTo(to)[0]?.headers).not.toHaveProperty('bcc');
  });

  it.each([450, 421])('is worth another try when the server answers %i', async (status) => {
    server.refuseWith(status);
    await expect(mailer.send(aMail())).rejects.toThrow(MailNotSent);
    server.refuseWith(undefined);
    await mailer.send(aMail());
    expect(server.mailsTo(to)).toHaveLength(1);
  });

  it('is given up when the server refuses it for good', async () => {
    server.refuseWith(550);
    await expect(mailer.send(aMail())).resolves.toBeUndefined();
    expect(server.refused).toBe(1);
    expect(warn).toHaveBeenCalledWith(
      { mail: 'b1946ac9', code: 'EENVELOPE', responseCode: 550 },
      'A mail was refused for good',
    );
  });

  it('is worth another try when there is no server, and the trouble names neither content nor recipient', async () => {
    await server.stop();
    const trouble = await mailer.send(aMail()).catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(MailNotSent);
    expect(JSON.stringify(trouble, Object.getOwnPropertyNames(trouble))).not.toMatch(/123456|meera/);
    server = await startMailServer();
  });
});

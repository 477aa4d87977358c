import { defaultShopSettings } from '@jhola/shared/identity/default-shop-settings';
import { emailHtml } from '#integrations/mail/message/email-html.js';
import type { EmailMessage } from '#integrations/mail/message/email-message.js';
import { emailText } from '#integrations/mail/message/email-text.js';
import { salutation } from '#integrations/mail/message/salutation.js';
import { type EmailTemplates, emailTemplates } from './email-templates.js';
import { maskedEmail } from './masked-email.js';

const shopUrl = 'https://shop.example';
const shop = { ...defaultShopSettings, name: 'Sharma & Sons', supportEmail: 'ask@sharma.example' };
const words = emailTemplates(shop, shopUrl);
const meera = { email: 'meera@test.example', name: 'Meera Nair' };
const names = Object.keys(words) as (keyof EmailTemplates)[];
const device = { name: 'Chrome on Android', address: '203.0.113.7', at: 0, token: 'the-token' };

const messageOf = (name: keyof EmailTemplates): EmailMessage =>
  name === 'newDevice' ? words.newDevice(meera, device) : words[name](meera, '004217');

describe('the mails of accounts', () => {
  it.each(names)('%s is in the shop’s name, with how to reach it, as text and as HTML', (name) => {
    const message = messageOf(name);
    for (const written of [emailText(message, shop), emailHtml(message, shop, shopUrl)]) {
      expect(written).toContain('Hello Meera,');
      expect(written).toContain(shop.supportEmail);
      expect(written).toMatch(/Sharma (&|&amp;) Sons/);
    }
    expect(message.subject).toContain(shop.name);
  });

  it.each(names)('%s loads nothing from anywhere and runs nothing', (name) => {
    const html = emailHtml(messageOf(name), shop, shopUrl);
    expect(html).not.toMatch(/<script|<img|<link|<style|url\(|@import|\son\w+=/);
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/shop\.example|mailto:)/);
  });

  it('keeps the code out of the subject, which a locked screen shows', () => {
    const message = words.resetCode(meera, '004217');
    expect(message.subject).not.toContain('004217');
    expect(emailText(message, shop)).toContain('004217');
    expect(emailHtml(message, shop, shopUrl)).toContain('>004217<');
  });

  it('writes no foreign text as HTML', () => {
    const html = emailHtml(words.emailChanged(meera, '"><img src=x>@test.example'), shop, shopUrl);
    expect(html).not.toContain('<img');
    expect(html).toContain('@test.example');
  });

  it('masks the other address', () => {
    expect(maskedEmail('ravi.kumar@test.example')).toBe('r•••@test.example');
  });
});

describe('the salutation of a mail', () => {
  it.each([
    ['Meera Nair', 'Hello Meera,'],
    ["  D'Souza ", "Hello D'Souza,"],
    ['मीरा नायर', 'Hello मीरा,'],
    ['https://evil.example/win now', 'Hello,'],
    ['Win1000₹', 'Hello,'],
    ['<b>Meera</b>', 'Hello,'],
    ['x'.repeat(31), 'Hello,'],
    ['', 'Hello,'],
  ])('greets %s', (name, greeting) => {
    expect(salutation(name)).toBe(greeting);
  });
});

import { securityText } from './security-text.js';

const now = new Date('2026-11-23T21:45:12.345Z');

describe('security.txt', () => {
  it('says whom to tell, for how long that holds, and where it stands (promise 63)', () => {
    expect(securityText('help@jhola.example', 'https://shop.example.in', now).split('\r\n')).toEqual([
      'Contact: mailto:help@jhola.example',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: en, hi',
      'Canonical: https://shop.example.in/.well-known/security.txt',
      '',
    ]);
  });

  it('gives no address that does not begin with https', () => {
    expect(securityText('help@jhola.example', 'http://localhost:3000', now)).not.toContain('Canonical');
  });
});

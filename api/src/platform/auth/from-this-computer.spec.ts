import { isFromThisComputer, isWithin } from './from-this-computer.js';

const sent = (remoteAddress: string | undefined, headers: Record<string, string> = {}) => ({
  socket: { remoteAddress },
  headers: { host: 'localhost:3000', ...headers },
});

describe('a request from this computer', () => {
  it.each([
    ['127.0.0.1', {}],
    ['::1', { host: '[::1]:3000' }],
    ['::ffff:127.0.0.1', { host: '127.0.0.1' }],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1, ::1' }],
  ])('is one from %s with %j', (address, headers: Record<string, string>) => {
    expect(isFromThisComputer(sent(address, headers))).toBe(true);
  });

  it.each([
    ['192.168.1.4', {}],
    ['192.168.1.4', { 'x-forwarded-for': '127.0.0.1' }],
    ['192.168.1.4', { 'x-real-ip': '127.0.0.1', host: 'localhost' }],
    ['::ffff:10.0.0.1', {}],
    [undefined, {}],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }],
    ['127.0.0.1', { 'x-forwarded-for': 'unknown' }],
    ['127.0.0.1', { 'x-forwarded-for': '' }],
    ['127.0.0.1', { 'x-real-ip': '203.0.113.7' }],
    ['127.0.0.1', { forwarded: 'for=127.0.0.1' }],
    ['127.0.0.1', { host: 'shop.example' }],
    ['127.0.0.1', { host: '192.168.1.4:3000' }],
    ['127.0.0.1', { host: 'no name' }],
  ])('is none from %s with %j', (address, headers: Record<string, string>) => {
    expect(isFromThisComputer(sent(address, headers))).toBe(false);
  });

  it('is required for features of this computer, and not enough for disabled ones', () => {
    expect(isWithin('this-computer', sent('127.0.0.1'))).toBe(true);
    expect(isWithin('this-computer', sent('10.0.0.1'))).toBe(false);
    expect(isWithin('everybody', sent('10.0.0.1'))).toBe(true);
    expect(isWithin('nobody', sent('127.0.0.1'))).toBe(false);
  });
});

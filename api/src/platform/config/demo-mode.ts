import ipaddr from 'ipaddr.js';
import { demoAdmin, demoShopper } from './demo-accounts.js';

/** Who reaches something that is for trying the shop out: nobody, whoever sits at this computer, or all visitors. */
export type Reach = 'nobody' | 'this-computer' | 'everybody';

/** What there is for trying the shop out; every part of the shop asks here, and none asks the environment itself. */
export interface DemoMode {
  /** `local`: somebody tries the shop out on this computer; `public`: a demo is shown to others; `off`: a real shop. */
  readonly name: 'local' | 'public' | 'off';
  /** Signing in with the demo administrator's password. */
  readonly adminPassword: Reach;
  /** Signing in with the demo shopper's password. */
  readonly shopperPassword: Reach;
  /** The page with the mails that no mail server takes. */
  readonly mailbox: Reach;
  /** Payments in play money. */
  readonly cardSimulator: Reach;
  /** Whose calls RATE_LIMITS=off leaves uncounted. */
  readonly unlimitedCalls: Reach;
  /** Who reads the API's description without signing in as an administrator. */
  readonly apiDocs: Reach;
}

/** The settings that decide. */
export interface DemoSettings {
  readonly NODE_ENV: 'development' | 'test' | 'production';
  readonly PUBLIC_URL?: string | undefined;
  readonly DEMO_PUBLIC: 'on' | 'off';
}

const modes = {
  local: {
    name: 'local',
    adminPassword: 'this-computer',
    shopperPassword: 'this-computer',
    mailbox: 'this-computer',
    cardSimulator: 'this-computer',
    unlimitedCalls: 'this-computer',
    apiDocs: 'this-computer',
  },
  public: {
    name: 'public',
    adminPassword: 'nobody',
    shopperPassword: 'everybody',
    mailbox: 'nobody',
    cardSimulator: 'everybody',
    unlimitedCalls: 'nobody',
    apiDocs: 'nobody',
  },
  off: {
    name: 'off',
    adminPassword: 'nobody',
    shopperPassword: 'nobody',
    mailbox: 'nobody',
    cardSimulator: 'nobody',
    unlimitedCalls: 'nobody',
    apiDocs: 'nobody',
  },
} as const satisfies Record<DemoMode['name'], DemoMode>;

/**
 * What there is for trying the shop out with these settings. Only a shop whose address is this computer's own has all of
 * it, and only for this computer; every other address is a real shop's, unless DEMO_PUBLIC says otherwise.
 */
export function demoModeOf({ NODE_ENV, PUBLIC_URL: address, DEMO_PUBLIC }: DemoSettings): DemoMode {
  if (NODE_ENV === 'production') return modes.off;
  if (DEMO_PUBLIC === 'on') return modes.public;
  return address === undefined || isLoopbackName(new URL(address).hostname) ? modes.local : modes.off;
}

/** Who may sign in with this password: everybody, unless it is one of the demo's. */
export function reachOfPassword({ adminPassword, shopperPassword }: DemoMode, password: string): Reach {
  if (password === demoAdmin.password) return adminPassword;
  return password === demoShopper.password ? shopperPassword : 'everybody';
}

/** Whether a host's name means this very computer. @param name as in an address, IPv6 with or without brackets */
export function isLoopbackName(name: string): boolean {
  return /^(.+\.)?localhost\.?$/i.test(name) || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));
}

/** Whether an IP address is this computer's own loopback; text that is no IP address is not. */
export function isLoopbackAddress(address: string): boolean {
  // process() reads an IPv4 address that is written as IPv6; short forms such as 127.1 are refused.
  const wellFormed = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  return wellFormed && ipaddr.process(address).range() === 'loopback';
}

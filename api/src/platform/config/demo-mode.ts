import ipaddr from 'ipaddr.js';
import { demoAdmin, demoShopper } from './demo-accounts.js';

/** Who reaches a demo feature: nobody, clients on this computer, or all visitors. */
export type Reach = 'nobody' | 'this-computer' | 'everybody';

/** The demo features of the shop. All code asks here instead of reading the environment. */
export interface DemoMode {
  /** `local`: the shop is tried out on this computer; `public`: a demo for everybody; `off`: a real shop. */
  readonly name: 'local' | 'public' | 'off';
  /** Signing in with the demo administrator's password. */
  readonly adminPassword: Reach;
  /** Signing in with the demo shopper's password. */
  readonly shopperPassword: Reach;
  /** The page with the mails of a shop without a mail server. */
  readonly mailbox: Reach;
  /** Payments in play money. */
  readonly cardSimulator: Reach;
  /** Whose calls RATE_LIMITS=off leaves uncounted. */
  readonly unlimitedCalls: Reach;
  /** Who reads the API's description without an administrator's token. */
  readonly apiDocs: Reach;
  /** Who reads the figures for a monitor where METRICS_TOKEN is not set. */
  readonly metrics: Reach;
}

/** The settings that decide. */
export interface DemoSettings {
  readonly NODE_ENV: 'development' | 'test' | 'production';
  readonly PUBLIC_URL?: string | undefined;
  readonly DEMO_PUBLIC: 'on' | 'off';
  /** How many processes take requests; one where nothing is said. */
  readonly WORKERS?: number;
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
    metrics: 'this-computer',
  },
  public: {
    name: 'public',
    adminPassword: 'nobody',
    shopperPassword: 'everybody',
    mailbox: 'nobody',
    cardSimulator: 'everybody',
    unlimitedCalls: 'nobody',
    apiDocs: 'nobody',
    metrics: 'nobody',
  },
  off: {
    name: 'off',
    adminPassword: 'nobody',
    shopperPassword: 'nobody',
    mailbox: 'nobody',
    cardSimulator: 'nobody',
    unlimitedCalls: 'nobody',
    apiDocs: 'nobody',
    metrics: 'nobody',
  },
} as const satisfies Record<DemoMode['name'], DemoMode>;

/** Mails and play money are in the memory of one process: several have neither. */
const withSeveralWorkers = { mailbox: 'nobody', cardSimulator: 'nobody' } as const;

/**
 * The demo features for these settings. All of them are available only in a shop at this computer's own
 * address, and only to this computer; every other address is a real shop's, unless DEMO_PUBLIC is set.
 */
export function demoModeOf(settings: DemoSettings): DemoMode {
  const mode = modeOf(settings);
  return (settings.WORKERS ?? 1) > 1 ? { ...mode, ...withSeveralWorkers } : mode;
}

function modeOf({ NODE_ENV, PUBLIC_URL: address, DEMO_PUBLIC }: DemoSettings): DemoMode {
  if (NODE_ENV === 'production') return modes.off;
  if (DEMO_PUBLIC === 'on') return modes.public;
  return address === undefined || isLoopbackName(new URL(address).hostname) ? modes.local : modes.off;
}

/** Who may sign in with this password: everybody, unless it is one of the demo's. */
export function reachOfPassword({ adminPassword, shopperPassword }: DemoMode, password: string): Reach {
  if (password === demoAdmin.password) return adminPassword;
  return password === demoShopper.password ? shopperPassword : 'everybody';
}

/** Whether a host name means this computer. @param name as in an address, IPv6 with or without brackets */
export function isLoopbackName(name: string): boolean {
  return /^(.+\.)?localhost\.?$/i.test(name) || isLoopbackAddress(name.replace(/^\[(.*)\]$/, '$1'));
}

/** Whether an IP address is this computer's own loopback; text that is no IP address is not. */
export function isLoopbackAddress(address: string): boolean {
  // process() reads an IPv4 address in IPv6 form; short forms such as 127.1 are refused.
  const wellFormed = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  return wellFormed && ipaddr.process(address).range() === 'loopback';
}

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Finds all addresses of a name, as `dns.lookup` with `all` does. */
export type FindsAddresses = (
  hostname: string,
  options: LookupOptions & { all: true },
  answer: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** All addresses of IPv6 that are given to hosts of the internet; what lies outside may stand for an address of IPv4. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is a single public host of the internet: one of IPv4 within IPv6 counts as that of IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}

/**
 * A lookup for connections that must not end inside the shop's network: addresses are checked and connected
 * to in one step, so that a second DNS answer cannot replace them.
 * @param mayBeInside whether this host is allowed to be anywhere
 * @param find how names are looked up
 */
export function publicLookup(
  mayBeInside: (hostname: string) => boolean,
  find: FindsAddresses = lookup,
): LookupFunction {
  return (hostname, options, answer) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, []);
      const [first] = found;
      const inside = found.some(({ address }) => !isPublicAddress(address));
      if (!first || (inside && !mayBeInside(hostname))) {
        const refusal = new Error(`${hostname} is not on the public internet`);
        return answer(Object.assign(refusal, { code: 'ENOTPUBLIC' }), []);
      }
      if (options.all) answer(null, found);
      else answer(null, first.address, first.family);
    });
  };
}

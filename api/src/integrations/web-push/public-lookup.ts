import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Finds all addresses of a name, as `dns.lookup` with `all` does. */
export type FindsAddresses = (
  hostname: string,
  options: LookupOptions & { all: true },
  answer: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Whether an address stands for one machine of the public internet. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * A lookup for connections that must not end inside the network of the shop: what a name stands for is checked and
 * connected to in one, so that no second answer of its owner comes between.
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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After this long away another visit begins. */
const VISIT_ENDS_MS = 30 * MINUTE_MS;
/** Who has put the offer away is not asked again for so long. */
const DISMISSED_MS = 90 * DAY_MS;

/** What a device keeps, to know when it may offer to install the shop. Times in milliseconds. */
export interface InstallMemory {
  readonly visits: number;
  readonly seenAt: number;
  /** When the offer was last put away; 0 is never. */
  readonly putAwayAt: number;
}

const nothing: InstallMemory = { visits: 0, seenAt: 0, putAwayAt: 0 };

/** The memory that a setting holds; what is none counts as nothing. */
export function memoryIn(value: unknown): InstallMemory {
  if (typeof value !== 'object' || value === null) return nothing;
  const entries = Object.entries(nothing).map(([key]) => {
    const kept = (value as Record<string, unknown>)[key];
    return [key, typeof kept === 'number' ? kept : 0];
  });
  return Object.fromEntries(entries) as InstallMemory;
}

/** The memory once the shop has been opened: another visit, or more of the same. */
export function withVisit(memory: InstallMemory, now: number): InstallMemory {
  const another = now - memory.seenAt > VISIT_ENDS_MS;
  return { ...memory, visits: memory.visits + (another ? 1 : 0), seenAt: now };
}

/**
 * Whether this is the time to offer it: something is in the cart, or it is not the first visit; and the offer was not
 * put away of late.
 */
export function mayOffer({ visits, putAwayAt }: InstallMemory, inCart: number, now: number): boolean {
  return (inCart > 0 || visits > 1) && now - putAwayAt > DISMISSED_MS;
}

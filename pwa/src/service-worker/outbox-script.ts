import { flushInWorker } from '../data/outbox/flush-in-worker';
import { confirmInWorker, hearInWorker, resubscribeInWorker } from '../data/outbox/push-in-worker';

// An older service worker calls these by name: the names stay as they are.
const parts = { flushInWorker, confirmInWorker, hearInWorker, resubscribeInWorker };

/** What this script brings along. */
export type StoreParts = typeof parts;

// A script of its own: what sends the outbox weighs seven times what the service worker weighs without, and is wanted
// seldom, while the rest starts with every visit.
Object.assign(globalThis, parts);

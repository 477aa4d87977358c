import { flushInWorker } from '../sync/flush-in-worker';

// A script of its own: what sends the outbox weighs seven times what the service worker weighs without, and is wanted
// seldom, while the rest starts with every visit.
Object.assign(globalThis, { flushInWorker });

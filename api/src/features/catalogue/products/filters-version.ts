import { fingerprint } from '@jhola/shared/domain/search/fingerprint';
import { placedOf } from './placed-product.js';
import { PROBE, probeNames } from './product-probe.js';
import { writtenPlaced } from './written-placed.js';

/** Names the way in which filters read products, and that in which what they read is written. */
export const FILTERS_VERSION = fingerprint(JSON.stringify(writtenPlaced([placedOf(PROBE, probeNames())])));

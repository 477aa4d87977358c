import { join } from 'node:path';
import { REPLICA_SET } from './replica-set.js';

/** Where a running database has left its address, for commands of the same user. */
export const addressFile = (folder: string): string => join(folder, 'address');

/** The URI of an address as `hello` tells it. */
export const uriOf = (address: string): string =>
  `mongodb://${address}/shop?replicaSet=${REPLICA_SET}&directConnection=true`;

/** The name of the replica set of one that the embedded database claims to be. */
export const REPLICA_SET = 'embedded';

/**
 * The database cannot be opened (its folder is in use, its port is taken, …); the message explains it in a
 * sentence.
 */
export class DatabaseUnavailable extends Error {}

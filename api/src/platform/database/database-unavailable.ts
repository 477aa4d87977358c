/** The database cannot be opened (its folder is in use, its port is taken, …); the message says so in a sentence. */
export class DatabaseUnavailable extends Error {}

/** A backup cannot be made or restored; the message is a sentence with the remedy. */
export class BackupRefused extends Error {}

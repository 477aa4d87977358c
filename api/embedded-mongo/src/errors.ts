/** The error codes of MongoDB that this server answers with, by their MongoDB names. */
export const CODES = {
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  Overflow: 15,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  DollarPrefixedFieldName: 52,
  WriteConflict: 112,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  TransactionTooOld: 225,
  NotImplemented: 238,
  NoSuchTransaction: 251,
  TransactionTooLarge: 257,
  TooManyLogicalSessions: 261,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  NamespaceNotFound: 26,
} as const;

export type CodeName = keyof typeof CODES;

/** An error that is sent to the client in MongoDB's shape: code, codeName, errmsg, and further fields. */
export class CommandError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly fields: Record<string, unknown> = {},
  ) {
    super(message);
    this.code = CODES[codeName];
  }
}

/** A refusal of something MongoDB can do and this server cannot: an error is better than a wrong answer. */
export function notSupported(what: string): CommandError {
  return new CommandError('NotImplemented', `The embedded database does not support ${what}`);
}

/** What a transaction gets when another one changed a document first; drivers start it again. */
export function writeConflict(): CommandError {
  return new CommandError('WriteConflict', 'Caused by :: Write conflict during transaction; try again', {
    errorLabels: ['TransientTransactionError'],
  });
}

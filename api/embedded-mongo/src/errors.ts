/** The error codes of MongoDB that this server answers with, by their MongoDB names. */
export const CODES = {
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  MaxTimeMSExpired: 50,
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
  ClientDisconnect: 279,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  TooManyLogicalSessions: 261,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  InterruptedAtShutdown: 11600,
  OutOfDiskSpace: 14031,
  NamespaceNotFound: 26,
  NotSingleValueField: 54,
  InvalidIdField: 53,
  AmbiguousIndexKeyPattern: 181,
  Location15947: 15947,
  Location15955: 15955,
  Location15958: 15958,
  Location15959: 15959,
  Location15973: 15973,
  Location15976: 15976,
  Location15981: 15981,
  Location15983: 15983,
  Location15998: 15998,
  Location15969: 15969,
  Location16020: 16020,
  Location16410: 16410,
  Location16872: 16872,
  Location17080: 17080,
  Location17081: 17081,
  Location17082: 17082,
  Location17083: 17083,
  Location17124: 17124,
  Location17217: 17217,
  Location17276: 17276,
  Location28724: 28724,
  Location28808: 28808,
  Location28809: 28809,
  Location28810: 28810,
  Location28811: 28811,
  Location28812: 28812,
  Location28818: 28818,
  Location28822: 28822,
  Location31249: 31249,
  Location31252: 31252,
  Location31253: 31253,
  Location31254: 31254,
  Location40081: 40081,
  Location40156: 40156,
  Location40158: 40158,
  Location40160: 40160,
  Location40234: 40234,
  Location40235: 40235,
  Location40236: 40236,
  Location40237: 40237,
  Location40238: 40238,
  Location40323: 40323,
  Location40353: 40353,
  Location40415: 40415,
  Location51074: 51074,
  Location51075: 51075,
  Location51091: 51091,
  Location51108: 51108,
  Location51270: 51270,
  Location51272: 51272,
  Location1257300: 1257300,
  Location5107200: 5107200,
  Location5107201: 5107201,
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

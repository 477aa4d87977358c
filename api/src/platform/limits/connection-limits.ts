const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a connection, a request or a body may take, and how many there may be. All times in milliseconds. */
export const connectionLimits = {
  /** Until the headers of a request have come. */
  headersMs: 20 * SECOND,
  /** Between two requests of a connection. */
  idleMs: 55 * SECOND,
  /** Without a byte in either direction, whatever the connection is used for. */
  silenceMs: 5 * MINUTE,
  /** Without a byte of a body that is still on its way. */
  bodySilenceMs: 30 * SECOND,
  /** For a body as a whole. */
  bodyMs: MINUTE,
  /** For a body that brings a file: 10 MB over a slow mobile network. */
  uploadMs: 5 * MINUTE,
  /** How often these times are looked at. */
  checkMs: 5 * SECOND,

  /** Connections, in all and from one address: a mobile network puts many shoppers behind one. */
  connections: 4000,
  connectionsPerAddress: 1000,
  /** Files on their way, in all and of one person: no browser sends more at once. */
  uploads: 60,
  uploadsPerPerson: 6,
  /** Sockets of one person; a page has one. */
  socketsPerPerson: 20,
  /** Sockets of one address that have not said yet whose they are, and how long they may take. */
  unknownSocketsPerAddress: 50,
  unknownSocketMs: 10 * SECOND,
};

export type ConnectionLimits = Readonly<typeof connectionLimits>;

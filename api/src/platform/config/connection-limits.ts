const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Time limits of connections, requests and bodies, and limits of their number. All times in milliseconds. */
export const connectionLimits = {
  /** Until the headers of a request have arrived. */
  headersMs: 20 * SECOND,
  /** Between two requests of a connection. */
  idleMs: 55 * SECOND,
  /** Without a byte in either direction, whatever the connection is used for. */
  silenceMs: 5 * MINUTE,
  /** Without a byte of a body that has not completely arrived. */
  bodySilenceMs: 30 * SECOND,
  /** For a body as a whole: with the time until it is noticed, a minute. */
  bodyMs: 55 * SECOND,
  /** For a body with a file: 10 MB over a slow mobile network. */
  uploadMs: 5 * MINUTE,
  /** How often these times are checked. */
  checkMs: 5 * SECOND,

  /** Connections, in total and from one address: a mobile network has many shoppers behind one. */
  connections: 4000,
  connectionsPerAddress: 1000,
  /** Concurrent uploads, in total and of one user: no browser sends more. */
  uploads: 60,
  uploadsPerPerson: 6,
  /** Sockets of one user; a page has one. */
  socketsPerPerson: 20,
  /** Unauthenticated sockets of one address, and how long they may stay so. */
  unknownSocketsPerAddress: 50,
  unknownSocketMs: 10 * SECOND,
};

export type ConnectionLimits = Readonly<typeof connectionLimits>;

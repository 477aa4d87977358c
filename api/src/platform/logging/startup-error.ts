import { EmbeddedDatabaseUnavailable } from '@jhola/embedded-mongo';
import { WrongEnvironment } from '../config/environment.js';
import { isDiskFull } from '../errors/disk-full.js';

/** Why the shop could not start, in one sentence; `expected`: that sentence is enough to fix it. */
export interface StartupError {
  readonly sentence: string;
  readonly expected: boolean;
}

/** Explains a failed start to the person who started the shop. */
export function startupErrorOf(error: unknown): StartupError {
  if (error instanceof WrongEnvironment || error instanceof EmbeddedDatabaseUnavailable) {
    return { sentence: error.message, expected: true };
  }
  if (!(error instanceof Error))
    return { sentence: `The shop could not start: ${String(error)}`, expected: false };
  if (isDiskFull(error)) {
    return { sentence: 'The disk is full. Make room, and start again; nothing was lost.', expected: true };
  }
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    const sentence = `Port ${port} is taken: another program (perhaps this shop already) listens there. Stop it, or set PORT.`;
    return { sentence, expected: true };
  }
  if (code === 'EACCES' && port) {
    return {
      sentence: `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
      expected: true,
    };
  }
  return { sentence: `The shop could not start: ${error.message}`, expected: false };
}

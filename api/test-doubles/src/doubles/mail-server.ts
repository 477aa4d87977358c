import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { letGo } from './let-go.js';

const PATIENCE_MS = 15_000;

/** A mail as it arrived. */
export interface ArrivedMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A real mail server on loopback, for API and Chromium tests alike. */
export interface MailServer {
  /** What MAIL_URL must be. */
  readonly url: string;
  readonly port: number;
  /** The mails to an address so far, the first to arrive first. */
  mailsTo(address: string): readonly ArrivedMail[];
  /**
   * Waits until so many mails to an address have arrived, and answers them.
   * @throws Error when they have not come in time
   */
  arrived(address: string, count?: number, patienceMs?: number): Promise<readonly ArrivedMail[]>;
  /** The one-time codes in the mails to an address so far. */
  codesTo(address: string): readonly string[];
  /** Waits for the so many-th mail to an address with a code in it, and answers the code. */
  codeFor(address: string, nth?: number): Promise<string>;
  /** From now on answers every recipient with this status (450 for later, 550 for never); undefined takes mails again. */
  refuseWith(status: number | undefined): void;
  /** How many mails were refused. */
  readonly refused: number;
  /** Lets the process end although nobody has stopped it. */
  unref(): void;
  stop(): Promise<void>;
}

/**
 * Starts a mail server.
 * @param port where it listens; any free one unless said otherwise
 * @param offersTls whether it offers STARTTLS, with a certificate that no authority has signed
 */
export async function startMailServer(port = 0, offersTls = false): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const news = new EventEmitter();
  let refusal: number | undefined;
  let refused = 0;
  const server = new SMTPServer({
    disabledCommands: offersTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Nor does it say that its certificate is for tests only.
    logger: false,
    onRcptTo(_address, _session, done) {
      if (refusal === undefined) return done();
      refused += 1;
      done(Object.assign(new Error('Not now'), { responseCode: refusal }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', async () => {
        const parsed = await PostalMime.parse(Buffer.concat(chunks));
        const { from, subject = '', text = '', html = '' } = parsed;
        const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
        const sender = `${from?.name} <${from?.address}>`;
        for (const { address } of envelope.rcptTo) {
          mails.push({ to: address, from: sender, subject, text, html, headers });
        }
        done();
        news.emit('mail');
      });
    },
  });
  // A shop that is killed breaks its connections off.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error;
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const listening = (server.server.address() as AddressInfo).port;

  const mailsTo = (address: string) => mails.filter(({ to }) => to === address);
  const codesTo = (address: string) =>
    mailsTo(address).flatMap(({ text }) => [...text.matchAll(/^ *(\d{6})$/gm)].map(([, code = '']) => code));
  /** Waits until there are so many of something. */
  const enough = async <T>(found: () => readonly T[], count: number, patienceMs = PATIENCE_MS) => {
    const signal = AbortSignal.timeout(patienceMs);
    while (found().length < count) {
      await once(news, 'mail', { signal }).catch(() => {
        throw new Error(`Waited in vain for mail ${count}; ${found().length} came.`);
      });
    }
    return found();
  };

  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    mailsTo,
    codesTo,
    arrived: (address, count = 1, patienceMs) => enough(() => mailsTo(address), count, patienceMs),
    async codeFor(address, nth = 1) {
      return (await enough(() => codesTo(address), nth))[nth - 1] ?? '';
    },
    refuseWith(status) {
      refusal = status;
    },
    get refused() {
      return refused;
    },
    unref: () => letGo(server.server),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import { type Google, startGoogle } from './google.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { type PushService, startPushService } from './push-service.js';

/** What a connected shop has beside it. */
export interface Doubles {
  readonly google: Google;
  readonly mails: MailServer;
  readonly pushService: PushService;
  /** What a shop's environment must say to use them. */
  readonly env: Readonly<Record<string, string>>;
}

let running: Promise<Doubles> | undefined;

/** Doubles that live as long as this process, the same for all who ask: the first starts them, nobody stops them. */
export function doublesOfThisProcess(): Promise<Doubles> {
  running ??= start();
  return running;
}

async function start(): Promise<Doubles> {
  const [google, mails, pushService] = await Promise.all([
    startGoogle(),
    startMailServer(),
    startPushService(),
  ]);
  for (const double of [google, mails, pushService]) double.unref();
  return { google, mails, pushService, env: { ...google.env, ...pushService.env, MAIL_URL: mails.url } };
}

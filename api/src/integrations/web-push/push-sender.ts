import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { Injectable, OnApplicationShutdown } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';
import { publicLookup } from '#platform/http/public-lookup.js';
import { isPushService } from './push-services.js';
import { type VapidKeys, vapidKeys } from './vapid-keys.js';

const PATIENCE_MS = 10_000;

/** A device as its browser has subscribed it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message for a device, and how the push service is to treat it (RFC 8030). */
export interface EncodedMessage {
  readonly text: string;
  /** How many seconds the service stores it for a device that is off. */
  readonly ttlS: number;
  readonly urgency: 'normal' | 'high';
  /** A later message of the same topic replaces one that was not delivered; at most 32 characters. */
  readonly topic: string;
}

/** The outcome of a message. */
export type PushOutcome =
  | { readonly what: 'taken' }
  /** The device is no longer subscribed. */
  | { readonly what: 'gone' }
  /** No later try could succeed. */
  | { readonly what: 'refused'; readonly why: string }
  /** Another try may succeed, after this many seconds if the service has named a time. */
  | { readonly what: 'later'; readonly why: string; readonly afterS?: number };

/** Sends messages to devices by the push services of their browsers: encrypted for the device, signed by the shop. */
@Injectable()
export class PushSender implements OnApplicationShutdown {
  private readonly keys: VapidKeys;
  private readonly testService: string | undefined;
  private readonly agent: Agent;

  constructor(config: ShopConfig) {
    this.keys = vapidKeys(config);
    this.testService = config.environment.PUSH_TEST_SERVICE;
    const testHost = this.testService && new URL(this.testService).hostname;
    this.agent = new Agent({
      keepAlive: true,
      maxSockets: 8,
      lookup: publicLookup((hostname) => hostname === testHost),
    });
  }

  /** The public key that devices subscribe with. */
  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Whether messages may be sent to this address at all. */
  mayReach(endpoint: string): boolean {
    return isPushService(endpoint, this.testService);
  }

  /**
   * Sends a message, immediately.
   * @param stop ends the try; it may then have been sent or not
   */
  async send(
    { endpoint, p256dh, auth }: PushTarget,
    message: EncodedMessage,
    stop?: AbortSignal,
  ): Promise<PushOutcome> {
    if (!this.mayReach(endpoint)) return { what: 'refused', why: 'not a push service' };
    const { text, ttlS: TTL, urgency, topic } = message;
    const subscription = { endpoint, keys: { p256dh, auth } };
    // Loaded with the first message: the shop opens sooner without it.
    const { default: webPush } = await import('web-push');
    const details = webPush.generateRequestDetails(subscription, text, {
      vapidDetails: this.keys,
      contentEncoding: 'aes128gcm',
      TTL,
      urgency,
      topic,
    });
    try {
      const timeout = AbortSignal.timeout(PATIENCE_MS);
      const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
      return outcomeOf(await this.post(endpoint, details.headers, details.body, signal));
    } catch (error) {
      // The error may contain the address, which is confidential: its code is enough.
      return { what: 'later', why: (error as NodeJS.ErrnoException).code ?? 'unknown' };
    }
  }

  onApplicationShutdown(): void {
    this.agent.destroy();
  }

  private post(
    endpoint: string,
    headers: Record<string, string>,
    body: Buffer | null,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const call = request(endpoint, { method: 'POST', headers, agent: this.agent, signal }, (response) => {
        // The rest of the response is not used; redirects are not followed.
        response.resume();
        resolve(response);
      });
      call.on('error', reject);
      call.end(body);
    });
  }
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { what: 'taken' };
  if (statusCode === 404 || statusCode === 410) return { what: 'gone' };
  const why = `status ${statusCode}`;
  if (statusCode !== 429 && statusCode < 500) return { what: 'refused', why };
  const afterS = Number(headers['retry-after']);
  return { what: 'later', why, ...(afterS > 0 && { afterS }) };
}

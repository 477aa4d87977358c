import type { ThrottlerStorage } from '@nestjs/throttler';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The part of a worker in its shop, given to it when it is started. */
export interface WorkerPart {
  /** Counted from 1; the first one does what is done once for a shop. */
  readonly number: number;
  /** Whether it takes the place of one that was there before: nothing has to be said again. */
  readonly isReplacement: boolean;
  /** Where the database answers. */
  readonly databaseUri: string;
}

/** The figures of one process, as prom-client adds them up. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** What workers ask of the primary process. */
export interface PrimaryCalls {
  /** Says that the worker takes requests. @param address where */
  opened(address: string): void;
  /** Counts a call for all workers together. */
  countCall(...count: Parameters<ThrottlerStorage['increment']>): ReturnType<ThrottlerStorage['increment']>;
  /** Drops these tags in the other workers. */
  dropped(tags: readonly string[]): void;
  /** The figures of all workers together, in Prometheus' text format. */
  figures(): Promise<string>;
}

/** What the primary process asks of workers. */
export interface WorkerCalls {
  /** Ends it without refusing a request: another one has taken its place. */
  retire(): void;
  /** Drops what another worker has dropped. */
  drop(tags: readonly string[]): void;
  /** Its own figures. */
  ownFigures(): Promise<Figures>;
}

/** A message of these calls among those of other libraries on the same channel. */
interface CallMessage {
  readonly call: unknown;
}

/** The data of a call, or undefined where the message is another's. */
export const callIn = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'call' in message ? message.call : undefined;

/** A message with the data of a call. */
export const messageOf = (call: unknown): CallMessage => ({ call });

/** What the worker thread is started with. */
export interface WorkerOptions {
  readonly dataDir: string;
  readonly port: number;
}

/** What the worker thread tells the main one. Anything sent to it means: close. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'closed' };

/** What the worker thread is started with. */
export interface WorkerOptions {
  readonly dataDir: string;
  /** Absent: a socket in the folder, where the system has such, for this process and its children. */
  readonly port: number | undefined;
}

/** What the worker thread tells the main one. Anything sent to it means: close. */
export type FromWorker =
  | { readonly kind: 'ready'; readonly address: string; readonly notices: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string; readonly isInUse?: boolean }
  | { readonly kind: 'closed' };

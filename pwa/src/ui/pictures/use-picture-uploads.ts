import { useEffect, useRef, useState } from 'react';
import { changed, type PendingPicture, takeUploaded } from './pending-pictures';
import type { PictureUpload } from './picture-upload';

/** The shop makes its sizes of one picture at a time: while it does, the next can be on its way. */
const MAX_CONCURRENT = 2;

interface UploadsOptions {
  readonly upload: PictureUpload;
  /** Said of a failure that has no words of its own. */
  readonly failed: string;
  /** Called with the addresses of what is uploaded, in the order in which it was chosen. */
  readonly onUploaded: (addresses: readonly string[]) => void;
  /** Called when something begins to be on its way, and when nothing is any more. */
  readonly onBusy?: (busy: boolean) => void;
}

interface PictureUploads {
  readonly pending: readonly PendingPicture[];
  /** Something is on its way, or waits for its turn. */
  readonly busy: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Gives an upload up, or puts away what was refused. */
  readonly drop: (id: number) => void;
  readonly dropAll: () => void;
}

let lastId = 0;

/** Uploads chosen files, two together; what is on its way when the field goes is given up. */
export function usePictureUploads(options: UploadsOptions): PictureUploads {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  // Uploads end between two renderings: this is what holds, `pending` is what is shown of it.
  const uploads = useRef(pending);
  const files = useRef(new Map<number, File>());
  const running = useRef(new Map<number, AbortController>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const busy = pending.some(({ problem }) => problem === undefined);
  const { onBusy } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for a change, not of another function
  useEffect(() => onBusy?.(busy), [busy]);

  const become = (next: readonly PendingPicture[]) => {
    const { ready, left } = takeUploaded(next);
    for (const { id, preview } of uploads.current)
      if (!left.some((picture) => picture.id === id)) URL.revokeObjectURL(preview);
    uploads.current = left;
    setPending(left);
    if (ready.length > 0) latest.current.onUploaded(ready);
    startNext();
  };

  const startNext = () => {
    for (const [id, file] of files.current) {
      if (running.current.size >= MAX_CONCURRENT) return;
      files.current.delete(id);
      void run(id, file);
    }
  };

  const run = async (id: number, file: File) => {
    const attempt = new AbortController();
    const { signal } = attempt;
    running.current.set(id, attempt);
    const outcome = await latest.current
      .upload(file, {
        signal,
        onProgress: (share) => {
          uploads.current = changed(uploads.current, id, { share });
          setPending(uploads.current);
        },
      })
      .then(
        (address) => ({ address }),
        (error: unknown) => ({
          problem: (error instanceof Error && error.message) || latest.current.failed,
        }),
      );
    running.current.delete(id);
    become(signal.aborted ? uploads.current : changed(uploads.current, id, outcome));
  };

  const drop = (id: number) => {
    files.current.delete(id);
    running.current.get(id)?.abort();
    become(uploads.current.filter((picture) => picture.id !== id));
  };

  useEffect(
    () => () => {
      files.current.clear();
      for (const attempt of running.current.values()) attempt.abort();
      for (const { preview } of uploads.current) URL.revokeObjectURL(preview);
      uploads.current = [];
    },
    [],
  );

  return {
    pending,
    busy,
    add: (chosen) => {
      const added = chosen.map((file) => {
        lastId += 1;
        files.current.set(lastId, file);
        return { id: lastId, name: file.name, preview: URL.createObjectURL(file), share: 0 };
      });
      become([...uploads.current, ...added]);
    },
    drop,
    dropAll: () => {
      for (const { id } of uploads.current) drop(id);
    },
  };
}

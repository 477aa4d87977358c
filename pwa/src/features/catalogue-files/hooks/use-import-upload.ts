import { type ImportJob, MAX_IMPORT_MEGABYTES } from '@jhola/shared/contracts/catalogue-files.contract';
import { useEffect, useRef, useState } from 'react';
import { failureWords, useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { sendImportFile } from '../commands/catalogue-files';
import { fileTexts } from '../texts';

const MEGABYTE = 1024 * 1024;

/** A file on its way to the server. */
export interface ImportUpload {
  /** How much of it is sent, 0 to 1; undefined while none is on its way. */
  readonly share: number | undefined;
  /** Why the last one was not taken. */
  readonly problem: string | undefined;
  readonly send: (file: File) => Promise<void>;
  readonly cancel: () => void;
}

/**
 * Sends files to be imported, sequentially.
 * @param onSent called with the import once a file is on the server
 */
export function useImportUpload(onSent: (job: ImportJob | null) => void): ImportUpload {
  const texts = useTexts(fileTexts);
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const { run } = useMutation((error) => {
    if (stop.current?.signal.aborted) showToast('plain', texts.cancelled);
    else setProblem(failureWords(error, texts.wentWrong));
    return undefined;
  });

  const send = async (file: File) => {
    setProblem(undefined);
    if (file.size > MAX_IMPORT_MEGABYTES * MEGABYTE) {
      setProblem(texts.tooLarge(MAX_IMPORT_MEGABYTES));
      return;
    }
    stop.current = new AbortController();
    const { signal } = stop.current;
    setShare(0);
    await run(async () => onSent(await sendImportFile(file, signal, setShare)));
    setShare(undefined);
  };
  return { share, problem, send, cancel: () => stop.current?.abort() };
}

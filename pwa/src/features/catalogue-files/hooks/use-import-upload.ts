import { useEffect, useRef, useState } from 'react';
import { failureWords, useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
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

/** Which files are sent, and how. */
interface Uploading<Answered> {
  readonly maxMegabytes: number;
  readonly sendFile: (file: File, signal: AbortSignal, onShare: (share: number) => void) => Promise<Answered>;
  /** Called with the answer once a file is on the server. */
  readonly onSent: (answered: Answered) => void;
}

/** Sends files to be imported, sequentially. */
export function useImportUpload<Answered>({
  maxMegabytes,
  sendFile,
  onSent,
}: Uploading<Answered>): ImportUpload {
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
    if (file.size > maxMegabytes * MEGABYTE) {
      setProblem(texts.tooLarge(maxMegabytes));
      return;
    }
    stop.current = new AbortController();
    const { signal } = stop.current;
    setShare(0);
    await run(async () => onSent(await sendFile(file, signal, setShare)));
    setShare(undefined);
  };
  return { share, problem, send, cancel: () => stop.current?.abort() };
}

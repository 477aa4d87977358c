import { useEffect, useRef, useState } from 'react';
import { failureWords, useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { cutSquare, type Square } from '../commands/cut-square';
import { uploadAvatar } from '../commands/upload-avatar';
import { profileTexts } from '../profile-texts';

/** The choice, the cut and the upload of an avatar. */
export interface AvatarUpload {
  /** An object URL of the chosen picture. */
  readonly picture: string | undefined;
  /** Why a choice was none. */
  readonly problem: string | undefined;
  /** How much is on its way, 0 to 1; undefined when nothing is. */
  readonly sent: number | undefined;
  readonly choose: (file: File | undefined) => void;
  /** The chosen file is no picture that this browser knows. */
  readonly unreadable: () => void;
  readonly setSquare: (square: Square) => void;
  readonly upload: () => Promise<void>;
  /** Gives an upload up; the picture stays chosen. */
  readonly cancel: () => void;
  /** Gives everything up. */
  readonly reset: () => void;
}

/**
 * Uploads a square of a picture that is chosen on the device.
 * @param onDone called when it is the avatar
 */
export function useAvatarUpload(onDone: () => void): AvatarUpload {
  const texts = useTexts(profileTexts);
  const [picture, setPicture] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();
  const square = useRef<Square>(undefined);
  const running = useRef<AbortController>(undefined);
  const { run } = useMutation((error) =>
    running.current?.signal.aborted ? undefined : failureWords(error, texts.uploadFailed),
  );

  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture);
  }, [picture]);
  useEffect(() => () => running.current?.abort(), []);

  const choose = (file: File | undefined) => {
    if (!file) return;
    square.current = undefined;
    const isPicture = file.type.startsWith('image/');
    setProblem(isPicture ? undefined : texts.notAPicture);
    setPicture(isPicture ? URL.createObjectURL(file) : undefined);
  };

  const unreadable = () => {
    setPicture(undefined);
    setProblem(texts.unreadable);
  };

  const cut = async (): Promise<File | undefined> => {
    if (!picture || !square.current) return undefined;
    try {
      return await cutSquare(picture, square.current);
    } catch (error) {
      console.warn('The picture could not be cut', error);
      unreadable();
      return undefined;
    }
  };

  const upload = async () => {
    const attempt = new AbortController();
    running.current = attempt;
    setSent(0);
    await run(async () => {
      const file = await cut();
      if (!file || attempt.signal.aborted) return;
      const words = await uploadAvatar(file, { onSent: setSent, signal: attempt.signal });
      onDone();
      return words;
    });
    setSent(undefined);
  };

  return {
    picture,
    problem,
    sent,
    choose,
    unreadable,
    setSquare: (next) => {
      square.current = next;
    },
    upload,
    cancel: () => running.current?.abort(),
    reset: () => {
      running.current?.abort();
      setPicture(undefined);
      setProblem(undefined);
    },
  };
}

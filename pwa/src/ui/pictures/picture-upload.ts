/** How an upload is watched and given up. */
export interface UploadWatch {
  readonly signal: AbortSignal;
  /** Called with the share that was sent: 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Uploads one picture.
 * @returns the address it can be loaded from
 * @throws Error whose message can be shown; anything at all once the signal is aborted
 */
export type PictureUpload = (file: File, watch: UploadWatch) => Promise<string>;

/** What the shop takes, in the words of the `accept` attribute: named one by one, so that phones hand over a JPEG of theirs. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

/** The words of the fields. Positions and numbers count from 1. */
export interface PictureFieldTexts {
  /** On the button while there is no picture. */
  readonly choose: string;
  /** On the button while there is one. */
  readonly chooseAnother: string;
  readonly chooseSeveral: string;
  /** Beside the button of many. */
  readonly dropHint: string;
  readonly none: string;
  readonly uploading: (percent: number) => string;
  readonly uploadOf: (file: string) => string;
  /** While the shop makes of it what it keeps. */
  readonly finishing: string;
  readonly cancel: string;
  readonly cancelOf: (file: string) => string;
  readonly dismissOf: (file: string) => string;
  readonly failed: string;
  readonly first: string;
  readonly picture: (position: number, of: number) => string;
  readonly preview: (position: number) => string;
  readonly remove: (position: number) => string;
  readonly earlier: (position: number) => string;
  readonly later: (position: number) => string;
  readonly moved: (from: number, to: number) => string;
  readonly removed: (position: number, left: number) => string;
  readonly max: (max: number) => string;
  readonly close: string;
}

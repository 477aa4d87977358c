/** A picture that is being uploaded, waits for its turn, or was refused. */
export interface PendingPicture {
  readonly id: number;
  /** What the file is called on the device. */
  readonly name: string;
  /** An object URL of the file. */
  readonly preview: string;
  /** How much is on its way: 0 to 1. */
  readonly share: number;
  /** Where it lies; those chosen before it may still be on their way. */
  readonly address?: string;
  /** Why it failed, ready to be shown. */
  readonly problem?: string;
}

/** The same list with one of its pictures changed; one that was taken away meanwhile stays away. */
export function changed(
  pending: readonly PendingPicture[],
  id: number,
  change: Partial<PendingPicture>,
): readonly PendingPicture[] {
  return pending.map((picture) => (picture.id === id ? { ...picture, ...change } : picture));
}

/**
 * Takes those off the list that are uploaded. They come in the order in which they were chosen: one that is done waits
 * for those before it, but not for what was refused.
 */
export function takeUploaded(pending: readonly PendingPicture[]): {
  readonly ready: readonly string[];
  readonly left: readonly PendingPicture[];
} {
  const ready: string[] = [];
  const left: PendingPicture[] = [];
  let waiting = false;
  for (const picture of pending) {
    waiting ||= picture.address === undefined && picture.problem === undefined;
    if (picture.address !== undefined && !waiting) ready.push(picture.address);
    else left.push(picture);
  }
  return { ready, left };
}

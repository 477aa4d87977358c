import { Changes } from './changes.js';

/** Changes on their way to disk, with what takes each back from memory should the disk be full. */
export class Batch {
  readonly changes = new Changes();
  /** The collections it is about. */
  readonly collections = new Set<number>();
  private readonly undos: (() => void)[] = [];

  addUndo(undo: (() => void) | undefined): void {
    if (undo) this.undos.push(undo);
  }

  /** Takes everything back, the newest first. */
  undo(): void {
    for (const undo of this.undos.toReversed()) undo();
  }
}

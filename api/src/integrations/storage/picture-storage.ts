/** The path under which stored pictures are served. */
export const UPLOADS_PATH = '/uploads';

/** The storage of uploaded pictures. A picture never changes: another picture has another name. */
export abstract class PictureStorage {
  /**
   * Stores a picture; when this resolves, it survives a crash.
   * @param name folder and file, e.g. `avatars/3jVb….webp`, created by the shop
   */
  abstract put(name: string, picture: Buffer): Promise<void>;

  /** A stored picture, or undefined when there is none of this name. */
  abstract get(name: string): Promise<Buffer | undefined>;

  /** Deletes a picture; a missing one is no error. */
  abstract remove(name: string): Promise<void>;

  /** The address from which browsers load a stored picture. */
  addressOf(name: string): string {
    return `${UPLOADS_PATH}/${name}`;
  }

  /** The name of the stored picture at this address; undefined for pictures elsewhere. */
  nameOf(address: string): string | undefined {
    return address.startsWith(`${UPLOADS_PATH}/`) ? address.slice(UPLOADS_PATH.length + 1) : undefined;
  }
}

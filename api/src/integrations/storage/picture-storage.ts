/** The path under which kept pictures are served. */
export const UPLOADS_PATH = '/uploads';

/** Where the pictures that people send are kept. A picture never changes: another picture has another name. */
export abstract class PictureStorage {
  /**
   * Keeps a picture; when this resolves, it survives a crash.
   * @param name folder and file, e.g. `avatars/3jVb….webp`, made by the shop
   */
  abstract put(name: string, picture: Buffer): Promise<void>;

  /** A kept picture, or undefined when there is none of this name. */
  abstract get(name: string): Promise<Buffer | undefined>;

  /** Lets go of a picture; one that is not there is no trouble. */
  abstract remove(name: string): Promise<void>;

  /** The address a browser loads a kept picture from. */
  addressOf(name: string): string {
    return `${UPLOADS_PATH}/${name}`;
  }

  /** The name of the kept picture at this address; undefined for pictures that lie elsewhere. */
  nameOf(address: string): string | undefined {
    return address.startsWith(`${UPLOADS_PATH}/`) ? address.slice(UPLOADS_PATH.length + 1) : undefined;
  }
}

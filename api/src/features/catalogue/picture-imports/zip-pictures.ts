import { MAX_PICTURES_OF_ZIP, type PictureRefusal } from '@jhola/shared/contracts/picture-imports.contract';
import { ShopError } from '@jhola/shared/errors/shop-error';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { isUnasked } from './picture-names.js';

/** The largest picture that is read, as of an upload. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** The most bytes of all pictures together, unpacked: pictures hardly shrink when they are packed. */
const MAX_UNPACKED = 2 * 1024 * 1024 * 1024;

/** The bytes of a picture, or why there are none. */
export type LoadedPicture =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly reason: PictureRefusal };

/**
 * The pictures in a ZIP. Only its list is in memory; a picture is unpacked when it is read, into memory and never onto the disk, so that
 * the folders and names in it name nothing of the shop's.
 */
export class ZipPictures {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: readonly Entry[],
    /** What the files are called, with their folders. */
    readonly paths: readonly string[],
  ) {}

  /**
   * Opens a ZIP and reads its list. It must be closed.
   * @throws ShopError import.not-zip, import.zip-empty, import.zip-too-many, import.zip-bomb
   */
  static async open(path: string): Promise<ZipPictures> {
    // Names are decoded here: a single odd one would make all of the file unreadable.
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
    const zip = await openPromise(path, options).catch(notZip);
    try {
      return await ZipPictures.read(zip);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  private static async read(zip: ZipFile): Promise<ZipPictures> {
    const tooMany = new ShopError('import.zip-too-many', { most: MAX_PICTURES_OF_ZIP });
    if (zip.entryCount > MAX_PICTURES_OF_ZIP * 2) throw tooMany;
    const entries: Entry[] = [];
    const paths: string[] = [];
    let unpacked = 0;
    for await (const entry of readable(zip.eachEntry())) {
      const path = pathOf(entry);
      if (isUnasked(path)) continue;
      if (entries.length === MAX_PICTURES_OF_ZIP) throw tooMany;
      unpacked += entry.uncompressedSize;
      if (unpacked > MAX_UNPACKED) throw new ShopError('import.zip-bomb');
      entries.push(entry);
      paths.push(path);
    }
    if (entries.length === 0) throw new ShopError('import.zip-empty');
    return new ZipPictures(zip, entries, paths);
  }

  /**
   * Unpacks one picture. A file that holds more than the list says is refused where the list ends.
   * @param index its position in `paths`
   */
  async load(index: number): Promise<LoadedPicture> {
    const entry = this.entries[index];
    if (!entry) return { ok: false, reason: 'unreadable' };
    if (entry.isEncrypted()) return { ok: false, reason: 'encrypted' };
    if (!entry.canDecodeFileData()) return { ok: false, reason: 'unreadable' };
    if (entry.uncompressedSize > MAX_PICTURE_BYTES) return { ok: false, reason: 'too-large' };
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      return { ok: true, bytes: Buffer.concat(chunks) };
    } catch {
      return { ok: false, reason: 'unreadable' };
    }
  }

  close(): void {
    this.zip.close();
  }
}

const pathOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

async function* readable(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries;
  } catch (error) {
    notZip(error);
  }
}

/** What the reader of ZIP files refuses is no ZIP file; an error of the disk stays one. */
function notZip(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  throw code === undefined || code === 'ERR_OUT_OF_RANGE' ? new ShopError('import.not-zip') : error;
}

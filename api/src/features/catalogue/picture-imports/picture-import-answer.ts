import type { PictureImport } from '@jhola/shared/contracts/picture-imports.contract';
import type { PictureImportRecord } from '../models/picture-import.model.js';

/** How many of the refused pictures are shown; all of them can be downloaded. */
export const SHOWN_REFUSALS = 100;

/** A picture import as administrators see it. */
export function pictureImportOf(record: PictureImportRecord): PictureImport {
  const { _id, fileName, source, at, phase, products, handled, pictures, refused, refusals } = record;
  return {
    ...{ _id: _id.toHexString(), fileName, source, at: at.toISOString(), phase, products, handled, pictures },
    ...{ refused, refusals: refusals.slice(0, SHOWN_REFUSALS) },
  };
}

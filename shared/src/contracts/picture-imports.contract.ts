import { z } from 'zod';
import { answerOf, Id, Moment } from './answer.contract.js';

/** Pictures of many products, from a ZIP or from the addresses of a list; additions of ours. */
export const pictureImportPaths = {
  /** Multipart, one `file`. */
  upload: '/api/product/admin/import/pictures/upload',
  list: '/api/product/admin/import/pictures',
  cancel: '/api/product/admin/import/pictures/cancel',
  /** text/csv, `?importId=`: the refused pictures. */
  refused: '/api/product/admin/import/pictures/refused',
} as const;

/** The largest ZIP of pictures that is taken, and what it may hold. */
export const MAX_PICTURES_MEGABYTES = 500;
export const MAX_PICTURES_OF_ZIP = 20_000;
/** The most pictures that an import gives one product. */
export const MAX_PICTURES_OF_PRODUCT = 10;
/** How many addresses of a list's row are read: more than a product may have, so that some of them may be refused. */
export const MAX_ADDRESSES_OF_PRODUCT = 20;
/** How many picture imports are listed, the newest first. */
export const MAX_PICTURE_IMPORTS = 5;

/** Why a picture of an import was refused. */
export const PictureRefusal = z.enum([
  'not-a-picture',
  'too-large',
  'too-many-pixels',
  'no-product',
  'two-products',
  'too-many',
  'unreadable',
  'encrypted',
  'not-an-address',
  'not-public',
  'not-found',
  'too-slow',
  'unreachable',
  'redirects',
]);
export type PictureRefusal = z.infer<typeof PictureRefusal>;

/** A picture that no product got. */
export const RefusedPicture = z.object({
  /** The name in the ZIP, or the address. */
  name: z.string(),
  reason: PictureRefusal,
});
export type RefusedPicture = z.infer<typeof RefusedPicture>;

/** How far the pictures of a ZIP, or of an imported list, are. */
export const PictureImport = z
  .object({
    _id: Id,
    fileName: z.string(),
    source: z.enum(['zip', 'addresses']),
    at: Moment,
    phase: z.enum(['running', 'done', 'cancelled', 'failed']),
    /** Products that get pictures, and how many of them are through. */
    products: z.number().int(),
    handled: z.number().int(),
    /** Pictures that products have got. */
    pictures: z.number().int(),
    refused: z.number().int(),
    /** The first of them. */
    refusals: z.array(RefusedPicture),
  })
  .meta({ id: 'PictureImport' });
export type PictureImport = z.infer<typeof PictureImport>;

export const PictureImportsAnswer = answerOf(z.array(PictureImport)).meta({ id: 'PictureImportsAnswer' });

export const CancelPicturesRequest = z.object({ importId: Id }).meta({ id: 'CancelPicturesRequest' });
export type CancelPicturesRequest = z.infer<typeof CancelPicturesRequest>;

export const RefusedPicturesQuery = z.object({ importId: Id });
export type RefusedPicturesQuery = z.infer<typeof RefusedPicturesQuery>;

import { type PictureImport, pictureImportPaths } from '@jhola/shared/contracts/picture-imports.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { type Answered, call } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { uploadPicture } from './pictures.js';

const PATIENCE_MS = 60_000;

/** Sends a ZIP of pictures. */
export const sendZip = (shop: OpenShop, admin: Pick<SignedIn, 'token'>, zip: Uint8Array): Promise<Answered> =>
  uploadPicture(shop, admin, zip, {
    path: pictureImportPaths.upload,
    ...{ name: 'photos.zip', type: 'application/zip' },
  });

/** The newest picture import, once nothing of it is left to do. */
export async function picturesEnded(shop: OpenShop, { token }: SignedIn): Promise<PictureImport> {
  const newest = async (): Promise<PictureImport | undefined> =>
    (await call(shop, pictureImportPaths.list, { token })).body.data[0];
  await until('the pictures are through', async () => (await newest())?.phase !== 'running', PATIENCE_MS);
  const ended = await newest();
  if (!ended) throw new Error('There is no picture import.');
  return ended;
}

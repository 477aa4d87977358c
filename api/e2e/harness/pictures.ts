import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import type { Answered } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import sharp, { type Sharp } from 'sharp';

/** A picture of one colour, to be made a file of some kind. */
export const plainPicture = (width: number, height: number, background = { r: 220, g: 20, b: 20 }): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** How a file is sent. */
interface Sending {
  readonly name?: string;
  readonly field?: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
  /** Where it is sent; to the catalogue's pictures where it is left out. */
  readonly path?: string;
}

/** Uploads a picture, of the catalogue where no other path is given, as this person or as nobody. */
export async function uploadPicture(
  shop: OpenShop,
  { token }: Partial<Pick<SignedIn, 'token'>>,
  bytes: Uint8Array,
  {
    name = 'tea.png',
    field = 'file',
    type = 'image/png',
    headers = {},
    signal,
    path = uploadPaths.upload,
  }: Sending = {},
): Promise<Answered> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body: form,
    ...(signal && { signal }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** Loads a picture as a browser does. */
export async function loadPicture(
  shop: OpenShop,
  address: string,
  headers: Record<string, string> = {},
): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(`${shop.url}${address}`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Every file a shop keeps of uploads on disk, half-written ones too. */
export function keptFiles({ dataDir }: OpenShop): string[] {
  const folder = join(dataDir, 'uploads');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

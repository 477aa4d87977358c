import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { uploadPaths } from '@jhola/shared/contracts/uploads.contract';
import type { SignedIn } from '@jhola/test-doubles/builders/shoppers';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { plainPicture } from './pictures.js';

/** A small picture. */
export const aPng = () => plainPicture(60, 40).png().toBuffer();

/** What lies in the folder of the shop beside its database and its pictures, and in the folder above it. */
export function filesOutside({ dataDir }: OpenShop): string[] {
  const own = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((path) => !/^(uploads|database)([/\\]|$)/.test(path));
  const above = readdirSync(dirname(dataDir)).filter((name) => name.includes('canary'));
  return [...own, ...above].sort();
}

/**
 * Sends a picture and hangs up without waiting for an answer.
 * @param announce how many bytes more are announced than come
 */
export async function sendAndLeave(
  shop: OpenShop,
  { token }: SignedIn,
  picture: Buffer,
  { announce = 0 } = {},
): Promise<void> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  const part =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const body = Buffer.concat([Buffer.from(part), picture, Buffer.from(announce ? '' : '\r\n--x--\r\n')]);
  const head = [
    `POST ${uploadPaths.upload} HTTP/1.1`,
    'host: shop',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${body.length + announce}`,
    '',
    '',
  ].join('\r\n');
  await new Promise((sent) => socket.write(Buffer.concat([Buffer.from(head), body]), sent));
  socket.destroy();
}

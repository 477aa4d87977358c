import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bannerSvg } from '@jhola/demo-catalogue/illustrations/banner';
import sharp from 'sharp';
import { root } from '../platform/config/paths.js';

const banners = join(root, 'pwa', 'public', 'banners');

/** Draws the home banners that are kept with the web app; run it when their drawing code has changed. */
async function main(): Promise<void> {
  await mkdir(banners, { recursive: true });
  for (const number of [1, 2, 3] as const) {
    for (const width of [640, 800, 1200, 1600] as const) {
      const file = join(banners, `banner-${number}-${width}.webp`);
      const { size } = await sharp(Buffer.from(bannerSvg(number, width > 800 ? 'wide' : 'narrow')))
        .resize({ width })
        .webp({ quality: 82, effort: 6 })
        .toFile(file);
      console.log(`${file}: ${size} bytes`);
    }
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

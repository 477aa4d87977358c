import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SplashScreen, splashScreens } from '@jhola/shared/identity/splash-screens';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { backgrounds } from './backgrounds.ts';

/** How much of the shorter side the logo takes. */
const SHARE = 0.3;
/** In one of which the logo is drawn when it is drawn at its own size. */
const POINTS_PER_INCH = 72;
const LOGO_PX = 64;

/**
 * Draws the pictures that iOS shows while the installed shop opens: the logo in the middle of the theme's background. They
 * are files of the build, each for the one device that asks for it; the service worker keeps none of them.
 */
export function drawSplashScreens(): Plugin {
  let logo: Promise<Buffer>;
  const pictures = new Map(splashScreens.map((screen) => [screen.path, screen]));
  return {
    name: 'jhola-splash-screens',
    configResolved({ publicDir }) {
      logo = readFile(join(publicDir, 'logo.svg'));
    },
    async generateBundle() {
      await Promise.all(
        [...pictures].map(async ([path, screen]) =>
          this.emitFile({ type: 'asset', fileName: path.slice(1), source: await draw(await logo, screen) }),
        ),
      );
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const screen = pictures.get(request.url ?? '');
        if (!screen) return next();
        response.setHeader('content-type', 'image/png');
        response.end(await draw(await logo, screen));
      });
    },
  };
}

async function draw(logo: Buffer, { width, height, theme }: SplashScreen): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * SHARE);
  const drawing = sharp(logo, { density: (POINTS_PER_INCH * side) / LOGO_PX }).resize(side, side);
  return sharp({ create: { width, height, channels: 3, background: backgrounds[theme] } })
    .composite([{ input: await drawing.png().toBuffer() }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

import type { ShopIcon } from '@jhola/shared/identity/shop-icons';
import type { SplashScreen } from '@jhola/shared/identity/splash-screens';
import sharp, { type Sharp } from 'sharp';
import type { ShopLogo } from './shop-logo.js';

/** How large a logo stands in an icon, as a share of its side. */
type Room =
  /** Within a square of this share. */
  | { readonly square: number }
  /** Within a circle of this diameter, which launchers never cut (W3C, Web Application Manifest: safe zone). */
  | { readonly circle: number };

interface Drawing {
  readonly side: number;
  readonly room: (isOpaque: boolean) => Room;
  /** Round corners for where nobody else cuts any; the others fill their square. */
  readonly round?: true;
  readonly oneColour?: true;
}

const tile = (side: number): Drawing => ({
  side,
  room: (isOpaque) => ({ square: isOpaque ? 1 : 0.8 }),
  round: true,
});
const SAFE_ZONE: Room = { circle: 0.8 };

const DRAWINGS: Readonly<Record<ShopIcon, Drawing>> = {
  'mark.webp': tile(144),
  'favicon.png': tile(48),
  'small.png': tile(192),
  'large.png': tile(512),
  'apple.png': { side: 180, room: (isOpaque) => ({ square: isOpaque ? 0.92 : 0.8 }) },
  'maskable.png': { side: 512, room: () => SAFE_ZONE },
  'monochrome.png': { side: 512, room: () => SAFE_ZONE, oneColour: true },
};

/** Of a tile's side. */
const CORNER = 0.22;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** All icons of a logo as files, without metadata (docs/product.md#shop-logo). */
export async function shopIconsOf(logo: ShopLogo): Promise<ReadonlyMap<ShopIcon, Buffer>> {
  const icons = new Map<ShopIcon, Buffer>();
  for (const [icon, drawing] of Object.entries(DRAWINGS) as [ShopIcon, Drawing][]) {
    const drawn = await draw(logo, drawing);
    icons.set(icon, await encoded(drawn, icon).toBuffer());
  }
  return icons;
}

/** Of a screen's shorter side. */
const SPLASH_SHARE = 0.3;
const BACKGROUNDS = { light: '#fbf8f2', dark: '#12111d' } as const;

/** What iOS shows while the installed shop opens: the logo's tile in the middle of the theme's background. */
export async function drawSplash(tile: Buffer, { width, height, theme }: SplashScreen): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * SPLASH_SHARE);
  const input = await sharp(tile).resize(side, side).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: BACKGROUNDS[theme] } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const encoded = (picture: Sharp, icon: ShopIcon): Sharp =>
  icon.endsWith('.webp') ? picture.webp({ quality: 90 }) : picture.png({ compressionLevel: 9 });

async function draw(logo: ShopLogo, { side, room, round, oneColour }: Drawing): Promise<Sharp> {
  const { width, height } = logo.raw;
  const wanted = room(logo.isOpaque);
  const scale =
    'square' in wanted
      ? (wanted.square * side) / Math.max(width, height)
      : (wanted.circle * side) / Math.hypot(width, height);
  const pixels = oneColour ? silhouetteOf(logo) : logo.pixels;
  const input = await sharp(pixels, { raw: logo.raw })
    .resize(Math.max(1, Math.floor(width * scale)), Math.max(1, Math.floor(height * scale)), { fit: 'fill' })
    .png()
    .toBuffer();
  const background = oneColour ? NOTHING : { ...logo.ground, alpha: 1 };
  return sharp({ create: { width: side, height: side, channels: 4, background } }).composite([
    { input },
    ...(round ? [{ input: roundSquare(side), blend: 'dest-in' as const }] : []),
  ]);
}

function roundSquare(side: number): Buffer {
  const corner = Math.round(side * CORNER);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${corner}"/></svg>`,
  );
}

/** What is seen of a logo, in white: of an opaque one whatever differs from its ground. */
function silhouetteOf({ pixels, isOpaque, ground }: ShopLogo): Buffer {
  const shape = Buffer.alloc(pixels.length, 255);
  for (let at = 0; at < pixels.length; at += 4) {
    const distance = Math.max(
      Math.abs(pixels.readUInt8(at) - ground.r),
      Math.abs(pixels.readUInt8(at + 1) - ground.g),
      Math.abs(pixels.readUInt8(at + 2) - ground.b),
    );
    shape[at + 3] = isOpaque ? Math.min(255, distance * 2) : pixels.readUInt8(at + 3);
  }
  return shape;
}

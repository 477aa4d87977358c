import { type ShopSettings, shopSettingsPaths } from '@jhola/shared/contracts/shop-settings.contract';
import { type ShopIcon, shopIcon } from '@jhola/shared/identity/shop-icons';
import { splashPath, splashScreens } from '@jhola/shared/identity/splash-screens';
import { anAdmin, aShopper, type SignedIn } from '@jhola/test-doubles/builders/shoppers';
import { call, dataOf } from '@jhola/test-doubles/call';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import sharp, { type Sharp } from 'sharp';
import { keptFiles, loadPicture, plainPicture, uploadPicture } from './harness/pictures.js';
import { sharedShop } from './harness/shared-shop.js';
import {
  changeSettings,
  pageOf,
  restoreSettings,
  saveSettings,
  settingsOf,
} from './harness/shop-settings.js';

const RED = [220, 20, 20, 255];
const WHITE = [255, 255, 255, 255];
const DARK = [18, 17, 29, 255];

let shop: OpenShop;
let admin: SignedIn;
let found: ShopSettings;

beforeAll(async () => {
  shop = await sharedShop();
  [admin, found] = [await anAdmin(shop), await settingsOf(shop)];
});
afterAll(() => restoreSettings(shop, admin, found));

const upload = (bytes: Uint8Array, by: Pick<SignedIn, 'token'> = admin, name = 'logo.png') =>
  uploadPicture(shop, by, bytes, { path: shopSettingsPaths.uploadLogo, name });
const uploaded = async (picture: Sharp): Promise<string> =>
  dataOf<{ url: string }>(await upload(await picture.png().toBuffer())).url;

/** A transparent picture with a rectangle of one colour in its middle. */
const onNothing = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background: '#0000' } }).composite([
    { input: { create: { width: width - 40, height: height - 40, channels: 4, background } } },
  ]);

/** An icon's size and form, and its pixels by their place: shares of its side from the left and from above. */
async function iconOf(address: string) {
  const { response, bytes } = await loadPicture(shop, address);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const { width, height, format } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [column, row] = [Math.floor(x * info.width), Math.floor(y * info.height)];
    return [...data.subarray((row * info.width + column) * 4).subarray(0, 4)];
  };
  return { width, height, format, type: response.headers.get('content-type'), at };
}

describe('an uploaded logo', () => {
  it('is drawn as every icon, in its size, upon a ground', async () => {
    const logo = await uploaded(onNothing(600, 600, 'rgb(220,20,20)'));
    const sizes: Record<ShopIcon, number> = {
      'mark.webp': 144,
      'favicon.png': 48,
      'apple.png': 180,
      'small.png': 192,
      'large.png': 512,
      'maskable.png': 512,
      'monochrome.png': 512,
    };
    for (const [name, side] of Object.entries(sizes) as [ShopIcon, number][]) {
      const format = name.endsWith('webp') ? 'webp' : 'png';
      expect(await iconOf(shopIcon(logo, name))).toMatchObject({
        ...{ width: side, height: side, format },
        type: `image/${format}`,
      });
    }
    const large = await iconOf(logo);
    // round corners, the ground, the logo
    expect([large.at(0.01, 0.01)[3], large.at(0.05, 0.5), large.at(0.5, 0.5)]).toEqual([0, WHITE, RED]);
    const apple = await iconOf(shopIcon(logo, 'apple.png'));
    expect([apple.at(0, 0), apple.at(0.5, 0.5)]).toEqual([WHITE, RED]);
  });

  it('stays in the circle that launchers never cut, as large as fits into it', async () => {
    const { at } = await iconOf(shopIcon(await uploaded(plainPicture(800, 800)), 'maskable.png'));
    expect(at(0, 0)).toEqual(RED);
    const logo = await uploaded(onNothing(800, 400, 'rgb(220,20,20)'));
    const icon = await iconOf(shopIcon(logo, 'maskable.png'));
    expect([icon.at(0.5, 0.5), icon.at(0.2, 0.5), icon.at(0.09, 0.5)]).toEqual([RED, RED, WHITE]);
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const angle = (degrees / 180) * Math.PI;
      expect(icon.at(0.5 + 0.41 * Math.cos(angle), 0.5 + 0.41 * Math.sin(angle))).toEqual(WHITE);
    }
    const oneColour = await iconOf(shopIcon(logo, 'monochrome.png'));
    expect([oneColour.at(0.5, 0.5), oneColour.at(0.05, 0.05)[3]]).toEqual([WHITE, 0]);
  });

  it('stands on the colour of its corners, and on a dark ground where it is light', async () => {
    const opaque = await iconOf(await uploaded(plainPicture(600, 300, { r: 10, g: 90, b: 40 })));
    expect(opaque.at(0.5, 0.1)).toEqual([10, 90, 40, 255]);
    const light = await iconOf(await uploaded(onNothing(300, 300, '#ffffff')));
    expect([light.at(0.05, 0.5), light.at(0.5, 0.5)]).toEqual([DARK, WHITE]);
  });

  it('is what an installed shop shows while it opens, on every screen of iOS', async () => {
    const logo = await uploaded(plainPicture(600, 600));
    const [first, , third] = splashScreens;
    for (const screen of [first, third]) {
      if (!screen) throw new Error('There is no screen');
      const { width, height } = screen;
      const icon = await iconOf(splashPath(screen, logo));
      expect(icon).toMatchObject({ width, height, format: 'png' });
      expect(icon.at(0.5, 0.5)).toEqual(RED);
    }
    const wrong = splashPath(
      { ...(first as (typeof splashScreens)[0]), path: '/splash/9x9-light.png' },
      logo,
    );
    expect((await loadPicture(shop, wrong)).response.status).toBe(404);
  });
});

describe('a saved logo', () => {
  const head = async () => (await pageOf(shop, '/')).match(/<link rel="[^"]*icon"[^>]*>/g);
  const icons = async () =>
    (await call(shop, '/manifest.webmanifest')).body.icons.map(({ src }: { src: string }) => src);

  it('is in effect in pages, their head and the manifests, until it is removed', async () => {
    const [built, builtHead] = [await icons(), await head()];
    const logo = await uploaded(plainPicture(512, 512));
    expect(await icons()).toEqual(built);
    await changeSettings(shop, admin, { logo });
    expect(await icons()).toEqual(
      (['small.png', 'large.png', 'maskable.png', 'monochrome.png'] as const).map((name) =>
        shopIcon(logo, name),
      ),
    );
    const html = await pageOf(shop, '/');
    expect(await head()).toEqual([
      `<link rel="icon" href="${shopIcon(logo, 'favicon.png')}">`,
      `<link rel="apple-touch-icon" href="${shopIcon(logo, 'apple.png')}">`,
    ]);
    expect(html).toContain(`<img src="${shopIcon(logo, 'mark.webp')}" width="40" height="40" alt=""`);
    expect(html).toMatch(new RegExp(`"@type":"OnlineStore"[^<]*"logo":"http[^"]*${logo}"`));
    expect(html).toMatch(new RegExp(`property="og:image" content="http[^"]*${logo}"`));
    await changeSettings(shop, admin, { logo: '' });
    expect([await icons(), await head()]).toEqual([built, builtHead]);
    expect((await loadPicture(shop, logo)).response.status).toBe(200);
  });

  it('stays when a page of an earlier version saves, which knows of none', async () => {
    const logo = await uploaded(plainPicture(512, 512));
    await changeSettings(shop, admin, { logo });
    const { version, logo: _, ...settings } = await settingsOf(shop);
    const saved = await saveSettings(shop, admin, { version, settings: { ...settings, name: 'Gupta' } });
    expect(saved.body.data).toMatchObject({ name: 'Gupta', logo });
  });

  it.each([
    ['https://evil.example/large.png', 'request.invalid'],
    ['/uploads/pictures/abcdefghijklmnopqrstuvwx-large.png', 'request.invalid'],
    ['/uploads/logo/../../etc/passwd-large.png', 'request.invalid'],
    ['/uploads/logo/abcdefghijklmnopqrstuvwx-large.png', 'shop-settings.no-such-logo'],
  ])('is never %s', async (logo, code) => {
    const { version, ...settings } = await settingsOf(shop);
    const { status, body } = await saveSettings(shop, admin, { version, settings: { ...settings, logo } });
    expect([status, body.code]).toEqual([400, code]);
    expect((await settingsOf(shop)).version).toBe(version);
  });
});

describe('no logo', () => {
  const png = async (width: number, height: number) => plainPicture(width, height).png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" onload="alert(1)"/>';
  let before: string[];
  beforeAll(() => {
    before = keptFiles(shop);
  });
  afterEach(() => expect(keptFiles(shop)).toEqual(before));

  it.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['a drawing with a script', 415, 'upload.not-a-picture', () => Buffer.from(svg)],
    ['a text', 415, 'upload.not-a-picture', () => Buffer.from('logo')],
    ['an empty file', 400, 'upload.missing', () => Buffer.alloc(0)],
    ['half a picture', 415, 'upload.not-a-picture', async () => (await png(512, 512)).subarray(0, 200)],
    ['a tiny picture', 400, 'upload.too-small', () => png(255, 255)],
    ['a picture of more than 40 megapixels', 413, 'upload.too-many-pixels', () => png(9000, 5000)],
    [
      'a file of more than 10 MB',
      413,
      'upload.too-large',
      async () => Buffer.concat([await png(512, 512), Buffer.alloc(10 * 1024 * 1024)]),
    ],
  ])('is %s', async (_what, status, code, bytes) => {
    const answer = await upload(await bytes());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is a shopper’s', async () => {
    expect((await upload(await png(512, 512), await aShopper(shop))).status).toBe(403);
  });
});

import { defineConfig } from '@vite-pwa/assets-generator/config';

const COTTON = '#fbf8f2';
const MONOCHROME_SIZE = 512;
const SHORTCUT_SIZE = 96;

/**
 * Icons of the installed shop, from public/logo.svg (`npm run icons`; the pictures are kept in the repository).
 * The other drawings in build/icons are rendered by their own size: the shortcuts and the monochrome icon.
 */
const assets = process.env.ICON_SOURCE ?? 'logo';

const ofLogo = defineConfig({
  headLinkOptions: { preset: '2023' },
  images: ['public/logo.svg'],
  preset: {
    transparent: { sizes: [192, 512], favicons: [[48, 'icons/favicon.ico']], padding: 0.05 },
    maskable: { sizes: [512], padding: 0.35, resizeOptions: { background: COTTON } },
    apple: { sizes: [180], padding: 0.25, resizeOptions: { background: COTTON } },
    assetName: (type, size) => {
      const name = { transparent: 'pwa', maskable: 'maskable', apple: 'apple-touch-icon' }[type];
      return `icons/${name}-${size.width}x${size.height}.png`;
    },
  },
});

const ofDrawing = (name: string, size: number) =>
  defineConfig({
    images: [`build/icons/${name}.svg`],
    preset: {
      transparent: { sizes: [size], padding: name === 'monochrome' ? 0.2 : 0 },
      maskable: { sizes: [] },
      apple: { sizes: [] },
      assetName: () =>
        name === 'monochrome'
          ? `../../public/icons/monochrome-${size}x${size}.png`
          : `../../public/icons/${name}.png`,
    },
  });

export default assets === 'logo'
  ? ofLogo
  : ofDrawing(assets, assets === 'monochrome' ? MONOCHROME_SIZE : SHORTCUT_SIZE);

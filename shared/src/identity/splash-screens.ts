/** Screens of iPhones and iPads, upright: width and height in points, and how many pixels a point has. */
const IPHONES = [
  [320, 568, 2],
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
] as const;
const IPADS = [
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
] as const;

/** The home screen of an iPhone stays upright. */
const screens = [
  ...IPHONES.map((sizes) => ({ sizes, held: ['portrait'] as const })),
  ...IPADS.map((sizes) => ({ sizes, held: ['portrait', 'landscape'] as const })),
];

/** A picture that iOS shows while the installed shop opens. */
export interface SplashScreen {
  /** Where it lies for a shop without a logo of its own. */
  readonly path: string;
  /** In pixels, as exactly as iOS wants them. */
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  /** The screen it is for, upright, in points. */
  readonly screen: { readonly width: number; readonly height: number; readonly ratio: number };
  /** The media query that chooses it. */
  readonly media: string;
}

/** All of them: for every screen of iOS, light and dark, iPads also on their side. */
export const splashScreens: readonly SplashScreen[] = screens.flatMap(({ sizes, held }) =>
  held.flatMap((orientation) =>
    (['light', 'dark'] as const).map((theme) => {
      const [width, height, ratio] = sizes;
      const [across, down] = orientation === 'portrait' ? [width, height] : [height, width];
      return {
        path: `/splash/${across * ratio}x${down * ratio}-${theme}.png`,
        width: across * ratio,
        height: down * ratio,
        theme,
        screen: { width, height, ratio },
        media: [
          `(device-width: ${width}px)`,
          `(device-height: ${height}px)`,
          `(-webkit-device-pixel-ratio: ${ratio})`,
          `(orientation: ${orientation})`,
          `(prefers-color-scheme: ${theme})`,
        ].join(' and '),
      };
    }),
  ),
);

/** Those of one screen; none when it is not of iOS, or newer than the list. */
export function splashScreensOf({ width, height, ratio }: SplashScreen['screen']): readonly SplashScreen[] {
  const [across, down] = [Math.min(width, height), Math.max(width, height)];
  return splashScreens.filter(
    ({ screen }) => screen.width === across && screen.height === down && screen.ratio === ratio,
  );
}

/** Where the picture of a screen lies that bears this logo; without one that of the build. */
export const splashPath = ({ path }: SplashScreen, logo: string): string =>
  logo ? logo.replace('large.png', splashFile(path)) : path;

/** The screen whose picture is called so, behind the logo's name. */
export const splashScreenOf = (file: string): SplashScreen | undefined =>
  splashScreens.find(({ path }) => splashFile(path) === file);

const splashFile = (path: string): string => path.slice(1).replace('/', '-');

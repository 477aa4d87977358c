import { expect, it } from 'vitest';
import { splashScreens, splashScreensOf } from './splash-screens.js';

it('is as large as the pixels of the screen, in both themes', () => {
  const found = splashScreensOf({ width: 390, height: 844, ratio: 3 });
  expect(found.map(({ path, width, height, theme }) => ({ path, width, height, theme }))).toEqual([
    { path: '/splash/1170x2532-light.png', width: 1170, height: 2532, theme: 'light' },
    { path: '/splash/1170x2532-dark.png', width: 1170, height: 2532, theme: 'dark' },
  ]);
});

it('lies on its side with an iPad, whichever way its browser counts', () => {
  const upright = splashScreensOf({ width: 820, height: 1180, ratio: 2 });
  expect(upright.map(({ width, height }) => `${width}x${height}`)).toEqual([
    '1640x2360',
    '1640x2360',
    '2360x1640',
    '2360x1640',
  ]);
  expect(splashScreensOf({ width: 1180, height: 820, ratio: 2 })).toEqual(upright);
});

it('distinguishes screens of the same points by their pixels', () => {
  const [one, other] = [2, 3].map((ratio) => splashScreensOf({ width: 414, height: 896, ratio }));
  expect(one).toHaveLength(2);
  expect(one?.map(({ media }) => media)).not.toEqual(other?.map(({ media }) => media));
});

it('has nothing for a screen that is not of iOS', () => {
  expect(splashScreensOf({ width: 412, height: 915, ratio: 2.625 })).toEqual([]);
});

it('is chosen by one media query each, and pictures of one path are one picture', () => {
  expect(new Set(splashScreens.map(({ media }) => media)).size).toBe(splashScreens.length);
  const sizes = splashScreens.map(({ path, width, height, theme }) => [path, `${width}x${height}-${theme}`]);
  for (const [path, size] of sizes) expect(path).toBe(`/splash/${size}.png`);
});

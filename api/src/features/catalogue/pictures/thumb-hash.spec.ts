import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash';
import { thumbHashOf } from './thumb-hash.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } })
    .webp()
    .toBuffer();

it('keeps the colour and the shape of a picture in a few bytes', async () => {
  const hash = await thumbHashOf(await picture(640, 320));
  const bytes = Buffer.from(hash, 'base64');
  expect(bytes.length).toBeLessThanOrEqual(25);
  const { r, g, b, a } = thumbHashToAverageRGBA(bytes);
  expect(r).toBeCloseTo(200 / 255, 1);
  expect(g).toBeCloseTo(40 / 255, 1);
  expect(b).toBeCloseTo(40 / 255, 1);
  expect(a).toBe(1);
  expect(thumbHashToApproximateAspectRatio(bytes)).toBeGreaterThan(1.5);
});

it('refuses what is no picture', async () => {
  await expect(thumbHashOf(Buffer.from('hardly a picture'))).rejects.toThrow();
});

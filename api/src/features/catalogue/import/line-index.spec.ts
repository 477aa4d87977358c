import { LineIndex } from './line-index.js';

it('knows the lines of very many texts, and of no others', () => {
  const index = new LineIndex();
  const texts = Array.from({ length: 20_000 }, (_, at) => `toor dal\0${at} kg`);
  for (const [at, text] of texts.entries()) index.set(text, at);
  expect(texts.every((text, at) => index.get(text) === at)).toBe(true);
  expect(texts.some((text) => index.get(`${text} `) !== undefined)).toBe(false);
});

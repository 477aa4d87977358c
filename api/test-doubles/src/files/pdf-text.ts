import { inflateSync } from 'node:zlib';

/** The texts of a PDF, as it was put on its sheets: each piece that was written in one call, in that order. */
export function textsOfPdf(bytes: Buffer): string[] {
  const objects = objectsOf(bytes);
  const letters = lettersByFont(objects);
  const texts: string[] = [];
  for (const { stream } of objects.values()) {
    if (!stream?.includes('TJ')) continue;
    let font = '';
    for (const [, named, pieces] of stream.matchAll(
      /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>\s*|-?[\d.]+\s*)+)\] TJ/g,
    )) {
      if (named) font = named;
      else if (pieces) texts.push(spelled(pieces, letters.get(font) ?? new Map()));
    }
  }
  return texts;
}

interface PdfObject {
  readonly dictionary: string;
  /** Unpacked; absent where it has none. */
  readonly stream?: string;
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const whole = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of whole.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, number = '', body = ''] = match;
    const [dictionary = '', packed] = body.split(/\nstream\n/);
    const stream = packed?.replace(/\nendstream$/, '');
    objects.set(number, {
      dictionary,
      ...(stream !== undefined && { stream: unpacked(dictionary, stream) }),
    });
  }
  return objects;
}

const unpacked = (dictionary: string, stream: string): string =>
  dictionary.includes('/FlateDecode')
    ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    : stream;

/** For each font by its name on the sheets: which letters its numbers stand for. */
function lettersByFont(objects: ReadonlyMap<string, PdfObject>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.dictionary ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(map)?.stream ?? ''));
    }
  }
  return fonts;
}

function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = hex.replace(/\s/g, '').match(/.{4}/g) ?? [];
      letters.set(
        Number.parseInt(first, 16) + at,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  }
  return letters;
}

function spelled(pieces: string, letters: ReadonlyMap<number, string>): string {
  const numbers = [...pieces.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return numbers.map((number) => letters.get(Number.parseInt(number, 16)) ?? '?').join('');
}

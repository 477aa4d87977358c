import fc from 'fast-check';
import { PackedTexts } from '../packed-texts/packed-texts.service.js';
import { listOfCards } from './card-bytes.js';
import { CardTable } from './card-table.js';

const idOf = (at: number): string => at.toString(16).padStart(24, '0');

function aTable(maxBytes = 1_000_000) {
  const texts = new PackedTexts();
  const columns = { ids: texts.idColumn(), own: texts.sentColumn(), shared: texts.sentColumn() };
  return new CardTable(columns, maxBytes);
}

const steps = fc.array(
  fc.record({
    at: fc.nat(6),
    gone: fc.boolean(),
    isOld: fc.boolean(),
    own: fc.string({ unit: 'grapheme', maxLength: 30 }),
    shared: fc.constantFrom('Dals', 'दालें', 'Teas'),
  }),
  { maxLength: 60 },
);

describe('the table of cards', () => {
  it('has what was put into it last, whatever comes and goes', () => {
    fc.assert(
      fc.property(steps, (changes) => {
        const table = aTable();
        const plain = new Map<string, { texts: readonly [string, string]; isOld: boolean }>();
        for (const { at, gone, isOld, own, shared } of changes) {
          const id = idOf(at);
          const texts = [JSON.stringify({ own }), JSON.stringify({ shared })] as const;
          if (gone) {
            table.delete(id);
            plain.delete(id);
          } else {
            table.set(id, texts, { isOld });
            plain.set(id, { texts, isOld });
          }
          for (let other = 0; other <= 6; other++) {
            const [known, wanted] = [table.get(idOf(other)), plain.get(idOf(other))];
            expect(known?.map(String)).toEqual(wanted?.texts);
            expect(table.has(idOf(other))).toBe(wanted !== undefined);
            expect(table.isOld(idOf(other))).toBe(wanted?.isOld ?? false);
          }
        }
        const all = [...table.all()].sort();
        expect(all).toEqual([...plain].map(([id, { texts }]) => [id, texts]).sort());
        table.clear();
        expect([...table.all()]).toEqual([]);
      }),
      { seed: 20261128, numRuns: 100 },
    );
  });

  it('has room for so many bytes: then each new card takes the place of another', () => {
    const table = aTable(1000);
    const own = 'x'.repeat(60);
    for (let at = 0; at < 40; at++) table.set(idOf(at), [own, '']);
    expect(table.isFull).toBe(true);
    const known = [...table.all()].map(([id]) => id);
    expect(known.length).toBeGreaterThan(5);
    expect(known.length).toBeLessThan(15);
    expect(known).toContain(idOf(39));
    for (const id of known) table.delete(id);
    expect(table.isFull).toBe(false);
  });

  it('gives cards that stay as they are after they have gone', () => {
    const table = aTable(10_000_000);
    const texts = (at: number) => [`{"n":${at},"x":"${'x'.repeat(5000)}"`, ',"y":1}'] as const;
    for (let at = 0; at < 400; at++) table.set(idOf(at), texts(at));
    const given = [7, 300].map((at) => table.get(idOf(at)) ?? ([Buffer.alloc(0), Buffer.alloc(0)] as const));
    const before = Buffer.concat(listOfCards(given)).toString();
    for (let at = 0; at < 400; at++) table.delete(idOf(at));
    for (let at = 400; at < 800; at++) table.set(idOf(at), texts(at));
    expect(Buffer.concat(listOfCards(given)).toString()).toBe(before);
    expect(JSON.parse(before).map(({ n }: { n: number }) => n)).toEqual([7, 300]);
  });
});

import fc from 'fast-check';
import { TextStore } from './text-store.js';

const id = (at: number): string => at.toString(16).padStart(24, '0');
const texts = fc.oneof(
  fc.nat(20).map(id),
  fc.constantFrom(
    '',
    'laddu',
    'Crème brûlée',
    'लड्डू',
    'laddu \u{1f36c}',
    id(5).slice(1),
    id(10).toUpperCase(),
  ),
  fc.string({ maxLength: 5 }),
);

describe('texts in one store', () => {
  it('are what they were as long as somebody holds them, whatever comes and goes', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ text: texts, gone: fc.boolean() }), { maxLength: 60 }), (steps) => {
        const store = new TextStore();
        const held = new Map<string, { handle: number; times: number }>();
        for (const { text, gone } of steps) {
          const known = held.get(text);
          expect(store.find(text)).toBe(known?.handle);
          if (!gone) {
            const handle = store.hold(text);
            if (known) expect(handle).toBe(known.handle);
            held.set(text, { handle, times: (known?.times ?? 0) + 1 });
          } else if (known) {
            store.letGo(known.handle);
            if (known.times > 1) held.set(text, { ...known, times: known.times - 1 });
            else held.delete(text);
          }
          for (const [one, { handle }] of held) expect(store.textOf(handle)).toBe(one);
        }
        const ordered = [...held].sort(([, one], [, other]) => store.compare(one.handle, other.handle));
        expect(ordered.map(([text]) => text)).toEqual([...held.keys()].sort());
      }),
      { seed: 20261127, numRuns: 300 },
    );
  });

  it('are found among very many, after most of them have gone, and however long they are', () => {
    const store = new TextStore();
    const start = 'laddu '.repeat(33);
    const long = start.repeat(3000);
    const handles = Array.from({ length: 12_000 }, (_, at) => store.hold(`${start} ${at}`));
    const ofLong = store.hold(long);
    for (const [at, handle] of handles.entries()) if (at % 10 > 0) store.letGo(handle);
    const ids = Array.from({ length: 1000 }, (_, at) => store.hold(id(at)));
    const found = handles.map((_, at) => store.find(`${start} ${at}`));
    expect(found).toEqual(handles.map((handle, at) => (at % 10 > 0 ? undefined : handle)));
    expect(store.textOf(ofLong)).toBe(long);
    expect(ids.map((handle) => store.textOf(handle))).toEqual(ids.map((_, at) => id(at)));
  });
});

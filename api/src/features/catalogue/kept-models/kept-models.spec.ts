import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { ShopConfig } from '#platform/config/shop-config.js';
import { KeptModels } from './kept-models.service.js';

Logger.overrideLogger(false);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'jhola-kept-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const path = () => join(dataDir, 'search-index', 'products');
const state = { epoch: 'one', revision: 40 };
const going = new AbortController().signal;

/** A model of texts, one a piece. */
function aModel(pieces: string[] = [], version = 'v1') {
  const model = {
    ...{ name: 'texts', version, has: [...pieces] },
    pieces: () => model.has,
    take: (piece: unknown) => void model.has.push(piece as string),
    clear: () => {
      model.has = [];
    },
  };
  const kept = new KeptModels({ dataDir } as ShopConfig);
  kept.add(model);
  return { kept, model };
}

describe('models kept on disk', () => {
  it('are read as they were written, in place of what was there', async () => {
    await aModel(['आटा', 'x'.repeat(100_000), '']).kept.write(state, going);
    const { kept, model } = aModel(['old']);
    expect(await kept.read({ ...state, revision: 41 })).toBe(40);
    expect(model.has).toEqual(['आटा', 'x'.repeat(100_000), '']);
    expect(readdirSync(join(dataDir, 'search-index'))).toEqual(['products']);
  });

  it('are of no use in another catalogue, made in another way, from the future, or far behind', async () => {
    await aModel(['a']).kept.write(state, going);
    const { kept, model } = aModel(['old']);
    expect(await kept.read({ epoch: 'two', revision: 40 })).toBeUndefined();
    expect(await kept.read({ epoch: 'one', revision: 39 })).toBeUndefined();
    expect(await kept.read({ epoch: 'one', revision: 1_000_000 })).toBeUndefined();
    expect(await aModel([], 'v2').kept.read(state)).toBeUndefined();
    expect(model.has).toEqual(['old']);
    expect(await kept.read(state)).toBe(40);
  });

  it('are not there in a new folder', async () => {
    expect(await aModel().kept.read(state)).toBeUndefined();
  });

  it('are made anew where any byte is wrong, or the end is missing', async () => {
    await aModel(['dal', 'atta']).kept.write(state, going);
    const whole = readFileSync(path());
    const broken = [...whole.keys()].flatMap((at) => {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(whole.readUInt8(at) ^ 0x10, at);
      return [flipped, whole.subarray(0, at)];
    });
    for (const bytes of broken) {
      writeFileSync(path(), bytes);
      const { kept, model } = aModel(['old']);
      expect(await kept.read(state)).toBeUndefined();
      expect(model.has).toEqual([]);
      expect(readdirSync(join(dataDir, 'search-index'))).toEqual([]);
    }
  });

  it('stay as they were when writing is given up', async () => {
    await aModel(['a']).kept.write(state, going);
    const given = AbortSignal.abort(new Error('closing'));
    await expect(aModel(['b']).kept.write({ ...state, revision: 50 }, given)).rejects.toThrow('closing');
    const { kept, model } = aModel();
    expect(await kept.read({ ...state, revision: 50 })).toBe(40);
    expect(model.has).toEqual(['a']);
    expect(readdirSync(join(dataDir, 'search-index'))).toEqual(['products']);
  });
});

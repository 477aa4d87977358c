import { type ClientSession, type Model, Types } from 'mongoose';
import type { PictureImportRecord } from '../models/picture-import.model.js';
import type { PictureTaskRecord } from '../models/picture-task.model.js';
import { PicturePlans } from './picture-plans.service.js';

const session = {} as ClientSession;
const of = {
  importId: new Types.ObjectId(),
  fileName: 'list.csv',
  by: { kind: 'admin', userId: '1' },
} as unknown as Parameters<PicturePlans['add']>[1];
const planned = [{ productId: new Types.ObjectId(), sources: ['https://a.example/1.jpg'] }];

/** Plans of an import of which this is stored, and the writes they make. */
function plansOf(stored: Partial<PictureImportRecord> | null) {
  const updateOne = jest.fn();
  const insertMany = jest.fn();
  const imports = {
    findById: () => ({ session: () => ({ lean: () => Promise.resolve(stored) }) }),
    updateOne,
  } as unknown as Model<PictureImportRecord>;
  const tasks = { collection: { insertMany } } as unknown as Model<PictureTaskRecord>;
  return { plans: new PicturePlans(imports, tasks), updateOne, insertMany };
}

it.each([
  ['the first of an import', null],
  ['more of one that is running', { phase: 'running' } as const],
  ['more of one that was through with the first', { phase: 'done' } as const],
])('plans pictures: %s', async (_, stored) => {
  const { plans, updateOne, insertMany } = plansOf(stored);
  await plans.add(session, of, planned);
  expect(updateOne).toHaveBeenCalled();
  expect(insertMany).toHaveBeenCalledTimes(1);
});

it.each([
  ['was cancelled', { phase: 'cancelled' } as const],
  ['is being cancelled', { phase: 'running', cancelWanted: true } as const],
])('plans no more pictures of an import that %s', async (_, stored) => {
  const { plans, updateOne, insertMany } = plansOf(stored);
  await plans.add(session, of, planned);
  expect(updateOne).not.toHaveBeenCalled();
  expect(insertMany).not.toHaveBeenCalled();
});

import { z } from 'zod';
import { PlainAnswer } from './answer.contract.js';

/** The path of docs/product.md#upload-calls. The body is multipart with one `file`. */
export const uploadPaths = { upload: '/api/file/upload' } as const;

/** The picture's address stands in all the fields that clients read it from (docs/product.md#upload-calls). */
export const UploadAnswer = PlainAnswer.extend({
  url: z.string(),
  data: z.object({ url: z.string(), secure_url: z.string() }),
}).meta({ id: 'UploadAnswer' });
export type UploadAnswer = z.infer<typeof UploadAnswer>;

import { z } from 'zod';
import { PlainAnswer } from './answer.contract.js';

/** The path of section 7, upload. The body is multipart with one `file`. */
export const uploadPaths = { upload: '/api/file/upload' } as const;

/** The picture's address stands in all the places the specification's callers read it from (section 3). */
export const UploadAnswer = PlainAnswer.extend({
  url: z.string(),
  data: z.object({ url: z.string(), secure_url: z.string() }),
}).meta({ id: 'UploadAnswer' });
export type UploadAnswer = z.infer<typeof UploadAnswer>;

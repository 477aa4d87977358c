import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root; this file is compiled to api/dist/platform/config/. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The default paths. */
export const defaultPaths = {
  dataDir: join(root, '.data'),
  webApp: join(root, 'pwa', 'dist'),
  packageFile: join(root, 'package.json'),
} as const;

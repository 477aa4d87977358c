import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder upwards that holds a package.json. */
function packageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageFolder(dirname(folder));
}

/** The repository's root: the folder above the API's, however deep the built script stands in it. */
export const root = dirname(packageFolder(import.meta.dirname));

/** The default paths. */
export const defaultPaths = {
  dataDir: join(root, '.data'),
  webApp: join(root, 'pwa', 'dist'),
  packageFile: join(root, 'package.json'),
} as const;

/** In DATA_DIR while a backup is restored into it: what is there then is not whole. */
export const RESTORE_UNDER_WAY = '.restoring';

/** In DATA_DIR: the backup that waits to be downloaded; removed at each start. */
export const PREPARED_BACKUP = '.backup';

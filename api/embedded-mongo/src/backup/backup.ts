export { DatabaseDamaged } from '../storage/database-damaged.js';
export { FolderInUse, lockFolder } from '../storage/folder-lock.js';
export { DatabaseCopy } from './copy-database.js';
export { reachDatabase } from './reach-database.js';
export { checkDatabase } from './read-database.js';

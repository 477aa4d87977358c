import { basename, extname } from 'node:path';

/** The source of a file that has no ready map: its own name, as ColumnMap takes it. */
export function sourceOf(file: string): string {
  const name = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return name.slice(0, 40).replace(/-$/, '') || 'file';
}

import type {
  ColumnMeaning,
  ImportColumns,
  ImportJob,
} from '@jhola/shared/contracts/catalogue-files.contract';

/** Whether the server is reading or importing. */
export const isRunning = (job: ImportJob | null | undefined): boolean =>
  job?.phase === 'checking' || job?.phase === 'importing';

/** Whether the file is still there to be read: once it is imported it is not. */
export const isWaiting = (job: ImportJob): boolean => !isRunning(job) && job.phase !== 'done';

/** Whether it may be imported as the columns are: they were checked, or imported in part before. */
export function isImportable(job: ImportJob, columns: Partial<ImportColumns>): boolean {
  const wasRead = job.phase === 'checked' || (job.wrote && isWaiting(job));
  return wasRead && sameColumns(job.columns, columns);
}

/** How much of the file is read, in whole percent. */
export const percentRead = ({ read, size }: Pick<ImportJob, 'read' | 'size'>): number =>
  size > 0 ? Math.min(100, Math.floor((read / size) * 100)) : 0;

/** The columns with one of them chosen; an empty name takes the choice away. */
export function withColumn(
  columns: Partial<ImportColumns>,
  meaning: ColumnMeaning,
  column: string,
): Partial<ImportColumns> {
  const { [meaning]: _, ...others } = columns;
  return column ? { ...others, [meaning]: column } : others;
}

/** The meanings without which nothing can be imported and that have no column. */
export function missingColumns({ name, price }: Partial<ImportColumns>): readonly ColumnMeaning[] {
  return [...(name ? [] : ['name' as const]), ...(price ? [] : ['price' as const])];
}

/** A cell of the first rows that says something of a column. */
export function exampleOf({ header, sample }: ImportJob, column: string | undefined): string | undefined {
  const index = column === undefined ? -1 : header.indexOf(column);
  return sample.map((row) => row[index]?.slice(0, 60)).find(Boolean);
}

function sameColumns(one: Partial<ImportColumns>, other: Partial<ImportColumns>): boolean {
  const meanings = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<ColumnMeaning>;
  return [...meanings].every((meaning) => one[meaning] === other[meaning]);
}

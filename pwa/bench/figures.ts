/** One line of what was measured. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly aim: string;
}

/** Prints figures as a table with aligned columns. */
export function print(figures: readonly Figure[]): void {
  const rows = [{ what: '', measured: 'measured', aim: 'aim' }, ...figures];
  const width = (column: keyof Figure) => Math.max(...rows.map((row) => row[column].length));
  const [first, second] = [width('what'), width('measured')];
  for (const { what, measured, aim } of rows)
    process.stdout.write(`${what.padEnd(first)}  ${measured.padStart(second)}  ${aim}\n`);
}

/** The value below which a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

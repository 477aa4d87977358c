import type { Measured } from './measure.js';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Says what was measured, and beside it the figure. */
export const sayFigure = (what: string, figure: string): void => say(what.padEnd(48) + figure);
export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
export const inMegabytes = (bytes: number | undefined): string =>
  bytes === undefined ? 'unknown' : `${Math.round(bytes / 1024 / 1024)} MB`;

const row = (name: string, ...cells: string[]): string =>
  name.padEnd(27) + cells.map((cell) => cell.padStart(12)).join('');

/** The names of the columns of `figures`. */
export const headings = (): string =>
  row('', 'connections', 'a second', 'p50 ms', 'p99 ms', 'errors', 'cpu µs', 'bare / it');

/** A row of figures; the last says how often a bare server answers while this is done once. */
export function figures(measured: Measured, bare: Measured): string {
  const { name, connections, perSecond, p50, p99, errors, processor } = measured;
  const numbers = [connections, Math.round(perSecond), p50, p99, errors];
  return row(
    name,
    ...numbers.map(String),
    processor === undefined ? 'unknown' : processor.toFixed(0),
    (bare.perSecond / perSecond).toFixed(1),
  );
}

/** The processor time of a shopper's four calls in milliseconds, by thread, beside four calls of a bare server. */
export function inThreads({ processor, threads }: Measured, bare: Measured): string {
  const ms = (microseconds: number | undefined) =>
    microseconds === undefined ? 'unknown' : (microseconds / 1000).toFixed(2);
  const [shop, database, others] = (threads ?? []).map(ms);
  const bareOnes = ms(bare.processor && 4 * bare.processor);
  return `  four calls: processor ${ms(processor)} ms (shop ${shop}, database ${database}, V8 and files ${others}); bare ${bareOnes} ms`;
}

/** The memory of a shop now, and how many times that after its start. */
export function memoryBesideStart(when: string, now: number | undefined, start: number | undefined): string {
  const times = now && start ? ` (${(now / start).toFixed(2)} times the start)` : '';
  return `memory ${when}`.padEnd(36) + inMegabytes(now) + times;
}

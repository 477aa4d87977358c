import { readFileSync } from 'node:fs';
import { connectionLimits } from '../config/connection-limits.js';
import { type Limit, limits } from './limit-table.js';

const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
/** The rows of the tables with so many columns. */
const rowsOf = (columns: number) =>
  [...operations.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)]
    .map(([, name = '', cells = '']) => [name, ...cells.split(' | ')])
    .filter(({ length }) => length === columns);

const MINUTE_MS = 60_000;

describe('docs/operations.md', () => {
  it('has every limit with its figures', () => {
    const shown = (figure: number | undefined) => (figure === undefined ? '–' : String(figure));
    const expected = Object.entries<Limit>(limits).map(([name, limit]) => [
      name,
      shown(limit.perAddress),
      shown(limit.perAccount),
      shown(limit.perAccountAnywhere),
      `${limit.periodMs / MINUTE_MS} min`,
    ]);
    expect(rowsOf(5).sort()).toEqual(expected.sort());
  });

  it('has what may be open at a time as it is set', () => {
    const rows = rowsOf(2);
    expect(rows.length).toBeGreaterThan(8);
    for (const [name = '', figure] of rows)
      expect([name, Number(figure)]).toEqual([name, connectionLimits[name as keyof typeof connectionLimits]]);
  });

  it('gives a proxy the same limits as the shop has where it counts itself', () => {
    const given = (directive: string) => new RegExp(`^\\s*${directive} (.+);$`, 'm').exec(operations)?.[1];
    const seconds = (ms: number) => `${ms / 1000}s`;
    const { connectionsPerAddress, headersMs, bodySilenceMs } = connectionLimits;
    expect(given('limit_conn')).toBe(`addresses ${connectionsPerAddress}`);
    expect(given('client_header_timeout')).toBe(seconds(headersMs));
    expect(given('client_body_timeout')).toBe(seconds(bodySilenceMs));
  });
});

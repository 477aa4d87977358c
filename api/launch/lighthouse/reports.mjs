import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ page: string } & Record<string, string>} Figures */

/** The column of the same page with its scripts blocked. */
const WITHOUT_SCRIPTS = 'without scripts';

/** The columns of the table: how each figure is read from a report and formatted. */
const columns = {
  performance: { read: score('performance'), write: hundredths },
  accessibility: { read: score('accessibility'), write: hundredths },
  'best practices': { read: score('best-practices'), write: hundredths },
  SEO: { read: score('seo'), write: hundredths },
  FCP: { read: audit('first-contentful-paint'), write: seconds },
  LCP: { read: audit('largest-contentful-paint'), write: seconds },
  TBT: { read: audit('total-blocking-time'), write: (/** @type {number} */ ms) => `${Math.round(ms)} ms` },
  CLS: { read: audit('cumulative-layout-shift'), write: (/** @type {number} */ shift) => shift.toFixed(3) },
  JavaScript: {
    read: scriptBytes,
    write: (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`,
  },
};

/** @param {string} name */
function score(name) {
  return (/** @type {any} */ report) => report.categories[name].score;
}

/** @param {string} name */
function audit(name) {
  return (/** @type {any} */ report) => report.audits[name].numericValue;
}

/** @param {any} report */
function scriptBytes(report) {
  const items = report.audits['resource-summary'].details.items;
  return items.find((/** @type {any} */ item) => item.resourceType === 'script').transferSize;
}

/** @param {number} part */
function hundredths(part) {
  return String(Math.round(part * 100));
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** @param {number[]} values at least one */
function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * Lighthouse's reports.
 * @param {string} folder where `lhci collect` ran
 * @returns {any[]}
 */
export function reportsIn(folder) {
  const kept = path.join(folder, '.lighthouseci');
  return fs
    .readdirSync(kept)
    .filter((name) => /^lhr-\d+\.json$/.test(name))
    .map((name) => JSON.parse(fs.readFileSync(path.join(kept, name), 'utf8')));
}

/**
 * The medians of each page's reports.
 * @param {import('./pages.mjs').Page[]} pages
 * @param {any[]} reports
 * @param {any[]} bare reports of the same pages with their scripts blocked
 * @returns {Figures[]}
 */
export function figuresOf(pages, reports, bare) {
  return pages.map(({ name, url }) => {
    const of = (/** @type {any[]} */ all) => all.filter(({ requestedUrl }) => requestedUrl === url);
    const own = of(reports);
    const figures = Object.entries(columns).map(([title, { read, write }]) => [
      title,
      write(median(own.map(read))),
    ]);
    const { read, write } = columns.performance;
    return {
      page: name,
      ...Object.fromEntries(figures),
      [WITHOUT_SCRIPTS]: write(median(of(bare).map(read))),
    };
  });
}

/**
 * Figures as a table with aligned columns.
 * @param {Figures[]} figures
 */
export function tableOf(figures) {
  const titles = ['page', ...Object.keys(columns), WITHOUT_SCRIPTS];
  const rows = [titles, ...figures.map((row) => titles.map((title) => row[title] ?? ''))];
  const widths = titles.map((_title, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  ')).join('\n');
}

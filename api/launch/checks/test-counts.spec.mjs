import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '../setup/scratch.mjs';
import { readCounts } from './test-counts.mjs';

describe('the counts of a test run', () => {
  const scratch = scratchFolder();
  afterAll(scratch.remove);

  const report = (/** @type {object} */ content) => {
    const file = path.join(scratch.folder, 'report.json');
    fs.writeFileSync(file, JSON.stringify(content));
    return file;
  };

  const passed = (/** @type {string} */ fullName, more = {}) => ({
    fullName,
    status: 'passed',
    ...more,
  });

  it('are those of the runner', () => {
    const testResults = [{ status: 'failed', assertionResults: [passed('adds'), { status: 'failed' }] }];
    expect(readCounts(report({ numPassedTests: 7, numFailedTests: 1, testResults }))).toMatchObject({
      passed: 7,
      failed: 1,
    });
  });

  it('count a file that could not be loaded as a failed test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(readCounts(report({ numPassedTests: 3, numFailedTests: 0, testResults }))).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });

  it('name the slowest tests first', () => {
    const assertionResults = [passed('adds', { duration: 3 }), passed('waits', { duration: 40 })];
    const testResults = [{ status: 'passed', assertionResults }];
    expect(readCounts(report({ numPassedTests: 2, numFailedTests: 0, testResults })).slow).toEqual([
      { name: 'waits', ms: 40 },
      { name: 'adds', ms: 3 },
    ]);
  });

  it('are zero when the runner died before its report', () => {
    expect(readCounts(path.join(scratch.folder, 'missing.json'))).toEqual({
      passed: 0,
      failed: 0,
      slow: [],
    });
  });
});

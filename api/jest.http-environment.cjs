const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-node');
const { compileTestDoubles } = require('./jest.test-doubles.cjs');

compileTestDoubles();

/**
 * Where the HTTP tests run: as Jest's own for Node.js, and dependencies and test doubles are those of the worker, which has
 * loaded them once for all its files (jest.http-dependencies.cjs). The tests' own modules are each file's own as ever.
 */
module.exports = class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global.requireOfWorker = createRequire(__filename);
  }

  /** With FIRST_FAILURE_ENDS_FILE nothing more of a file is tried after its first failure (api/launch/mutants). */
  handleTestEvent({ name, test }) {
    if (process.env.FIRST_FAILURE_ENDS_FILE === undefined) return;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.hasFailed = true;
    if (name === 'test_start' && this.hasFailed) test.mode = 'skip';
  }
};

const { basename } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** HTTP tests that take longest: they begin first, so that no worker is left alone with one of them at the end. */
const longest = [
  // in the full run
  'orders-crash',
  'fuzz',
  'containers',
  'full-disk',
  'stalled-requests',
  'workers',
  'embedded-database-crash',
  'limits-of-writes',
  'orders-race',
  'orders-faults',
  'import',
  // before a change lands
  'demo-access',
  'orders-prices',
];

const place = ({ path }) => {
  const at = longest.indexOf(basename(path, '.e2e-spec.ts'));
  return at < 0 ? longest.length : at;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
};

const { default: Sequencer } = require('@jest/test-sequencer');

/** The files of TEST_ORDER, in its order: the beginnings of their paths below the API's folder, between commas. */
const order = (process.env.TEST_ORDER ?? '').split(',');

module.exports = class InOrder extends Sequencer {
  /** @override @param {import('@jest/test-result').Test[]} tests */
  sort(tests) {
    const place = (/** @type {{ path: string }} */ { path }) =>
      order.findIndex((file) => path.includes(`/${file}.`));
    return [...tests].sort((one, other) => place(one) - place(other));
  }
};

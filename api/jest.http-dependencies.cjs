/** Hands out the worker's copy of a dependency in place of compiling and running it anew for each file. */
module.exports = {
  process: (_source, filename) => ({
    code: `module.exports = requireOfWorker(${JSON.stringify(filename)});`,
  }),
};

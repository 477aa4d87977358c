/** How often npm is looked after. */
const everyMs = 300;

/**
 * Calls back when npm, which runs this command through a shell, is gone. The shell does not hand SIGTERM on, so without
 * this a stopped `npm start` would leave the shop behind, with its port and its data folder. A command that was started
 * without npm may well outlive whoever started it.
 * @param {() => void} then
 * @returns {() => void} ends the watch
 */
export function whenNpmEnds(then) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, everyMs);
  watch.unref();
  return () => clearInterval(watch);
}

/** How often npm is checked for. */
const everyMs = 300;

/**
 * Calls back when npm, which runs this command through a shell, is gone. The shell does not forward SIGTERM,
 * so without this a stopped `npm start` would leave the shop running, with its port and its data folder. A
 * command that was started without npm may outlive its parent.
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

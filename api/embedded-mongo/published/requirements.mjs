import { driverDifference } from './driver-differences.mjs';

/** @typedef {import('./match.mjs').Doc} Doc */
/** @typedef {{ version: string, topology: string }} Server */

/** @param {string} version */
const parts = (version) => version.split('.').map(Number);

/** @param {string} a @param {string} b */
function compareVersions(a, b) {
  const [left, right] = [parts(a), parts(b)];
  for (let at = 0; at < 3; at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Why a server does not meet one set of requirements.
 * @param {Doc} requirement
 * @param {Server} server
 * @returns {string | undefined}
 */
function unmet({ minServerVersion, maxServerVersion, topologies, serverless, auth, ...others }, server) {
  if (minServerVersion && compareVersions(server.version, minServerVersion) < 0)
    return `for MongoDB ${minServerVersion} or later`;
  if (maxServerVersion && compareVersions(server.version, maxServerVersion) > 0)
    return `for MongoDB ${maxServerVersion} or earlier`;
  if (topologies && !topologies.includes(server.topology)) return `for ${topologies.join(' or ')}`;
  if (serverless === 'require') return 'for serverless MongoDB';
  if (auth === true) return 'for a server with passwords';
  const [other] = Object.keys(others);
  return other && `for a server with ${other}`;
}

/** @param {Doc[] | undefined} requirements one of them is enough @param {Server} server */
function unmetByAll(requirements, server) {
  const reasons = (requirements ?? []).map((requirement) => unmet(requirement, server));
  return reasons.includes(undefined) ? undefined : reasons.at(-1);
}

/** @param {Doc[]} operations @returns {boolean} */
const needsFailPoint = (operations) =>
  operations.some(
    ({ name, arguments: { callback = [] } = {} }) =>
      name === 'failPoint' || name === 'targetedFailPoint' || needsFailPoint(callback),
  );

/**
 * Why a case is not tried, before anything of it runs.
 * @param {Doc} file
 * @param {Doc} test
 * @param {Server} server
 * @returns {string | undefined}
 */
export function reasonToLeaveOut(file, test, server) {
  if (test.skipReason) return 'left out by the case itself';
  if (needsFailPoint(test.operations)) return 'needs a fail point, which only a test server has';
  return (
    unmetByAll(file.runOnRequirements, server) ??
    unmetByAll(test.runOnRequirements, server) ??
    driverDifference(file.name, test.description)
  );
}

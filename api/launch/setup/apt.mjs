import fs from 'node:fs';
import { runCommand } from '../child.mjs';

/** The command in front of apt-get: none for root, sudo where it asks for no password; undefined: not allowed here. */
async function allowed() {
  const release = fs.existsSync('/etc/os-release') ? fs.readFileSync('/etc/os-release', 'utf8') : '';
  // Ubuntu's packages of some names only fetch a snap, which containers cannot run
  if (!/^ID=debian$/m.test(release) || !fs.existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  return (await runCommand('sudo', ['-n', 'true'])).ok ? ['sudo', '-n'] : undefined;
}

/**
 * Installs one of Debian's packages, where that is allowed without a password.
 * @param {string} name the package
 * @returns {Promise<string>} what apt-get said last; empty where it is not allowed
 */
export async function aptInstall(name) {
  const prefix = await allowed();
  let said = '';
  if (!prefix) return said;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [file = '', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    said = (await runCommand(file, rest, { timeoutMs: 4 * 60_000 })).output;
  }
  return said;
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { settingsOfMutants } from '@jhola/test-doubles/shop/start-shop';

/** What a command ended with, and all it said. */
export interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** Runs one of the owner's commands as `npm run` does, once the API is built; V8 makes none of its code fast. */
export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<Ran> {
  const file = join(__dirname, '..', '..', 'dist', 'shop', `${command}.js`);
  const child = spawn(process.execPath, ['--no-opt', file, ...args], {
    env: { ...settingsOfMutants(), PATH: process.env.PATH, NODE_ENV: 'test', DEMO_CATALOGUE: 'off', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

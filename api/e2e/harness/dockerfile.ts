import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root. */
export const root = join(__dirname, '..', '..', '..');

/** One instruction of a Dockerfile. */
export interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** The instructions of the shop's Dockerfile, stage by stage. */
export function stagesOf(
  text = readFileSync(join(root, 'Dockerfile'), 'utf8'),
): readonly (readonly Instruction[])[] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, value });
  }
  return stages;
}

/** A command in its JSON form, e.g. of CMD. */
export const commandIn = (value: string): string[] => JSON.parse(value.slice(value.indexOf('[')));

/** The settings of a stage's ENV. */
export const settingsOf = (stage: readonly Instruction[]): Record<string, string> =>
  Object.fromEntries(
    stage
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ value }) => value.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  );

/** Who runs the shop in place of the image's user: nobody, where the tests run as root. */
export const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Carries the steps of all stages out one by one, each stage in a folder of its own in place of a file system of its own.
 * @returns the folder of the last stage, which nobody but the data's owner may write to
 */
export function built(folder: string): string {
  const folders = stagesOf().map((stage, at) => {
    const own = join(folder, `stage-${at}`);
    let workdir = own;
    for (const { name, value } of stage) {
      if (name === 'WORKDIR') workdir = join(own, value);
      mkdirSync(workdir, { recursive: true });
      if (name === 'COPY') copy(value, folder, workdir);
      if (name === 'RUN') run(value, own, workdir);
    }
    return own;
  });
  const last = folders.at(-1) as string;
  execFileSync('chmod', ['-R', 'a-w', join(last, 'shop')]);
  chmodSync(folder, 0o755);
  return last;
}

function copy(value: string, folder: string, to: string): void {
  const [from, what = '', where = ''] = value.startsWith('--from=')
    ? value.split(' ')
    : ['', ...value.split(' ')];
  if (from) {
    cpSync(join(folder, 'stage-0', what), join(to, where), { recursive: true, verbatimSymlinks: true });
    return;
  }
  // What is not ignored, as Docker takes it
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
}

/** Runs a step; the paths of the image are those of its folder, and its user is the one that the tests have. */
function run(command: string, own: string, cwd: string): void {
  const here = command
    .replaceAll(/(?<= )\/data\b/g, join(own, 'data'))
    .replaceAll(
      'node:node',
      unprivileged.uid ? `${unprivileged.uid}:${unprivileged.gid}` : `${process.getuid?.()}`,
    );
  const { NODE_OPTIONS: _, NODE_ENV: __, ...env } = process.env;
  const { status, stderr, stdout } = spawnSync('sh', ['-c', here], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}:\n${stdout}\n${stderr}`);
}

/** Removes a folder in which nothing may be written. */
export function removed(folder: string): void {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenShop } from '@jhola/test-doubles/shop/start-shop';
import { until } from '@jhola/test-doubles/until';
import { parse } from 'yaml';
import {
  built,
  commandIn,
  type Instruction,
  removed,
  root,
  settingsOf,
  stagesOf,
  unprivileged,
} from './harness/dockerfile.js';
import { sharedShop } from './harness/shared-shop.js';
import { isFullRun } from './harness/tier.js';

const [, image = []] = stagesOf();
const last = (name: string, of: readonly Instruction[] = image): string =>
  of.findLast((instruction) => instruction.name === name)?.value ?? '';

/** The exit code of the image's health check, asked at this port. */
const health = (port: string): number | null => {
  const [, ...args] = commandIn(last('HEALTHCHECK'));
  return spawnSync(process.execPath, args, { env: { PORT: port } }).status;
};

describe('the image', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await sharedShop();
  });

  it('takes in what there is, runs as nobody special, and keeps its data apart', () => {
    expect(last('USER')).toBe('node');
    expect(last('VOLUME')).toBe(settingsOf(image).DATA_DIR);
    for (const { name, value } of image.filter(({ name }) => name === 'COPY')) {
      const [, from = ''] = value.split(' ');
      const tracked = from.replace('/shop/', '').replace(/(node_modules|\/dist)$/, '');
      expect([name, value, existsSync(join(root, tracked))]).toEqual([name, value, true]);
    }
    expect(Object.keys(settingsOf(image)).filter((name) => /SECRET|PASSWORD|KEY/.test(name))).toEqual([]);
  });

  it('knows whether the shop in it is well', () => {
    expect(health(new URL(shop.url).port)).toBe(0);
    expect(health('1')).toBe(1);
  });
});

describe('the composition', () => {
  const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'));

  it('gives the shop no more rights than it needs, and shows it to this computer alone', () => {
    const { read_only, cap_drop, security_opt, ports } = services.shop;
    expect({ read_only, cap_drop, security_opt, ports }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      ports: ['127.0.0.1:3000:3000'],
    });
    for (const name of ['mongodb', 'redis']) expect(services[name].ports).toBeUndefined();
  });

  it('names settings that the shop has, and no secret in the clear', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    for (const [name, value] of Object.entries<string>(services.shop.environment)) {
      expect([name, readme.includes(`\`${name}\``)]).toEqual([name, true]);
      if (/SECRET|MAIL/.test(name)) expect(value).toMatch(/^\$\{\w+:\?/);
    }
    expect(services.mongodb.command).toContain('--replSet');
  });
});

(isFullRun ? describe : describe.skip)('where no container runs, the steps of the image one by one', () => {
  let folder: string;
  let running: ChildProcess | undefined;
  let said = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'jhola-image-'));
  });
  afterAll(() => {
    running?.kill('SIGKILL');
    removed(folder);
    rmSync(folder, { recursive: true, force: true });
  });

  it('make a shop that opens from a folder it cannot write to, as nobody special, and stops when asked', async () => {
    const stage = built(folder);
    const port = await aFreePort();
    const [, ...args] = commandIn(last('CMD'));
    const env = {
      ...settingsOf(image),
      DATA_DIR: join(stage, 'data'),
      PORT: port,
      PUBLIC_URL: 'https://shop.example.in',
      TRUST_PROXY: '1',
    };
    const child = spawn(process.execPath, args, { cwd: join(stage, last('WORKDIR')), env, ...unprivileged });
    running = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk;
      });
    await until('the shop to be well', async () => health(port) === 0 || child.exitCode !== null, 60_000);
    await until('the link for its owner', async () => /\/set-up\?/.test(said) || child.exitCode !== null);
    expect([child.exitCode, said]).toEqual([
      null,
      expect.stringContaining('This shop has no administrator yet.'),
    ]);
    const page = await fetch(`http://127.0.0.1:${port}/about`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    child.kill('SIGTERM');
    await until('the shop to end', async () => child.exitCode !== null, 60_000);
    expect(child.exitCode).toBe(0);
    expect(health(port)).toBe(1);
  }, 900_000);
});

/** A port that nothing listens at. */
async function aFreePort(): Promise<string> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../../dist/shop/database.js');

/** The embedded database in a process of its own, as `npm run database` runs it. */
export class DatabaseProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly dataDir: string,
    readonly uri: string,
  ) {}

  /** Starts it, on an empty folder unless one is given. Rejects with what it said when it does not start. */
  static async start(dataDir = mkdtempSync(join(tmpdir(), 'database-e2e-'))): Promise<DatabaseProcess> {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_PORT: '0' };
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    return new Promise((resolve, reject) => {
      const listen = (chunk: Buffer): void => {
        said += chunk;
        const uri = /MONGODB_URI=(\S+)/.exec(said)?.[1];
        if (uri) resolve(new DatabaseProcess(child, dataDir, uri));
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => reject(new Error(said.trim())));
    });
  }

  /** Ends it without a chance to write anything more. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Asks it to end, and waits. @returns its exit code */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  async stopAndRemove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
    return this.child.exitCode;
  }
}

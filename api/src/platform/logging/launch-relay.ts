import type { Worker } from 'node:cluster';
import { isLaunched, type LaunchReport, launchReportIn } from './launch-report.js';

/**
 * Passes what the workers of a shop report on to its launcher, and the launcher's answers back to who asked. That the shop is
 * ready it says once all of them are open.
 */
export class LaunchRelay {
  private ready: LaunchReport | undefined;
  private areAllOpen = false;
  private asking: Worker | undefined;

  constructor() {
    if (isLaunched) process.on('message', (answer) => this.asking?.send(answer as object));
  }

  /** Takes a message of a worker; those that are no reports are left alone. */
  take(message: unknown, from: Worker): void {
    const report = launchReportIn(message);
    if (!report) return;
    if (report.kind === 'owner-wanted') this.asking = from;
    if (report.kind === 'ready') this.ready = report;
    if (report.kind !== 'ready' || this.areAllOpen) process.send?.(report);
  }

  allAreOpen(): void {
    this.areAllOpen = true;
    if (this.ready) process.send?.(this.ready);
  }
}

import { describe, expect, it, vi } from 'vitest';
import { whenWaiting } from './when-waiting';

/** A browser's registration as far as it is looked at: what is installing, waiting and active. */
class Registration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: EventTarget | null = null;
  active: EventTarget | null = null;

  /** A version is found, and downloads its files. */
  find(): EventTarget {
    this.installing = new EventTarget();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  /** The version that was found goes on to be installed, or is thrown away. */
  end(version: EventTarget, to: 'waiting' | 'redundant'): void {
    this.installing = null;
    if (to === 'waiting') this.waiting = version;
    version.dispatchEvent(new Event('statechange'));
  }

  activate(): void {
    const version = this.waiting;
    this.waiting = null;
    this.active = version;
    version?.dispatchEvent(new Event('statechange'));
  }
}

const watched = (registration = new Registration()) => {
  const report = vi.fn();
  whenWaiting(registration as unknown as ServiceWorkerRegistration, report);
  return { registration, report };
};

/** A shop whose first version is in use. */
const inUse = () => {
  const registration = new Registration();
  registration.active = new EventTarget();
  return registration;
};

describe('a version of the shop', () => {
  it('is not reported when it is the first', () => {
    const { registration, report } = watched();
    registration.end(registration.find(), 'waiting');
    registration.activate();
    expect(report).not.toHaveBeenCalled();
  });

  it('is reported once when it waits', () => {
    const { registration, report } = watched(inUse());
    const newer = registration.find();
    expect(report).not.toHaveBeenCalled();
    registration.end(newer, 'waiting');
    newer.dispatchEvent(new Event('statechange'));
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('is reported after one that could not be installed', () => {
    const { registration, report } = watched(inUse());
    registration.end(registration.find(), 'redundant');
    expect(report).not.toHaveBeenCalled();
    registration.end(registration.find(), 'waiting');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('is reported after another that waited', () => {
    const { registration, report } = watched(inUse());
    registration.end(registration.find(), 'waiting');
    registration.end(registration.find(), 'waiting');
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('is reported when it waits, or is being installed, as the page opens', () => {
    const waits = inUse();
    waits.waiting = new EventTarget();
    expect(watched(waits).report).toHaveBeenCalledTimes(1);

    const installs = inUse();
    installs.installing = new EventTarget();
    const { report } = watched(installs);
    expect(report).not.toHaveBeenCalled();
    installs.end(installs.installing, 'waiting');
    expect(report).toHaveBeenCalledTimes(1);
  });
});

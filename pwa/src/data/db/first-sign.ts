import { actionRecorder } from './recorded-actions';

/** What shows that someone is about to do something. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/**
 * Resolves at the visitor's first sign of life, immediately where there was one before.
 * @param latestMs the longest it takes, in milliseconds
 */
export function firstSign(latestMs: number): Promise<void> {
  if (actionRecorder()?.active) return Promise.resolve();
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (event?: Event) => {
      if (event && isByItself(event)) return;
      clearTimeout(latest);
      ended.abort();
      resolve();
    };
    const latest = setTimeout(() => end(), latestMs);
    for (const sign of SIGNS)
      window.addEventListener(sign, end, { capture: true, passive: true, signal: ended.signal });
  });
}

/** A strip of choices scrolls to the one that is chosen when it appears; whoever scrolls it by hand touches it first. */
const isByItself = ({ type, target }: Event): boolean =>
  type === 'scroll' && target instanceof HTMLElement && target.dataset.scrollArea === undefined;

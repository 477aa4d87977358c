import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeRouter } from './before-router';
import { historyIndex } from './history-index';

/** Whether somebody wants to leave what they have written. */
export interface LeaveGuard {
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Where a click leads inside the shop; undefined where it opens elsewhere or leads nowhere else. */
function followedBy(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = new URL(link.href, location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : undefined;
}

/**
 * Keeps what was written from being lost: links, Back and Forward are held until somebody says so, and the browser asks
 * before the page is closed or loaded anew.
 * @param written something would be lost now
 */
export function useLeaveGuard(written: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ readonly go: () => void }>();
  const heldIndex = useRef(0);

  useEffect(() => {
    if (!written) return;
    heldIndex.current = historyIndex();
    let returning = false;

    const onClick = (event: MouseEvent) => {
      const to = followedBy(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld({ go: () => navigate(to) });
    };
    // Before the router handles it: the address goes back to where the form stands.
    const onPopState = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      const steps = historyIndex() - heldIndex.current;
      if (steps === 0) return;
      returning = true;
      history.go(-steps);
      setHeld({ go: () => history.go(steps) });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    document.addEventListener('click', onClick, true);
    const letGo = beforeRouter(onPopState);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      letGo();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [written, navigate]);

  return {
    asking: held !== undefined,
    stay: () => setHeld(undefined),
    leave: () => {
      setHeld(undefined);
      held?.go();
    },
  };
}

import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the first picture inside an element has arrived, so that others do not compete with it. False on the server.
 * @param frame holds at least that picture
 */
export function useFirstPictureShown(frame: RefObject<HTMLElement | null>): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const first = frame.current?.querySelector('img');
    const notify = () => setShown(true);
    if (!first || first.complete) {
      notify();
      return;
    }
    first.addEventListener('load', notify);
    // A picture that cannot be had keeps nobody waiting.
    first.addEventListener('error', notify);
    return () => {
      first.removeEventListener('load', notify);
      first.removeEventListener('error', notify);
    };
  }, [frame]);
  return shown;
}

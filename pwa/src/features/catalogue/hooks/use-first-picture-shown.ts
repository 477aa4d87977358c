import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the first picture inside an element has arrived, so that others do not compete with it. False on the server.
 * @param frame holds at least that picture
 */
export function useFirstPictureShown(frame: RefObject<HTMLElement | null>): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const first = frame.current?.querySelector('img');
    const tell = () => setShown(true);
    if (!first || first.complete) {
      tell();
      return;
    }
    first.addEventListener('load', tell);
    // A picture that cannot be had keeps nobody waiting.
    first.addEventListener('error', tell);
    return () => {
      first.removeEventListener('load', tell);
      first.removeEventListener('error', tell);
    };
  }, [frame]);
  return shown;
}

import { useEffect, useState } from 'react';
import { afterFirstInteraction } from '#data/db/after-first-interaction.ts';
import { useFirstData } from '#data/db/first-data.ts';
import { whenIdle } from '#ui/page/when-idle.ts';

/** The last answer this device got; a page from the service worker is shown before the shop can be asked. */
const KEY = 'shown-demo';
/** The longest the page may keep the question waiting, in milliseconds. */
const LATEST_MS = 1500;

const wasShown = (): boolean => !import.meta.env.SSR && localStorage.getItem(KEY) !== null;

function storeShown(shown: boolean): void {
  if (shown) localStorage.setItem(KEY, '');
  else localStorage.removeItem(KEY);
}

/** Whether this is a demo that is shown to others: by the document, or for pages of the service worker by the shop. */
export function useShownDemo(): boolean {
  const first = useFirstData()?.demo;
  // The document loses its first data when the shopper goes on; the shop stays what it is.
  const [fromServer] = useState(first);
  const [shown, setShown] = useState(() => fromServer ?? wasShown());
  useEffect(() => {
    if (fromServer !== undefined) {
      storeShown(fromServer);
      return;
    }
    let gone = false;
    ask().then((answer) => {
      if (gone || answer === undefined) return;
      storeShown(answer);
      setShown(answer);
    });
    return () => {
      gone = true;
    };
  }, [fromServer]);
  return shown;
}

/** @returns undefined when the shop cannot be asked: what is known stays */
async function ask(): Promise<boolean | undefined> {
  await afterFirstInteraction();
  // What is known is shown already; the code that asks takes a slow phone 150 ms.
  await whenIdle(LATEST_MS);
  try {
    return await (await import('#data/api/health-api.ts')).isShownDemo();
  } catch {
    return undefined;
  }
}

import { LATER_STYLES } from '../../data/db/document-names';

/**
 * Resolves once the styles are there that the entry has fetched behind the first screen. (Where they are part of the document, no code
 * runs before them.)
 * @throws Error when they cannot be fetched: the first screen stays, as where the app's code cannot
 */
export async function stylesLoaded(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[${LATER_STYLES}^=f]`);
  if (!link) return;
  const failed = () => new Error(`Unable to preload CSS for ${link.href}`);
  // What could not be fetched is an empty sheet in Chromium.
  if (link.getAttribute(LATER_STYLES) === 'failed') throw failed();
  if (link.sheet) return;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(failed()), { once: true });
  });
}

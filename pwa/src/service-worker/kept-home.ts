/// <reference lib="webworker" />

import { chosenLanguage, LANGUAGE_COOKIE } from '@jhola/shared/languages/chosen-language';
import { KEPT_PAGES } from '../data/db/document-names';
import { languages } from '../i18n/languages';
import { keptDocument, languageOf } from './kept-document';

/** The one page that is kept: where the shop opens. */
const HOME = '/';

/**
 * The home page as the server made it when it was asked last, with its products: a later visit sees them before any code
 * has run. It is nobody's own: the server does not know who asks, but for the language.
 */
export class KeptHome {
  private readonly cacheName: string;

  /**
   * @param version names the build of this service worker
   * @param isHere whether it has a file of that address
   */
  constructor(
    version: string,
    private readonly isHere: (address: string) => boolean,
  ) {
    this.cacheName = KEPT_PAGES + version;
  }

  /** Whether an address is the home page's. */
  isMeant = ({ pathname, search }: URL): boolean => pathname === HOME && search === '';

  /** The home page in the shopper's language; `undefined` where none is kept, or the browser does not report the language. */
  async answer(scope: ServiceWorkerGlobalScope): Promise<Response | undefined> {
    // Safari before 18.4 has no Cookie Store
    if (!('cookieStore' in scope)) return undefined;
    const cookie = await scope.cookieStore.get(LANGUAGE_COOKIE);
    const { tag } = languages[chosenLanguage(`${LANGUAGE_COOKIE}=${cookie?.value ?? ''}`)];
    return caches.match(keyOf(tag), { cacheName: this.cacheName });
  }

  /**
   * Asks the server for the home page and keeps it; what is kept stays where the answer is of no use.
   * @throws TypeError without a network
   */
  async renew(): Promise<void> {
    const answer = await fetch(HOME, { credentials: 'same-origin' });
    if (answer.status !== 200 || answer.redirected) return;
    const text = keptDocument(await answer.text(), this.isHere);
    if (!text) return;
    const headers = new Headers(answer.headers);
    for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
    const cache = await caches.open(this.cacheName);
    await cache.put(keyOf(languageOf(text)), new Response(text, { headers }));
  }

  /** Drops the pages of other versions: their code leaves the cache with them. */
  async dropOthers(): Promise<void> {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(KEPT_PAGES) && name !== this.cacheName,
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  }
}

const keyOf = (tag: string): string => `${HOME}?lang=${tag}`;

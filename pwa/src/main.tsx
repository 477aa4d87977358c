import './trusted-types';
import './zod-without-eval';
import './app/theme/theme.css';
import './app/theme/pages.css';
import './app/theme/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { LocaleProvider } from '#i18n/LocaleProvider.tsx';
import { applyChosenLocale } from '#language/choose-language.ts';
import { App } from './app/App';
import { stylesLoaded } from './app/first-screen/styles-loaded';
import { openSharedSearch } from './app/home-screen/shared-search';
import { readStoredPage } from './app/routing/read-stored-page';
import { routes } from './app/routing/routes';
import { startInBackground } from './app/start-in-background';
import { followBrandColours } from './app/theme/apply-brand-colours';
import { FirstDataContext } from './data/db/first-data';
import { readFirstData } from './data/db/first-data-element';
import { openStore } from './data/db/open-store';
import { showKnownShop } from './data/shop/known-shop';
import { listenBeforeRouter } from './ui/history/before-router';

openSharedSearch();
listenBeforeRouter();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no place for the app');

/** A function, since a page's chunk stands on this one: waiting for it at the top level would be waiting for itself. */
async function open(root: HTMLElement): Promise<void> {
  const firstData = readFirstData();
  showKnownShop(firstData);
  // Nothing came with the document: what is shown stands in the store, which opens meanwhile. Who reads it reports when it cannot.
  if (!firstData.data) Promise.allSettled([openStore().then((store) => store.open())]);
  const [first] = matchRoutes([...routes], window.location.pathname) ?? [];
  // The first render then shows the page itself, not its placeholder. A page that cannot be loaded reports it when it renders.
  const page = first && [first.route.load(), readStoredPage(firstData, first)];
  await Promise.allSettled([applyChosenLocale(), followBrandColours(), ...(page ?? [])]);
  await stylesLoaded();
  const app = (
    <StrictMode>
      <LocaleProvider>
        <FirstDataContext value={firstData}>
          <App />
        </FirstDataContext>
      </LocaleProvider>
    </StrictMode>
  );
  // The server's first screen is being looked at meanwhile: in slices, so that scrolling it never waits.
  startTransition(() => createRoot(root).render(app));
  startInBackground();
}

// Running this code was a task of its own: what a finger does meanwhile has its turn before the next.
setTimeout(open, 0, root);

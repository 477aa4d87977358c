import { useContext, useDeferredValue, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useShopSettings } from '#data/queries/use-shop-settings.ts';
import { languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/use-texts.ts';
import { usePageIsCurrent } from '#ui/page/page-context.ts';
import { HeadTags } from './HeadTags';
import type { PageFacts } from './page-facts';
import { ServerHeadContext } from './server-head';

/**
 * The page's title, description, canonical link, Open Graph and JSON-LD: in the document's head while the page is the
 * one on screen, and in the server-rendered HTML.
 */
export function PageHead(facts: PageFacts) {
  const serverHead = useContext(ServerHeadContext);
  serverHead?.report(facts);
  return serverHead ? null : <HeadInDocument {...facts} />;
}

function HeadInDocument(facts: PageFacts) {
  // Its tags change when the page is painted.
  const current = useDeferredValue(usePageIsCurrent());
  const shop = useShopSettings();
  const locale = languages[useLanguage()].tag.replace('-', '_');
  useLayoutEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-server-head]')) tag.remove();
  }, []);
  if (!current) return null;
  return createPortal(
    <HeadTags {...facts} origin={window.location.origin} shop={shop} locale={locale} />,
    document.head,
  );
}

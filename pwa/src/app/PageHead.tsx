import { useLayoutEffect } from 'react';
import { usePageIsCurrent } from './page-context';
import { shopIdentity } from './shop-identity';

interface PageHeadProps {
  /** The page's own title; the shop's name is added. */
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  /** The path of the canonical link; without it the page has none. */
  readonly canonical?: string;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
}

/** The page's title, description and canonical link, in the head while the page is the one on screen. */
export function PageHead({ title, description, keywords, canonical, noIndex }: PageHeadProps) {
  const current = usePageIsCurrent();
  useLayoutEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-server-head]')) tag.remove();
  }, []);
  if (!current) return null;
  return (
    <>
      <title>{title.includes(shopIdentity.name) ? title : `${title} | ${shopIdentity.name}`}</title>
      <meta name="description" content={description ?? shopIdentity.description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={new URL(canonical, window.location.origin).href} />}
    </>
  );
}

import type { ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import type { ReactNode } from 'react';
import { useShopPage } from '#data/queries/use-shop-page.ts';
import { appTexts } from '#i18n/app-texts.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Article } from '#ui/article/Article.tsx';
import { LoadingPlaceholder } from '#ui/feedback/LoadingPlaceholder.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Markdown } from '#ui/markdown/Markdown.tsx';

interface OwnTextProps {
  readonly page: ShopPageName;
  readonly title: string;
  /** The shop's own text. */
  readonly children: ReactNode;
}

/** A page of the shop: the text of its owner, where there is one (docs/product.md#shop-pages). */
export function OwnText({ page, title, children }: OwnTextProps) {
  const text = useShopPage(page);
  const { loading } = useTexts(appTexts);
  if (text === '') return children;
  return (
    <Article title={title}>
      {text ? (
        <Markdown text={text} />
      ) : (
        <LoadingPlaceholder text={loading}>
          <Skeleton />
        </LoadingPlaceholder>
      )}
    </Article>
  );
}

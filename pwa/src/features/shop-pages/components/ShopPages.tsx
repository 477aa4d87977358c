import { SHOP_PAGES, type ShopPageName } from '@jhola/shared/contracts/shop-pages-limits';
import { useState } from 'react';
import { CouldNotLoad } from '#connection/CouldNotLoad.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Select } from '#ui/field/Select.tsx';
import { SettingsPage } from '#ui/settings/SettingsPage.tsx';
import type { PageText } from '../hooks/use-page-form';
import { usePageToEdit } from '../hooks/use-page-to-edit';
import { shopPagesTexts } from '../texts';
import { PageEditor } from './PageEditor';

interface ShopPagesProps {
  /** The page is on the screen. */
  readonly current: boolean;
  /** The texts that came with the shop, as Markdown. */
  readonly builtIn: Readonly<Record<ShopPageName, PageText>>;
}

/** The texts of the shop's pages, to be edited (docs/product.md#shop-pages). */
export function ShopPages({ current, builtIn }: ShopPagesProps) {
  const texts = useTexts(shopPagesTexts);
  const [name, setName] = useState<ShopPageName>('privacy-policy');
  const { found, failed, refetch, setData } = usePageToEdit(name, current);
  return (
    <SettingsPage title={texts.title} lead={texts.lead}>
      <Select
        label={texts.page}
        value={name}
        options={SHOP_PAGES.map((value) => ({ value, label: texts.pages[value] }))}
        onChoice={(chosen) => setName(chosen as ShopPageName)}
      />
      {failed && <CouldNotLoad title={texts.failed} retry={texts.retry} onRetry={refetch} />}
      {found?.page === name && (
        <PageEditor
          key={`${name} ${found.version}`}
          stored={found}
          builtIn={builtIn[name]}
          current={current}
          onSaved={(page) => setData(() => page)}
        />
      )}
    </SettingsPage>
  );
}

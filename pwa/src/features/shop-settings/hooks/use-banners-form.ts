import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { type FormEvent, useMemo, useState } from 'react';
import type { ApiError } from '#data/api/api-error.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { useListDraft } from '#ui/settings/use-list-draft.ts';
import { bannersTexts } from '../banners-texts';
import { saveShop } from '../commands/save-shop';
import {
  type BannerFieldName,
  type BannerFields,
  bannerFieldsOf,
  emptyBanner,
  readBanners,
} from '../rules/banner-fields';

/**
 * Writes the banners of the home page, in their order. What was written stays until it is saved or given up, whoever saves
 * meanwhile; the rest of the settings is saved as it is.
 * @param shop the newest settings
 */
export function useBannersForm(shop: ShopSettings) {
  const texts = useTexts(bannersTexts);
  const newest = useMemo(() => bannerFieldsOf(shop.banners), [shop]);
  const draft = useListDraft(newest, emptyBanner);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const { busy, problems, run, forget } = useMutation<string>(texts.wentWrong, {
    onRefused: (refusal) => setRefused(refusedField(refusal, draft.list)),
  });
  const shown = useMemo(() => ({ ...problems, ...refused }), [problems, refused]);
  const form = useFocusFirstWrong(shown);

  const check = async () => {
    draft.onChecked();
    setRefused({});
    const read = readBanners(draft.list);
    if ('banners' in read) return {};
    const words = (field: string) =>
      texts.problems[field.slice(field.lastIndexOf('.') + 1) as BannerFieldName];
    return Object.fromEntries([...read.wrong].map((field) => [field, words(field)]));
  };

  return {
    ...draft,
    form,
    busy,
    /** A field's problem, until somebody writes into the field again. */
    problemOf: (key: string, field: BannerFieldName) =>
      draft.isMended(`${key}.${field}`) ? undefined : shown[`${key}.${field}`],
    reset: () => {
      draft.reset();
      forget();
      setRefused({});
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void run(async () => {
        const read = readBanners(draft.list);
        if (!('banners' in read)) return;
        const { version, pages: _, ...settings } = shop;
        await saveShop(version, { ...settings, banners: read.banners });
        draft.reset();
        return texts.saved;
      }, check);
    },
  };
}

/** The field that a refusal of the server is about: it counts the banners from 1. */
function refusedField({ code, message, details }: ApiError, list: readonly BannerFields[]) {
  const banner = code === 'shop-settings.no-such-picture' ? list[Number(details.number) - 1] : undefined;
  return banner ? { [`${banner.key}.picture`]: message } : {};
}

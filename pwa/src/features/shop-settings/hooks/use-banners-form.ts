import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { type FormEvent, useMemo, useState } from 'react';
import type { ApiError } from '#data/api/api-error.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { bannersTexts } from '../banners-texts';
import { saveShop } from '../commands/save-shop';
import {
  type BannerFieldName,
  type BannerFields,
  bannerFieldsOf,
  emptyBanner,
  readBanners,
} from '../rules/banner-fields';

interface Draft {
  /** The banners that were on the screen when somebody began to write. */
  readonly from: string;
  readonly list: readonly BannerFields[];
}

const plain = (list: readonly BannerFields[]) => JSON.stringify(list.map(({ key: _, ...fields }) => fields));

/**
 * Writes the banners of the home page, in their order. What was written stays until it is saved or given up, whoever saves
 * meanwhile; the rest of the settings is saved as it is.
 * @param shop the newest settings
 */
export function useBannersForm(shop: ShopSettings) {
  const texts = useTexts(bannersTexts);
  const [draft, setDraft] = useState<Draft>();
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const newest = useMemo(() => bannerFieldsOf(shop.banners), [shop]);
  const list = draft?.list ?? newest;
  const { busy, problems, run } = useMutation<string>(texts.wentWrong, {
    onRefused: (refusal) => setRefused(refusedField(refusal, list)),
  });
  const shown = useMemo(() => ({ ...problems, ...refused }), [problems, refused]);
  const form = useFocusFirstWrong(shown);
  const changed = plain(list) !== plain(newest);

  const change = (next: (now: readonly BannerFields[]) => readonly BannerFields[]) =>
    setDraft((before) => ({
      from: before?.from ?? plain(newest),
      list: next(before?.list ?? newest),
    }));

  const check = async () => {
    setMended(new Set());
    setRefused({});
    const read = readBanners(list);
    if ('banners' in read) return {};
    const words = (field: string) =>
      texts.problems[field.slice(field.lastIndexOf('.') + 1) as BannerFieldName];
    return Object.fromEntries([...read.wrong].map((field) => [field, words(field)]));
  };

  return {
    form,
    list,
    busy,
    changed,
    change,
    changeBanner: (key: string, fields: Partial<BannerFields>) => {
      change((now) => now.map((banner) => (banner.key === key ? { ...banner, ...fields } : banner)));
      setMended((before) => new Set([...before, ...Object.keys(fields).map((field) => `${key}.${field}`)]));
    },
    add: () => change((now) => [...now, emptyBanner(crypto.randomUUID())]),
    /** A field's problem, until somebody writes into the field again. */
    problemOf: (key: string, field: BannerFieldName) =>
      mended.has(`${key}.${field}`) ? undefined : shown[`${key}.${field}`],
    /** Somebody else has changed the banners since this form was begun. */
    isOvertaken: changed && draft !== undefined && draft.from !== plain(newest),
    reset: () => setDraft(undefined),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void run(async () => {
        const read = readBanners(list);
        if (!('banners' in read)) return;
        const { version, pages: _, ...settings } = shop;
        await saveShop(version, { ...settings, banners: read.banners });
        setDraft(undefined);
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

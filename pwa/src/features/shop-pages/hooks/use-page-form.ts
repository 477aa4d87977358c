import type { ShopPage } from '@jhola/shared/contracts/shop-pages.contract';
import { MAX_PAGE_TEXT } from '@jhola/shared/contracts/shop-pages-limits';
import { type FormEvent, useState } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { saveShopPage } from '../commands/save-shop-page';
import { shopPagesTexts } from '../texts';

/** A text in both languages. */
export type PageText = Pick<ShopPage, 'en' | 'hi'>;

/**
 * Writes the texts of a page.
 * @param stored the texts as the shop has them
 * @param builtIn the shop's own, to begin with
 * @param onSaved gets the saved texts
 */
export function usePageForm(stored: ShopPage, builtIn: PageText, onSaved: (page: ShopPage) => void) {
  const texts = useTexts(shopPagesTexts);
  const isOwn = stored.en !== '' || stored.hi !== '';
  const shown: PageText = isOwn ? stored : builtIn;
  const [written, setWritten] = useState<Partial<PageText>>({});
  const { busy, problems, run, forget } = useMutation<keyof PageText>(texts.wentWrong);
  const form = useFocusFirstWrong(problems);
  const fields: PageText = { en: shown.en, hi: shown.hi, ...written };

  const save = async ({ en, hi }: PageText) => {
    onSaved(await saveShopPage({ page: stored.page, version: stored.version, en, hi }));
    setWritten({});
    return texts.saved;
  };
  const check = async () => ({
    ...(fields.en.trim() === '' && { en: texts.missing }),
    ...(fields.en.length > MAX_PAGE_TEXT && { en: texts.tooLong(MAX_PAGE_TEXT) }),
    ...(fields.hi.length > MAX_PAGE_TEXT && { hi: texts.tooLong(MAX_PAGE_TEXT) }),
  });
  return {
    form,
    fields,
    busy,
    problems,
    isOwn,
    isOvertaken: false,
    changed: fields.en !== shown.en || fields.hi !== shown.hi,
    write: (text: Partial<PageText>) => setWritten((before) => ({ ...before, ...text })),
    reset: () => {
      setWritten({});
      forget();
    },
    restore: () => void run(() => save({ en: '', hi: '' })),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void run(() => save(fields), check);
    },
  };
}

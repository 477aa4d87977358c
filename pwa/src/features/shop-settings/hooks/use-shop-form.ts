import type { ShopSettings } from '@jhola/shared/contracts/shop-settings.contract';
import { type FormEvent, useMemo, useState } from 'react';
import { useMutation } from '#data/queries/use-mutation.ts';
import { translateRefusal } from '#i18n/locale.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useFocusFirstWrong } from '#ui/field/use-focus-first-wrong.ts';
import { saveShop } from '../commands/save-shop';
import { fieldsOf, readShop, SHOP_FIELDS, type ShopFieldName, type ShopFields } from '../rules/shop-fields';
import { shopSettingsTexts } from '../texts';

/** The settings as they were when somebody began to write, and what was written. */
interface Draft {
  readonly from: ShopSettings;
  readonly written: Partial<ShopFields>;
}

/**
 * Writes the shop's settings. A field that was not touched shows the newest settings, whoever saved them; what was written
 * stays until it is saved.
 * @param shop the newest settings
 * @param start what stands in the fields at first in the place of the settings
 * @param onSaved called once they are saved
 */
export function useShopForm(shop: ShopSettings, start?: Partial<ShopFields>, onSaved?: () => void) {
  const texts = useTexts(shopSettingsTexts);
  const [draft, setDraft] = useState<Draft | undefined>(start && { from: shop, written: start });
  const { busy, problems, run, forget } = useMutation<ShopFieldName>(texts.wentWrong);
  const form = useFocusFirstWrong(problems);
  const [mended, setMended] = useState<ReadonlySet<ShopFieldName>>(new Set());

  const newest = useMemo(() => fieldsOf(shop), [shop]);
  const began = useMemo(() => draft && fieldsOf(draft.from), [draft]);
  const fields: ShopFields = { ...newest, ...draft?.written };
  const changed = SHOP_FIELDS.some((name) => fields[name] !== newest[name]);

  const changeField = (name: ShopFieldName, value: string) => {
    setDraft((before) => ({ from: before?.from ?? shop, written: { ...before?.written, [name]: value } }));
    setMended((before) => new Set([...before, name]));
  };

  const check = async () => {
    setMended(new Set());
    const read = readShop(fields);
    if ('settings' in read) return {};
    return Object.fromEntries([...read.wrong].map((name) => [name, texts.problems[name]]));
  };

  return {
    form,
    fields,
    changeField,
    busy,
    changed,
    /** A field's problem, until somebody writes into the field again. */
    problemOf: (name: ShopFieldName) => (mended.has(name) ? undefined : problems[name]),
    /** Somebody else has saved since this form was begun. */
    isOvertaken: changed && draft !== undefined && draft.from.version !== shop.version,
    /** What somebody else has saved meanwhile in a field that was written here, too. */
    theirsIn: (name: ShopFieldName) =>
      draft?.written[name] !== undefined &&
      began &&
      began[name] !== newest[name] &&
      fields[name] !== newest[name]
        ? newest[name]
        : undefined,
    reset: () => {
      setDraft(undefined);
      forget();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void run(async () => {
        const read = readShop(fields);
        if (!('settings' in read)) return;
        await saveShop(shop.version, read.settings);
        setDraft(undefined);
        onSaved?.();
        return translateRefusal('Settings saved', texts.saved);
      }, check);
    },
  };
}

export type ShopFormState = ReturnType<typeof useShopForm>;

import type { ComponentProps } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import type { TextField } from '#ui/field/TextField.tsx';
import type { ShopFieldName } from '../rules/shop-fields';
import { shopSettingsTexts } from '../texts';
import type { ShopFormState } from './use-shop-form';

/** What a field of the shop's settings shows and does: its words, what stands in it, and what is wrong with that. */
export function useShopField(state: ShopFormState) {
  const texts = useTexts(shopSettingsTexts);
  return (name: ShopFieldName, maxLength: number) => {
    const theirs = state.theirsIn(name);
    const isHindi = name.endsWith('.hi');
    return {
      name,
      maxLength,
      label: texts.labels[name],
      lang: isHindi ? 'hi' : undefined,
      hint:
        theirs === undefined
          ? (texts.hints[name] ?? (isHindi ? texts.hindiHint : undefined))
          : texts.theirs(theirs || texts.nothing),
      value: state.fields[name],
      error: state.problemOf(name),
      autoComplete: 'off',
      onText: (value: string) => state.changeField(name, value),
    } satisfies Partial<ComponentProps<typeof TextField>>;
  };
}

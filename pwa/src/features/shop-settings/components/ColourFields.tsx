import { adjustedTones, brandTheme, THEME_COLOURS } from '@jhola/shared/identity/brand-colours';
import { useId } from 'react';
import { useTexts } from '#i18n/use-texts.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { SettingsCard } from '#ui/settings/SettingsCard.tsx';
import type { ShopFormState } from '../hooks/use-shop-form';
import { shopSettingsTexts } from '../texts';
import styles from './ColourFields.module.css';

/** The owner's colours, with what the shop makes of them where they are hard to see (docs/product.md#brand-colours). */
export function ColourFields({ state }: { readonly state: ShopFormState }) {
  const texts = useTexts(shopSettingsTexts);
  const own = state.fields.brand !== '' || state.fields.accent !== '';
  const reset = () => {
    state.changeField('brand', '');
    state.changeField('accent', '');
  };
  return (
    <SettingsCard title={texts.colours}>
      <p>{texts.coloursLead}</p>
      <div className={styles.colours}>
        <ColourField state={state} name="brand" />
        <ColourField state={state} name="accent" />
      </div>
      {own && (
        <div>
          <Button variant="outline" size="small" onClick={reset}>
            {texts.themeColours}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}

interface ColourFieldProps {
  readonly state: ShopFormState;
  readonly name: 'brand' | 'accent';
}

function ColourField({ state, name }: ColourFieldProps) {
  const texts = useTexts(shopSettingsTexts);
  const id = useId();
  const value = state.fields[name] || THEME_COLOURS[name];
  return (
    <Field id={id} label={texts.labels[name]} error={state.problemOf(name)} hint={noteOf(name, value, texts)}>
      <span className={styles.choice}>
        <input
          id={id}
          type="color"
          className={styles.colour}
          value={value}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => state.changeField(name, target.value.toLowerCase())}
        />
        <code>{value}</code>
      </span>
    </Field>
  );
}

/** What the owner has to know of a colour: whether another tone of it is used somewhere, and how words stand on it. */
function noteOf(
  name: 'brand' | 'accent',
  colour: string,
  texts: {
    readonly wordsOn: { readonly white: string; readonly black: string };
    readonly tone: { readonly light: string; readonly dark: string; readonly both: string };
  },
): string {
  const { light } = brandTheme({ ...THEME_COLOURS, [name]: colour });
  const words = light[name === 'brand' ? 'colour-on-primary' : 'colour-on-accent'];
  const said = words === '#ffffff' ? texts.wordsOn.white : texts.wordsOn.black;
  if (name === 'accent') return said;
  const adjusted = adjustedTones(colour);
  if (adjusted.light) return `${said} ${adjusted.dark ? texts.tone.both : texts.tone.light}`;
  return adjusted.dark ? `${said} ${texts.tone.dark}` : said;
}

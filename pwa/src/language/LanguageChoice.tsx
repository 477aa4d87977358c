import type { Language } from '@jhola/shared/languages/chosen-language';
import { useId } from 'react';
import { appTexts } from '#i18n/app-texts.ts';
import { languages } from '#i18n/languages.ts';
import { translate } from '#i18n/locale.ts';
import { useLanguage, useTexts } from '#i18n/use-texts.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { showToast } from '#ui/toasts/toast-store.ts';
import { chooseLanguage } from './choose-language';
import styles from './LanguageChoice.module.css';

const choices = Object.entries(languages) as [Language, (typeof languages)[Language]][];

const choose = (language: Language) =>
  chooseLanguage(language).catch(() => showToast('error', translate(appTexts).languageFailed));

/**
 * English or हिन्दी, each under its own name: the shop switches immediately and keeps the choice.
 * @param onDark stands on the footer's dark ground
 */
export function LanguageChoice({ onDark }: { readonly onDark?: boolean }) {
  const texts = useTexts(appTexts);
  const current = useLanguage();
  const group = useId();
  return (
    <fieldset className={classes(styles.choice, onDark && styles.onDark)}>
      <legend className={styles.legend}>
        <Icon name="globe" size={20} />
        {texts.language}
      </legend>
      <div className={styles.languages}>
        {choices.map(([language, { name, tag }]) => (
          <label key={language} className={styles.language} lang={tag}>
            <input
              type="radio"
              name={group}
              checked={language === current}
              onChange={() => choose(language)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
